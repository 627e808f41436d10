import { useCallback, useEffect, useState } from 'react'
import { sessionEnded } from '../../accounts/accounts.moments.ts'

const prefix = 'chat-draft-'

sessionEnded.subscribe(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
})

/** What was typed and not sent: it outlives the open chat, a reload and a session that ended, for the same customer. */
export function useDraft(userId: string | undefined) {
  const [draft, setText] = useState('')
  useEffect(() => {
    const stored = userId === undefined ? null : sessionStorage.getItem(prefix + userId)
    if (stored !== null) setText((before) => (before === '' ? stored : before))
  }, [userId])
  const setDraft = useCallback(
    (change: (before: string) => string) =>
      setText((before) => {
        const now = change(before)
        if (userId !== undefined) store(userId, now)
        return now
      }),
    [userId],
  )
  return [draft, setDraft] as const
}

function store(userId: string, draft: string): void {
  try {
    if (draft === '') sessionStorage.removeItem(prefix + userId)
    else sessionStorage.setItem(prefix + userId, draft)
  } catch {
    // Without storage it lives as long as the page.
  }
}
