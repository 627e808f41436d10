import { Button } from '@first-fashion/ui'
import { Conversation } from '@first-fashion/ui/chat'
import type { LiveChatState } from '@first-fashion/ui/chat/live-chat'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { MessageBubble, type PendingActions, PendingBubble } from './message-bubble.tsx'
import { useFollowing } from './use-following.ts'
import '../chat-words.ts'

interface MessageListProps extends PendingActions {
  readonly state: LiveChatState
  /** Who of the shop types. */
  readonly typing: string | undefined
  /** Up to which message everything was in view. */
  readonly seen: number
  readonly onSeen: (last: number) => void
  readonly onOlder: () => Promise<void>
  /** What follows the newest message. */
  readonly children: ReactNode
}

/** The conversation, newest at the bottom. Screen readers hear what arrives. */
export function MessageList(props: MessageListProps) {
  const { state, typing, seen, onSeen, onOlder, onTryAgain, onEdit, children } = props
  const { t } = useTranslation()
  const { messages, pending } = state
  const list = useRef<HTMLDivElement>(null)
  const own = messages.findLast(({ senderType }) => senderType === 'customer')
  const toEnd = useFollowing(list, {
    first: messages[0]?.sequence ?? 0,
    last: messages.at(-1)?.sequence ?? 0,
    own: pending.at(-1)?.clientId ?? own?.clientId,
    onSeen,
  })
  return (
    <Conversation
      list={list}
      label={t('chat:messages')}
      messageClass="max-w-[85%]"
      state={state}
      side="customer"
      older={<Older onOlder={onOlder} />}
      empty={<p className="w-fit max-w-[85%] rounded-soft bg-sand px-3 py-2">{t('chat:welcome')}</p>}
      renderMessage={(message, receipt) => <MessageBubble message={message} receipt={receipt} />}
      renderPending={(message) => <PendingBubble message={message} onTryAgain={onTryAgain} onEdit={onEdit} />}
      typing={typing === undefined ? undefined : t('chat:typing', { name: typing })}
      below={<NewBelow count={countAfter(messages, seen)} onClick={toEnd} />}
    >
      {children}
    </Conversation>
  )
}

/** How many messages of the shop came after this one. */
const countAfter = (messages: LiveChatState['messages'], seen: number): number =>
  messages.filter(({ sequence, senderType }) => sequence > seen && senderType === 'admin').length

function Older({ onOlder }: Pick<MessageListProps, 'onOlder'>) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <Button
      variant="quiet"
      busy={isAsking}
      onClick={() => {
        setAsking(true)
        void onOlder().finally(() => setAsking(false))
      }}
    >
      {t('chat:older')}
    </Button>
  )
}

/** What arrived below what is in view. */
function NewBelow({ count, onClick }: { readonly count: number; readonly onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="absolute inset-x-0 bottom-2 flex justify-center">
      {count === 0 ? null : (
        <Button onClick={onClick} className="shadow-floating">
          <ArrowDown aria-hidden="true" size={18} />
          {t('chat:unread', { count })}
        </Button>
      )}
    </div>
  )
}
