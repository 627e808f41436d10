import { useEffect, useState } from 'react'

/** What was typed and not sent, by conversation: it outlives a look at another one. */
const drafts = new Map<string, string>()

/** The draft of a conversation. */
export function useDraft(conversationId: string) {
  const [draft, setDraft] = useState(() => drafts.get(conversationId) ?? '')
  useEffect(() => {
    if (draft === '') drafts.delete(conversationId)
    else drafts.set(conversationId, draft)
  }, [conversationId, draft])
  return [draft, setDraft] as const
}
