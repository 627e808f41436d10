import { withCaption } from '@first-fashion/contract/chat/captions'
import { useCallback, useEffect, useState } from 'react'
import { tabDrafts } from './tab-drafts.ts'

/** What was typed and not sent: it outlives the open chat, a reload and a session that ended, for the same customer. */
export function useDraft(userId: string | undefined) {
  const [draft, setText] = useState('')
  useEffect(() => {
    const stored = userId === undefined ? null : tabDrafts.read(userId)
    // What was given back or typed before it was known whose draft it is, stays.
    if (stored !== null) setText((before) => (before === stored ? before : withCaption(stored, before)))
  }, [userId])
  const setDraft = useCallback(
    (change: (before: string) => string) =>
      setText((before) => {
        const now = change(before)
        if (userId !== undefined) tabDrafts.write(userId, now)
        return now
      }),
    [userId],
  )
  return [draft, setDraft] as const
}
