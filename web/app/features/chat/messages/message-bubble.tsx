import type { ChatMessage } from '@first-fashion/contract/chat/message'
import type { PendingMessage } from '@first-fashion/contract/chat/outbox'
import { Button } from '@first-fashion/ui'
import { mediumDay, shortDay, timeOfDay } from '../../../platform/time/shop-dates.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { CardLink } from './card-link.tsx'
import { LinkedText } from './linked-text.tsx'
import { ProposalCard } from './proposal-card.tsx'
import '../chat-words.ts'

const ownClass = 'bg-ink text-paper'
const shopClass = 'bg-sand text-ink'

interface MessageBubbleProps {
  readonly message: ChatMessage
  /** Of the newest message of one's own. */
  readonly receipt: 'read' | 'sent' | undefined
}

/** A message with its time: the customer's on the right, the shop's on the left. */
export function MessageBubble({ message, receipt }: MessageBubbleProps) {
  const { t } = useTranslation()
  const isOwn = message.senderType === 'customer'
  return (
    <li
      data-sequence={message.sequence}
      className={`flex max-w-[85%] flex-col gap-1 ${isOwn ? 'items-end self-end' : 'items-start self-start'}`}
    >
      <span className="sr-only">{isOwn ? t('chat:you') : message.senderName}</span>
      {message.picture === null ? null : (
        <a href={message.picture.url.replace('/640.', '/1600.')} target="_blank" rel="noopener">
          <img
            src={message.picture.url}
            alt={t('chat:picture', { name: isOwn ? t('chat:you') : message.senderName })}
            className="max-h-64 w-auto max-w-full rounded-soft bg-sand"
          />
        </a>
      )}
      {message.message === '' ? null : (
        <p
          className={`rounded-soft px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere] ${isOwn ? ownClass : shopClass}`}
        >
          <LinkedText text={message.message} />
        </p>
      )}
      {message.card === null ? null : <CardLink card={message.card} />}
      {message.proposal === null ? null : <ProposalCard proposal={message.proposal} />}
      <p className="flex gap-2 text-small text-timber">
        {isOwn ? null : <span aria-hidden="true">{message.senderName}</span>}
        <MessageTime at={message.timestamp} />
        {receipt === undefined ? null : <span>{t(`chat:${receipt}`)}</span>}
      </p>
    </li>
  )
}

export interface PendingActions {
  readonly onTryAgain: () => void
  /** Puts the text back where it was written. */
  readonly onEdit: (clientId: string) => void
}

interface PendingBubbleProps extends PendingActions {
  readonly message: PendingMessage
}

/** A message on its way. One that did not get through can be tried again at once, or changed. */
export function PendingBubble({ message, onTryAgain, onEdit }: PendingBubbleProps) {
  const { t } = useTranslation()
  return (
    <li className="flex max-w-[85%] flex-col items-end gap-1 self-end">
      <p
        className={`rounded-soft px-3 py-2 whitespace-pre-wrap opacity-80 [overflow-wrap:anywhere] ${ownClass}`}
      >
        {message.text}
      </p>
      {message.isWaiting ? (
        <p className="flex flex-wrap items-center justify-end gap-x-3 text-small">
          <span className="text-hibiscus">{t('chat:sendFailed')}</span>
          <Button variant="link" className="text-small" onClick={onTryAgain}>
            {t('chat:retry')}
          </Button>
          <Button variant="link" className="text-small" onClick={() => onEdit(message.clientId)}>
            {t('chat:edit')}
          </Button>
        </p>
      ) : (
        <p className="text-small text-timber">{t('chat:sending')}</p>
      )}
    </li>
  )
}

/** The time of day; with the date unless it is today. */
function MessageTime({ at }: { readonly at: string }) {
  const isToday = mediumDay(at) === mediumDay(Date.now())
  return <time dateTime={at}>{isToday ? timeOfDay(at) : `${shortDay(at)}, ${timeOfDay(at)}`}</time>
}
