import type { LiveChatState } from '@first-fashion/contract/chat/live-chat'
import { Button } from '@first-fashion/ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { MessageBubble, PendingBubble } from './message-bubble.tsx'
import '../chat-words.ts'

interface MessageListProps {
  readonly state: LiveChatState
  /** Who of the shop types. */
  readonly typing: string | undefined
  readonly onOlder: () => Promise<void>
  /** What follows the newest message. */
  readonly children: ReactNode
}

/** So near its end it follows what arrives, px. */
const nearEndPx = 120

/** The conversation, newest at the bottom. Screen readers hear what arrives. */
export function MessageList({ state, typing, onOlder, children }: MessageListProps) {
  const { t } = useTranslation()
  const { messages, pending, hasOlder, isLoaded, read } = state
  const list = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  useFollowing(list, messages[0]?.sequence ?? 0, messages.length + pending.length + (typing ? 1 : 0))
  const lastOwn = messages.findLast(({ senderType }) => senderType === 'customer')?.sequence
  return (
    <div
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      role="log"
      aria-label={t('chat:messages')}
      className="min-h-0 flex-1 overflow-y-auto px-4 py-4"
    >
      {hasOlder ? (
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
      ) : null}
      {isLoaded && messages.length + pending.length === 0 ? (
        <p className="mt-2 w-fit max-w-[85%] rounded-soft bg-sand px-3 py-2">{t('chat:welcome')}</p>
      ) : null}
      <ol className="flex flex-col gap-3">
        {messages.map((message) => (
          <MessageBubble
            key={message.sequence}
            message={message}
            receipt={message.sequence === lastOwn ? receiptOf(message.sequence, read.staff) : undefined}
          />
        ))}
        {pending.map((message) => (
          <PendingBubble key={message.clientId} message={message} />
        ))}
      </ol>
      {typing === undefined ? null : (
        <p className="mt-3 text-small text-timber">{t('chat:typing', { name: typing })}</p>
      )}
      {children}
    </div>
  )
}

const receiptOf = (sequence: number, read: number): 'read' | 'sent' => (read >= sequence ? 'read' : 'sent')

/** Stays at the end while it is there, and where it is when earlier messages come in above. */
function useFollowing(list: React.RefObject<HTMLDivElement | null>, first: number, size: number): void {
  const before = useRef({ first: 0, height: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when something was added.
  useLayoutEffect(() => {
    const box = list.current
    if (box === null) return
    const { first: known, height } = before.current
    const wasAtEnd = height === 0 || height - box.scrollTop - box.clientHeight < nearEndPx
    if (first < known) box.scrollTop += box.scrollHeight - height
    else if (wasAtEnd) box.scrollTop = box.scrollHeight
    before.current = { first, height: box.scrollHeight }
  }, [list, first, size])
}
