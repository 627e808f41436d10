import { useCallback, useEffect, useRef, useState } from 'react'
import { useToken } from '../../../../platform/session.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { type DraftFacts, draftBody, hasPageOnlyPicture } from './draft-body.ts'
import { type KnownDraft, readKnownDraft, rememberDraft } from './draft-memory.ts'
import { saveDraft } from './save-draft.ts'
import '../designer-words.ts'

/** So long after the last change a design is stored (spec B section 9). */
const autosaveDelayMs = 5000

export interface Autosave {
  readonly isSaving: boolean
  /** ms since 1970; null before the first time. */
  readonly savedAt: number | null
  readonly draftId: string | null
  /** Stores what is not stored yet, at once. Answers the draft, or null if there is none. */
  flush(): Promise<string | null>
}

/**
 * Stores the design as a draft, 5 seconds after it, its options or its price changed, if the shopper is logged in and
 * nothing is being stored (spec B section 4). A failure is only logged: the design is on this device in any case.
 */
export function useAutosave(facts: DraftFacts): Autosave {
  const isLoggedIn = typeof useToken() === 'string'
  const { variant, pricing, document } = facts
  const { save, known, savedAt, isSaving, hasChanged } = useStoredDraft(facts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the wait anew.
  useEffect(() => {
    if (!isLoggedIn || isSaving || !hasChanged) return
    const wait = setTimeout(() => void save(), autosaveDelayMs)
    return () => clearTimeout(wait)
  }, [document, variant.id, pricing.profitCents, isLoggedIn, isSaving, hasChanged, save])
  return {
    isSaving,
    savedAt,
    draftId: known?.id ?? null,
    flush: async () => (hasChanged || known === null ? save() : known.id),
  }
}

/** The draft as it is stored; `save` stores what is there when it is called. */
function useStoredDraft(facts: DraftFacts) {
  const { t } = useTranslation()
  const [known, setKnown] = useState<KnownDraft | null>(() =>
    readKnownDraft(facts.product.id, facts.variant.id),
  )
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  const state = stateOf(facts)
  // What is there when the page opens is stored, or empty.
  const [savedState, setSavedState] = useState(state)
  const latest = useRef({ facts, known, state })
  useEffect(() => {
    latest.current = { facts, known, state }
  })
  const save = useCallback(async (): Promise<string | null> => {
    const now = latest.current
    const before = now.known?.id ?? null
    if (hasPageOnlyPicture(now.facts.document)) return before
    setSaving(true)
    const answer = await saveDraft(draftBody(now.facts), now.known)
    setSaving(false)
    if (!answer.ok) {
      reportError(new Error(`The draft was not saved: ${answer.message}`))
      return before
    }
    setKnown(answer.draft)
    setSavedState(now.state)
    setSavedAt(Date.now())
    rememberDraft(now.facts.product.id, now.facts.variant.id, answer.draft)
    if (answer.isCopy) toasts.info(t('designer:savedAsCopy'))
    return answer.draft.id
  }, [t])
  return { save, known, savedAt, isSaving, hasChanged: !isSame(state, savedState) }
}

interface SavedState {
  readonly document: DraftFacts['document']
  readonly variantId: number
  readonly profitCents: number
}

const stateOf = ({ document, variant, pricing }: DraftFacts): SavedState => ({
  document,
  variantId: variant.id,
  profitCents: pricing.profitCents,
})

const isSame = (a: SavedState, b: SavedState): boolean =>
  a.document === b.document && a.variantId === b.variantId && a.profitCents === b.profitCents
