import { createCaptions } from '@first-fashion/ui/chat/captions'
import type { LiveChatState } from '@first-fashion/ui/chat/live-chat'
import { useEffect, useEffectEvent } from 'react'
import { tabDrafts } from './tab-drafts.ts'

const captions = createCaptions(tabDrafts)
const nameOf = (conversationId: string) => `${conversationId}-captions`

/** The captions of pictures and cards that are on their way. */
export const captionsOf = (conversationId: string) => ({
  sending: (clientId: string, text: string) => captions.sending(nameOf(conversationId), { clientId, text }),
  ended: (clientId: string) => captions.ended(nameOf(conversationId), clientId),
})

/** Gives back what an earlier page was sending and what did not arrive. */
export function useLeftCaptions(
  conversationId: string,
  { isLoaded, messages }: Pick<LiveChatState, 'isLoaded' | 'messages'>,
  setDraft: (change: (before: string) => string) => void,
  onGivenBack: () => void,
): void {
  const givenBack = useEffectEvent(onGivenBack)
  useEffect(() => {
    if (isLoaded && captions.settle(nameOf(conversationId), messages, setDraft)) givenBack()
  }, [conversationId, isLoaded, messages, setDraft])
}
