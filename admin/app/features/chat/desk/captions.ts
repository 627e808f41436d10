import { createCaptions } from '@first-fashion/ui/chat/captions'
import type { LiveChatState } from '@first-fashion/ui/chat/live-chat'
import { useEffect, useEffectEvent } from 'react'
import { showError } from '../../../platform/change-toasts.ts'
import { useWords } from '../words.ts'
import { changeDraft, tabStorage } from './drafts.ts'

const captions = createCaptions(tabStorage)
const nameOf = (staffId: string, conversationId: string) => `chat-captions-${staffId}-${conversationId}`

/** The captions of pictures that are on their way. */
export const captionsOf = (staffId: string, conversationId: string) => ({
  sending: (clientId: string, text: string) =>
    captions.sending(nameOf(staffId, conversationId), { clientId, text }),
  ended: (clientId: string) => captions.ended(nameOf(staffId, conversationId), clientId),
})

/** Gives back what an earlier page was sending and what did not arrive. */
export function useLeftCaptions(
  staffId: string,
  conversationId: string,
  { isLoaded, messages }: LiveChatState,
): void {
  const { t } = useWords()
  const say = useEffectEvent(() => showError(new Error(t('captionBack'))))
  useEffect(() => {
    if (!isLoaded) return
    const change = (to: (before: string) => string) => changeDraft(staffId, conversationId, to)
    if (captions.settle(nameOf(staffId, conversationId), messages, change)) say()
  }, [staffId, conversationId, isLoaded, messages])
}
