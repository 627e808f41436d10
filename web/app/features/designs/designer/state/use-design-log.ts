import '../designer-words.ts'
import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { useCallback, useEffect, useState } from 'react'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { createDesignLog, type DesignLog, type DesignLogOptions, readableEntries } from './design-log.ts'
import { draftFrom, draftIds } from './log-draft.ts'
import { logOwner } from './log-owner.ts'
import { type LogStorage, noStorage, openLogStorage } from './log-storage.ts'
import { createLogSync, type LogSync } from './log-sync.ts'
import { type DesignVersion, followMoves, openDesignLog } from './open-design-log.ts'
import { placeOf, type RequestedDesign } from './requested-design.ts'
import { rememberTabLog } from './tab-log.ts'
import { type UploadProgress, uploadLocalPictures } from './upload-local-pictures.ts'

export interface OpenLog {
  readonly id: string
  /** Of the variant that it was designed in last. */
  readonly variantId: number
  /** Those that were there when it was opened. */
  readonly entries: readonly DesignEntry[]
  readonly log: DesignLog
  readonly sync: LogSync
  readonly versions: readonly DesignVersion[]
}

/** The log of a design, or null while it is being read; and how other logs are opened. */
export function useDesignLog(requested: RequestedDesign): {
  readonly opened: OpenLog | null
  /** Until it is open: how far the pictures are that go to the library first. */
  readonly uploading: UploadProgress | null
  openVersion(id: string): void
  /** Opens what is there without the saved design that was asked for. */
  openStored(): void
} {
  const { t } = useTranslation()
  const [first, setFirst] = useState(requested)
  const [opened, setOpened] = useState<OpenLog | null>(null)
  const [version, setVersion] = useState<Version | null>(null)
  const [uploading, setUploading] = useState<UploadProgress | null>(null)
  const onCopy = useCallback(() => toasts.info(t('designer:tabCopy')), [t])
  const draft = opened === null ? undefined : `${first.productId}/${opened.variantId}`
  const openVersion = useCallback(
    (id: string) => setVersion(draft === undefined ? null : { draft, id }),
    [draft],
  )
  const openStored = useCallback(() => setFirst((before) => ({ ...before, isNew: false })), [])
  useEffect(() => {
    const hear = { onCopy, onUpload: setUploading }
    const opening = openLogStorage()
      .then((storage) => openLog(storage, first, version, hear))
      .catch((error: unknown) => {
        // Without storage the design lives in the page only.
        reportError(error)
        return openLog(noStorage, first, version, hear)
      })
    let isUnmounted = false
    void opening.then(({ close: _, ...log }) => isUnmounted || setOpened(log))
    return () => {
      isUnmounted = true
      void opening.then(({ close }) => close())
    }
  }, [first, version, onCopy])
  return { opened, uploading, openVersion, openStored }
}

interface Version {
  readonly draft: string
  readonly id: string
}

interface DesignLogListeners {
  readonly onCopy: () => void
  readonly onUpload: (progress: UploadProgress) => void
}

async function openLog(
  storage: LogStorage,
  requested: RequestedDesign,
  version: Version | null,
  { onCopy, onUpload }: DesignLogListeners,
): Promise<OpenLog & { close(): void }> {
  const database = storage.database()
  const now = () => Date.now()
  const { productId } = requested
  const owner = await logOwner(productId)
  if (database !== undefined) await followMoves(database, productId, owner.known)
  const place = version ?? (await placeOf(database, requested, owner))
  const { draft, id, begunFrom, isAgain } = { begunFrom: undefined, isAgain: false, ...place }
  const isNew = version === null && (requested.isNew || begunFrom !== undefined)
  const options = { owner, id, isNew, isAgain, now: now() }
  const { facts, others, ...stored } = await openDesignLog(database, draft, options)
  const claim = await claimMovingLog(facts.id)
  // A new one counts once something is in it.
  if (!isNew) rememberTabLog(productId, facts.id)
  const canUpload = database !== undefined && owner.isLoggedIn && claim.isOwn
  const rows = canUpload ? await uploadLocalPictures(database, facts.id, stored.rows, onUpload) : stored.rows
  const storedCount = rows === stored.rows ? stored.storedCount : rows.length
  const written = { ...{ storage, facts, rows, storedCount, now, onCopy }, productId, claim }
  const { log, sync, close } = writtenLog(written)
  const begun = begunFrom === undefined ? [] : [begin(log, begunFrom, now())]
  const entries = [...readableEntries(rows), ...begun]
  return { id: facts.id, ...draftIds(facts.draft), entries, log, sync, versions: others, close }
}

interface WrittenLogOptions extends Omit<DesignLogOptions, 'isOwn' | 'onWrite'> {
  readonly productId: number
  readonly claim: MovingClaim
}

/** A log that goes to the server as it is written, and the claim on it that goes along to its copy. */
function writtenLog({ productId, claim, onCopy, ...options }: WrittenLogOptions) {
  const log = createDesignLog({
    ...options,
    isOwn: claim.isOwn,
    onWrite: () => {
      rememberTabLog(productId, log.id())
      sync.wake()
    },
    onCopy: () => {
      claim.moveTo(log.id())
      onCopy()
    },
  })
  const sync = createLogSync(options.storage, log)
  sync.wake()
  const close = () => {
    sync.stop()
    claim.release()
  }
  return { log, sync, close }
}

/** Lets a new log begin with the design of a custom product, which is its draft from then on. */
function begin(log: DesignLog, product: CustomProduct, at: number): DesignEntry {
  const entry: DesignEntry = { at, change: { do: 'open', sides: product.designs } }
  const stored = draftFrom(product, 1)
  const { profitCents, name, description } = stored
  log.setDraft(log.id(), { stored })
  log.choose({ profitCents, name, description })
  log.write(entry)
  return entry
}

/** A tab that was just closed or killed has so long to let go of its log. */
const timeoutMs = 300

interface Claim {
  /** No other tab has it. */
  readonly isOwn: boolean
  release(): void
}

/** The claim of what a tab has open, which may become another log. */
interface MovingClaim {
  /** No other tab had the first one. */
  readonly isOwn: boolean
  /** Lets go of the one before. */
  moveTo(id: string): void
  release(): void
}

async function claimMovingLog(id: string): Promise<MovingClaim> {
  let claim = await claimLog(id)
  let isReleased = false
  const { isOwn } = claim
  const move = async (next: string) => {
    claim.release()
    claim = await claimLog(next)
    if (isReleased) claim.release()
  }
  return {
    isOwn,
    moveTo: (next) => void move(next),
    release: () => {
      isReleased = true
      claim.release()
    },
  }
}

/** Claims a log for this tab, until the tab ends or lets go of it. Without locks each tab takes itself for the only one. */
function claimLog(id: string): Promise<Claim> {
  if (!('locks' in navigator)) return Promise.resolve({ isOwn: true, release: () => undefined })
  return new Promise((resolve) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    navigator.locks
      .request(`design-log ${id}`, { signal: AbortSignal.timeout(timeoutMs) }, () => {
        resolve({ isOwn: true, release })
        return released
      })
      .catch(() => resolve({ isOwn: false, release }))
  })
}
