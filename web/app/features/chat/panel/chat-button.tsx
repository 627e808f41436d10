import { FloatingButton } from '@first-fashion/ui'
import { MessageCircle } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../chat-words.ts'

interface ChatButtonProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly isOpen: boolean
  readonly isOnline: boolean
  readonly unread: number
  readonly onClick: () => void
}

/** The round button at the bottom right: unread messages, and whether the chat is connected. */
export function ChatButton({ ref, isOpen, isOnline, unread, onClick }: ChatButtonProps) {
  const { t } = useTranslation()
  const name = unread > 0 ? t('chat:openUnread', { count: unread }) : t('chat:open')
  return (
    <FloatingButton
      ref={ref}
      label={isOpen ? t('chat:close') : name}
      isOpen={isOpen}
      isOnline={isOnline}
      state={isOnline ? t('chat:online') : t('chat:offline')}
      unread={unread}
      onClick={onClick}
    >
      <MessageCircle aria-hidden="true" size={24} />
    </FloatingButton>
  )
}
