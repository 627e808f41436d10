import type { ChatMessage } from '@first-fashion/contract/chat/message'
import type { ReactNode, RefObject } from 'react'
import type { LiveChatState } from './live-chat.ts'
import type { PendingMessage } from './outbox.ts'

type Side = ChatMessage['senderType']

/** Whether the other side has read the newest message of one's own; undefined for all others. */
export type Receipt = 'read' | 'sent' | undefined

interface ConversationProps {
  readonly list: RefObject<HTMLDivElement | null>
  /** The accessible name of the messages. */
  readonly label: string
  readonly className?: string
  /** The class of each message, such as its width. */
  readonly messageClass: string
  readonly state: LiveChatState
  /** Whose messages are one's own: they stand on the right. */
  readonly side: Side
  /** Gets earlier messages; shown while there are some. */
  readonly older: ReactNode
  /** Shown while there is no message. */
  readonly empty: ReactNode
  readonly renderMessage: (message: ChatMessage, receipt: Receipt) => ReactNode
  readonly renderPending: (message: PendingMessage) => ReactNode
  /** Says who types. */
  readonly typing: string | undefined
  /** Follows the newest message. */
  readonly children?: ReactNode
  /** Stands over the lower edge: it leads to what arrived below. */
  readonly below: ReactNode
}

/** The messages of a conversation, newest at the bottom. Screen readers hear what arrives. */
export function Conversation(props: ConversationProps) {
  const { list, label, className = '', state, older, empty, typing, children, below } = props
  const { messages, pending, hasOlder, isLoaded } = state
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        role="log"
        aria-label={label}
        className={`relative min-h-0 flex-1 overflow-y-auto px-4 py-4 ${className}`}
      >
        <div>
          {hasOlder ? <div className="mb-3 text-center">{older}</div> : null}
          {isLoaded && messages.length + pending.length === 0 ? empty : null}
          <Messages {...props} />
          {typing === undefined ? null : <p className="mt-3 text-small text-timber">{typing}</p>}
          {children}
        </div>
      </div>
      {below}
    </div>
  )
}

const ownClass = 'items-end self-end'
const othersClass = 'items-start self-start'

function Messages({ state, side, messageClass, renderMessage, renderPending }: ConversationProps) {
  const { messages, pending, read } = state
  const lastOwn = messages.findLast(({ senderType }) => senderType === side)?.sequence
  const readByOther = side === 'customer' ? read.staff : read.customer
  const receiptOf = ({ sequence }: ChatMessage): Receipt => {
    if (sequence !== lastOwn) return undefined
    return readByOther >= sequence ? 'read' : 'sent'
  }
  const classOf = (isOwn: boolean) => `flex ${messageClass} flex-col gap-1 ${isOwn ? ownClass : othersClass}`
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <li key={message.sequence} className={classOf(message.senderType === side)}>
          {renderMessage(message, receiptOf(message))}
        </li>
      ))}
      {pending.map((message) => (
        <li key={message.clientId} className={classOf(true)}>
          {renderPending(message)}
        </li>
      ))}
    </ol>
  )
}

interface MessageTextProps {
  /** Its colours. */
  readonly className: string
  readonly children: ReactNode
}

/** A text as it was written, with its line breaks. */
export const MessageText = ({ className, children }: MessageTextProps) => (
  <p className={`rounded-soft px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere] ${className}`}>
    {children}
  </p>
)

interface MessagePictureProps {
  readonly url: string
  readonly alt: string
  readonly className?: string
}

/** A picture that leads to a larger one. */
export const MessagePicture = ({ url, alt, className = '' }: MessagePictureProps) => (
  <a href={url.replace('/640.', '/1600.')} target="_blank" rel="noopener">
    <img src={url} alt={alt} className={`max-h-64 w-auto max-w-full rounded-soft ${className}`} />
  </a>
)
