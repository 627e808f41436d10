import { FloatingButton } from '@first-fashion/ui'
import { MessageCircle } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useSteppingAside } from './use-stepping-aside.ts'
import '../chat-words.ts'

interface ChatButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly isOnline: boolean
  readonly unread: number
  readonly onClick: () => void
}

/** The round button at the bottom right: unread messages, and whether the chat is connected. */
export function ChatButton({ ref, isOpen, isOnline, unread, onClick }: ChatButtonProps) {
  const { t } = useTranslation()
  const isAside = useSteppingAside(ref)
  const name = unread > 0 ? t('chat:openUnread', { count: unread }) : t('chat:open')
  return (
    <FloatingButton
      ref={ref}
      label={isOpen ? t('chat:close') : name}
      isOpen={isOpen}
      isOnline={isOnline}
      state={isOnline ? t('chat:online') : t('chat:offline')}
      unread={unread}
      isAside={isAside && !isOpen}
      onClick={onClick}
    >
      <MessageCircle aria-hidden="true" size={24} />
    </FloatingButton>
  )
}
