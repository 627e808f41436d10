import '../chat-words.ts'
import type { ChatMessage, ChatProposal } from '@first-fashion/contract/chat/message'
import { Button } from '@first-fashion/ui'
import { MessagePicture, MessageText, type Receipt } from '@first-fashion/ui/chat'
import type { PendingMessage } from '@first-fashion/ui/chat/outbox'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mediumDay, shortDay, timeOfDay } from '../../../platform/time/shop-dates.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call } from '../chat-calls.ts'
import { partsOf } from './addresses.ts'
import { CardLink } from './card-link.tsx'

const ownClass = 'bg-ink text-paper'
const shopClass = 'bg-sand text-ink'

interface MessageBubbleProps {
  readonly message: ChatMessage
  readonly receipt: Receipt
}

/** A message with its time: the customer's on the right, the shop's on the left. */
export function MessageBubble({ message, receipt }: MessageBubbleProps) {
  const { t } = useTranslation()
  const isOwn = message.senderType === 'customer'
  return (
    <>
      <span className="sr-only">{isOwn ? t('chat:you') : message.senderName}</span>
      {message.picture === null ? null : (
        <MessagePicture
          url={message.picture.url}
          alt={t('chat:picture', { name: isOwn ? t('chat:you') : message.senderName })}
          className="bg-sand"
        />
      )}
      {message.message === '' ? null : (
        <MessageText className={isOwn ? ownClass : shopClass}>
          <LinkedText text={message.message} />
        </MessageText>
      )}
      {message.card === null ? null : <CardLink card={message.card} />}
      {message.proposal === null ? null : <ProposalCard proposal={message.proposal} />}
      <p className="flex gap-2 text-small text-timber">
        {isOwn ? null : <span aria-hidden="true">{message.senderName}</span>}
        <MessageTime at={message.timestamp} />
        {receipt === undefined ? null : <span>{t(`chat:${receipt}`)}</span>}
      </p>
    </>
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
    <>
      <MessageText className={`${ownClass} opacity-80`}>{message.text}</MessageText>
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
    </>
  )
}

/** The time of day; with the date unless it is today. */
function MessageTime({ at }: { readonly at: string }) {
  const isToday = mediumDay(at) === mediumDay(Date.now())
  return <time dateTime={at}>{isToday ? timeOfDay(at) : `${shortDay(at)}, ${timeOfDay(at)}`}</time>
}

/** A text in which web addresses are links. Everything else stays text. */
const LinkedText = ({ text }: { readonly text: string }) =>
  partsOf(text).map(({ part, isAddress }, at) =>
    isAddress ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow" className="underline">
        {part}
      </a>
    ) : (
      part
    ),
  )

/** What the shop proposes: the customer agrees or declines, and reads what became of it. */
function ProposalCard({ proposal: given }: { readonly proposal: ChatProposal }) {
  const { t } = useTranslation()
  const [answered, setAnswered] = useState<ChatProposal>()
  // What is pushed later knows more than the answer to one's own click.
  const proposal = given.status === 'open' ? (answered ?? given) : given
  const answer = useMutation({
    mutationFn: (agrees: boolean) =>
      call('chat.answer-proposal', { params: { id: proposal._id }, body: { agrees } }),
    onSuccess: (stored) => setAnswered(stored.proposal),
    onError: (error) => toasts.error(error.message),
  })
  const decide = (agrees: boolean, variant: 'primary' | 'secondary', words: string) => (
    <Button
      variant={variant}
      busy={answer.isPending && answer.variables === agrees}
      disabled={answer.isPending}
      onClick={() => answer.mutate(agrees)}
    >
      {words}
    </Button>
  )
  return (
    <section
      aria-label={t('chat:proposal')}
      className="w-72 max-w-full rounded-soft border border-leaf bg-paper p-3"
    >
      <p className="font-medium">{proposal.title}</p>
      <ul className="mt-1 text-small text-timber">
        {proposal.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {proposal.status === 'open' ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {decide(true, 'primary', t('chat:agree'))}
          {decide(false, 'secondary', t('chat:decline'))}
        </div>
      ) : (
        <p role="status" className="mt-2 text-small">
          {proposal.outcome || t(`chat:proposalStatus.${proposal.status}`)}
        </p>
      )}
    </section>
  )
}
