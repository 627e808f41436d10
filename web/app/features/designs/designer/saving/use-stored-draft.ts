import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import type { DesignLog } from '../state/design-log.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { type DraftFacts, draftBody, hasLocalPicture } from './draft-body.ts'
import {
  type DraftMark,
  hasSameDesign,
  isStoredIn,
  type KnownDraft,
  readKnownDraft,
  rememberDraft,
} from './draft-memory.ts'
import { saveDraft } from './save-draft.ts'
import { useOpenedDraft } from './use-opened-draft.ts'
import '../designer-words.ts'

export type DraftOptions = Omit<DraftFacts, 'document'>

const copiedWords = {
  changed: 'designer:savedAsCopy',
  ordered: 'designer:copyOfOrdered',
  inCart: 'designer:copyOfInCart',
} as const

/** The draft that holds what was there, or why it could not be stored, as one says it to the shopper. */
export type StoredDraft =
  | { readonly ok: true; readonly draftId: string }
  | { readonly ok: false; readonly message: string }

/** The draft as it is stored. `save` stores what is there when its turn comes. */
export function useStoredDraft(options: DraftOptions, log: DesignLog) {
  const { t } = useTranslation()
  const latest = useLatest(options)
  const { known, knownNow, remember } = useKnownDraft(options.product.id, log)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const store = useCallback(async (): Promise<StoredDraft> => {
    const { mark, ...facts } = latest()
    const logId = log.id()
    const before = knownNow()
    if (before !== null && isStoredIn(before, mark)) return { ok: true, draftId: before.id }
    if (hasLocalPicture(facts.document)) return { ok: false, message: t('designer:pictureIsLocal') }
    setSaving(true)
    const answer = await saveDraft(logId, draftBody(facts), changedDraft(before, mark))
    setSaving(false)
    if (!answer.ok) {
      setRefused((before) => ({ mark, times: timesOf(before, mark) + 1 }))
      reportError(new Error(`The draft was not saved: ${answer.message}`))
      return answer
    }
    const draft = { ...answer.draft, ...mark }
    // Meanwhile another variant may have been chosen, or the log become a copy.
    remember(logId, draft, latest().variant.id)
    setSavedAt(Date.now())
    if (answer.copied !== null) toasts.info(t(copiedWords[answer.copied]))
    return { ok: true, draftId: draft.id }
  }, [knownNow, latest, log, remember, t])
  const { mark, hasChanged } = useMark(options, known)
  const opened = useOpenedDraft(known, hasChanged)
  return {
    save: useOneByOne(store),
    known,
    opened,
    savedAt: savedAt ?? opened?.savedAt ?? null,
    isSaving,
    hasChanged,
    failures: timesOf(refused, mark),
  }
}

/**
 * The draft of the log that is open. A log that becomes a copy has none yet: the draft is that of the log before, which
 * another tab or device goes on with.
 */
function useKnownDraft(productId: number, log: DesignLog) {
  const [first] = useState(() => ({ log: log.id(), draft: readKnownDraft(productId, log.id()) }))
  const latest = useRef(first)
  const [shown, setShown] = useState(first)
  const id = useSyncExternalStore(log.subscribe, log.id)
  const knownNow = useCallback(() => (latest.current.log === log.id() ? latest.current.draft : null), [log])
  const remember = useCallback(
    (logId: string, draft: KnownDraft, variantId: number) => {
      latest.current = { log: logId, draft }
      setShown(latest.current)
      rememberDraft(productId, variantId, logId, draft)
    },
    [productId],
  )
  return { known: shown.log === id ? shown.draft : null, knownNow, remember }
}

const changedDraft = (before: KnownDraft | null, now: DraftMark) =>
  before && { ...before, isOnlyNamed: hasSameDesign(before, now) }

const markOf = ({ variant, pricing, name, description }: DraftOptions, entries: number): DraftMark => ({
  entries,
  variantId: variant.id,
  profitCents: pricing.profitCents,
  name,
  description,
})

/** What there is to be stored at any moment. */
function useLatest(options: DraftOptions): () => DraftFacts & { readonly mark: DraftMark } {
  const designer = useDesigner()
  const latest = useRef({ options, designer })
  useEffect(() => {
    latest.current = { options, designer }
  })
  return useCallback(() => {
    const { options, designer } = latest.current
    const { history, log } = designer.get()
    return { ...options, document: history.present, mark: markOf(options, log.length) }
  }, [])
}

/** What could not be stored, and how often that was tried. */
interface Refused {
  readonly mark: DraftMark
  readonly times: number
}

/** How often just this could not be stored. */
const timesOf = (refused: Refused | null, mark: DraftMark): number =>
  refused !== null && isStoredIn(refused.mark, mark) ? refused.times : 0

/**
 * What is there, and whether the draft does not hold it. Without a draft, whether anything was done since it was opened.
 */
function useMark(options: DraftOptions, known: KnownDraft | null) {
  const entries = useDesignerState(({ log }) => log.length)
  const isOnlyOpened = useDesignerState(({ log }) => log.every(({ change }) => change.do === 'open'))
  const mark = markOf(options, entries)
  const [opened] = useState(mark)
  const hasChanged =
    known !== null
      ? !isStoredIn(known, mark)
      : !hasSameDesign(isOnlyOpened ? { ...opened, entries } : opened, mark)
  return { mark, hasChanged }
}

/** Of two that begin at once the second waits for the first. */
function useOneByOne<Answer>(act: () => Promise<Answer>): () => Promise<Answer> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(() => {
    const next = last.current.then(act, act)
    last.current = next
    return next
  }, [act])
}
