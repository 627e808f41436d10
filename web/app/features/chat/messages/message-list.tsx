import { Button } from '@first-fashion/ui'
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
  const { messages, pending, hasOlder, isLoaded } = state
  const list = useRef<HTMLDivElement>(null)
  const own = messages.findLast(({ senderType }) => senderType === 'customer')
  const toEnd = useFollowing(list, {
    first: messages[0]?.sequence ?? 0,
    last: messages.at(-1)?.sequence ?? 0,
    own: pending.at(-1)?.clientId ?? own?.clientId,
    onSeen,
  })
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        role="log"
        aria-label={t('chat:messages')}
        className="relative min-h-0 flex-1 overflow-y-auto px-4 py-4"
      >
        <div>
          {hasOlder ? <Older onOlder={onOlder} /> : null}
          {isLoaded && messages.length + pending.length === 0 ? (
            <p className="w-fit max-w-[85%] rounded-soft bg-sand px-3 py-2">{t('chat:welcome')}</p>
          ) : null}
          <Messages state={state} lastOwn={own?.sequence} onTryAgain={onTryAgain} onEdit={onEdit} />
          {typing === undefined ? null : (
            <p className="mt-3 text-small text-timber">{t('chat:typing', { name: typing })}</p>
          )}
          {children}
        </div>
      </div>
      <NewBelow count={countAfter(messages, seen)} onClick={toEnd} />
    </div>
  )
}

/** How many messages of the shop came after this one. */
const countAfter = (messages: LiveChatState['messages'], seen: number): number =>
  messages.filter(({ sequence, senderType }) => sequence > seen && senderType === 'admin').length

interface MessagesProps extends PendingActions {
  readonly state: LiveChatState
  readonly lastOwn: number | undefined
}

function Messages({ state: { messages, pending, read }, lastOwn, ...actions }: MessagesProps) {
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <MessageBubble
          key={message.sequence}
          message={message}
          receipt={message.sequence === lastOwn ? receiptOf(message.sequence, read.staff) : undefined}
        />
      ))}
      {pending.map((message) => (
        <PendingBubble key={message.clientId} message={message} {...actions} />
      ))}
    </ol>
  )
}

const receiptOf = (sequence: number, read: number): 'read' | 'sent' => (read >= sequence ? 'read' : 'sent')

function Older({ onOlder }: Pick<MessageListProps, 'onOlder'>) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="mb-3 text-center">
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
    </div>
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
