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
  const { t } = useTranslation()
  const token = useToken()
  const { product, variant, pricing, document } = facts
  const [known, setKnown] = useState<KnownDraft | null>(() => readKnownDraft(product.id, variant.id))
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
    if (hasPageOnlyPicture(now.facts.document)) return now.known?.id ?? null
    setSaving(true)
    const answer = await saveDraft(draftBody(now.facts), now.known)
    setSaving(false)
    if (!answer.ok) {
      reportError(new Error(`The draft was not saved: ${answer.message}`))
      return now.known?.id ?? null
    }
    setKnown(answer.draft)
    setSavedState(now.state)
    setSavedAt(Date.now())
    rememberDraft(now.facts.product.id, now.facts.variant.id, answer.draft)
    if (answer.isCopy) toasts.info(t('designer:savedAsCopy'))
    return answer.draft.id
  }, [t])

  const isLoggedIn = typeof token === 'string'
  const hasChanged = !isSame(state, savedState)
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
