import { useCallback, useEffect, useState } from 'react'
import { discardSavedDraft, readDraft, saveDraft } from '../accounts/index.ts'
import type { Typed } from './sections/typed-fields.ts'

/** Which section is being edited, for all sections of a tab: one at a time. */
export interface Editing {
  readonly section: string | null
  readonly edit: (section: string | null) => void
  /** The section's draft from before the session ended. */
  readonly typed: Typed
  readonly keep: (typed: Typed) => void
}

/** The edit state of a tab; it starts with the section that was open when the session ended. */
export function useEditing(tab: 'own' | 'settings', userId: string): Editing {
  const place = `profile ${tab}`
  const [draft] = useState(() => {
    const draft = readDraft(place)
    return draft?.userId === userId ? draft.fields : {}
  })
  const [typed, setTyped] = useState<Typed>(draft)
  const [section, setSection] = useState(draft.section ?? null)
  useEffect(() => discardSavedDraft(place), [place])
  const keep = useCallback(
    (fields: Typed) => saveDraft({ place, userId, fields: { ...fields, section: section ?? '' } }),
    [place, userId, section],
  )
  const edit = (next: string | null) => {
    setTyped({})
    setSection(next)
  }
  return { section, edit, typed, keep }
}
