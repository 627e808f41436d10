import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useToken } from '../../../../platform/session.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import type { DesignLog } from '../state/design-log.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { type DraftMark, hasSameDesign, isStoredIn } from '../state/log-draft.ts'
import type { StoreDraft, StoredDraft } from '../state/log-sync.ts'
import type { OpenLog } from '../state/use-design-log.ts'
import { type DraftFacts, draftBody, hasLocalPicture } from './draft-body.ts'
import { storeDraft } from './store-draft.ts'
import { type OpenedDraft, useOpenedDraft } from './use-opened-draft.ts'
import '../designer-words.ts'

type DraftOptions = Omit<DraftFacts, 'document' | 'log'>

export interface Autosave {
  readonly isSaving: boolean
  /** ms since 1970; null before the first time. */
  readonly savedAt: number | null
  /** Whether what is on the canvas is not in the draft yet. */
  readonly hasChanged: boolean
  readonly draftId: string | null
  /** The draft as the server has had it since before the page was opened, if it holds what was opened. */
  readonly opened: OpenedDraft | null
  /** Stores what is not stored yet, at once. */
  flush(): Promise<StoredDraft>
}

/**
 * Stores the design as the draft of its log, 5 seconds after it, its options or its price changed, if the shopper is
 * logged in [B4.15]. A failure is only logged: the design is on this device in any case, and is tried again after a while,
 * or when it has changed.
 */
export function useAutosave(options: DraftOptions, { log, sync }: Pick<OpenLog, 'log' | 'sync'>): Autosave {
  const isLoggedIn = typeof useToken() === 'string'
  const { store, isSaving, savedAt } = useStore(options, log)
  const { stored, mark, hasChanged } = useMark(options, log)
  const opened = useOpenedDraft(stored, hasChanged)
  // Every change begins the wait anew.
  useEffect(() => {
    if (isLoggedIn && hasChanged) sync.storeSoon(store)
  }, [...Object.values(mark), isLoggedIn, hasChanged, sync, store])
  return {
    isSaving,
    savedAt: savedAt ?? opened?.savedAt ?? null,
    hasChanged,
    draftId: stored?.id ?? null,
    opened,
    flush: () => sync.storeNow(store),
  }
}

const copiedWords = {
  changed: 'designer:savedAsCopy',
  ordered: 'designer:copyOfOrdered',
  inCart: 'designer:copyOfInCart',
} as const

/**
 * `store` stores what is there when its turn comes. It names the log only if the server has all of it: else another device
 * may have other entries in the same places, and the version decides who overwrites whom.
 */
function useStore(options: DraftOptions, log: DesignLog) {
  const { t } = useTranslation()
  const latest = useLatest(options)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  const store: StoreDraft = useCallback(
    async (onServer) => {
      const { mark, ...facts } = latest()
      const { stored } = log.facts()
      if (stored !== undefined && isStoredIn(stored, mark)) return { ok: true, draftId: stored.id }
      if (hasLocalPicture(facts.document))
        return { ok: false, message: t('designer:pictureIsLocal'), isSent: false }
      setSaving(true)
      const ofLog = onServer >= mark.entries ? { id: log.id(), entries: mark.entries } : undefined
      const answer = await storeDraft({ log, body: draftBody({ ...facts, log: ofLog }), mark })
      setSaving(false)
      if (!answer.ok) {
        reportError(new Error(`The draft was not saved: ${answer.message}`))
        return { ...answer, isSent: true }
      }
      setSavedAt(Date.now())
      if (answer.copied !== null) toasts.info(t(copiedWords[answer.copied]))
      return answer
    },
    [latest, log, t],
  )
  return { store, isSaving, savedAt }
}

/** What there is to be stored at any moment. */
function useLatest(options: DraftOptions): () => Omit<DraftFacts, 'log'> & { readonly mark: DraftMark } {
  const designer = useDesigner()
  const latest = useRef({ options, designer })
  useEffect(() => {
    latest.current = { options, designer }
  })
  return useCallback(() => {
    const { options, designer } = latest.current
    const { history, log } = designer.get()
    const mark = markOf(options, log.length)
    return { ...options, document: history.present, mark }
  }, [])
}

const markOf = ({ variant, pricing, name, description }: DraftOptions, entries: number): DraftMark => ({
  entries,
  variantId: variant.id,
  profitCents: pricing.profitCents,
  name,
  description,
})

/**
 * What is there, and whether the draft does not hold it. Without a draft, whether anything was done since it was opened.
 */
function useMark(options: DraftOptions, log: DesignLog) {
  const stored = useSyncExternalStore(log.subscribe, () => log.facts().stored)
  const entries = useDesignerState((state) => state.log.length)
  const isOnlyOpened = useDesignerState(({ log }) => log.every(({ change }) => change.do === 'open'))
  const mark = markOf(options, entries)
  const [opened] = useState(mark)
  const hasChanged =
    stored !== undefined
      ? !isStoredIn(stored, mark)
      : !hasSameDesign(isOnlyOpened ? { ...opened, entries } : opened, mark)
  return { stored, mark, hasChanged }
}
