import { useEffect } from 'react'
import { useToken } from '../../../../platform/session.ts'
import type { DesignLog } from '../state/design-log.ts'
import { useDesignerState } from '../state/designer-context.ts'
import { autosaveDelayMs } from './autosave-delay.rules.ts'
import type { DraftFacts } from './draft-body.ts'
import type { OpenedDraft } from './use-opened-draft.ts'
import { type StoredDraft, useStoredDraft } from './use-stored-draft.ts'

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
 * Stores the design as a draft, 5 seconds after it, its options or its price changed, if the shopper is logged in and
 * nothing is being stored [B4.15]. A failure is only logged: the design is on this device in any case,
 * and is tried again after a while, or when it has changed.
 */
export function useAutosave(facts: Omit<DraftFacts, 'document'>, log: DesignLog): Autosave {
  const isLoggedIn = typeof useToken() === 'string'
  const { variant, pricing, name, description } = facts
  const entries = useDesignerState((state) => state.log.length)
  const { save, known, opened, savedAt, isSaving, hasChanged, failures } = useStoredDraft(facts, log)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the wait anew.
  useEffect(() => {
    if (!isLoggedIn || isSaving || !hasChanged) return
    const wait = setTimeout(() => void save(), autosaveDelayMs(failures))
    return () => clearTimeout(wait)
  }, [
    ...[entries, variant.id, pricing.profitCents, name, description],
    ...[isLoggedIn, isSaving, hasChanged, failures, save],
  ])
  return { isSaving, savedAt, hasChanged, draftId: known?.id ?? null, opened, flush: save }
}
