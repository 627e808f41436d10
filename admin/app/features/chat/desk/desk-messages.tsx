import type { ChatMessage, ChatProposal } from '@first-fashion/contract/chat/message'
import { Button } from '@first-fashion/ui'
import { Conversation, MessagePicture, MessageText, type Receipt } from '@first-fashion/ui/chat'
import type { LiveChatState } from '@first-fashion/ui/chat/live-chat'
import { ArrowDown } from 'lucide-react'
import { shopMomentInWords } from '../../../platform/shop-time.ts'
import { useWithdraw } from '../queries.ts'
import { useWords } from '../words.ts'
import type { EndInView } from './use-end-in-view.ts'

interface DeskMessagesProps {
  readonly state: LiveChatState
  readonly end: EndInView
  /** The last message that was in view. */
  readonly seen: number
  readonly typing: string | undefined
  readonly onOlder: () => Promise<void>
}

/** The conversation as staff read it: the customer on the left, the shop on the right. */
export function DeskMessages({ state, end, seen, typing, onOlder }: DeskMessagesProps) {
  const { t } = useWords()
  return (
    <Conversation
      list={end.list}
      label={t('messages')}
      className="bg-plaster"
      messageClass="max-w-[80%]"
      state={state}
      side="admin"
      older={
        <Button variant="quiet" onClick={() => void onOlder()}>
          {t('older')}
        </Button>
      }
      empty={<p className="text-timber">{t('noMessages')}</p>}
      renderMessage={(message, receipt) => <Bubble message={message} receipt={receipt} />}
      renderPending={({ text }) => (
        <>
          <MessageText className={`${ownClass} opacity-80`}>{text}</MessageText>
          <p className="text-small text-timber">{t('waiting')}</p>
        </>
      )}
      typing={typing === undefined ? undefined : t('typing', { name: typing })}
      below={
        !end.isAtEnd && (state.messages.at(-1)?.sequence ?? 0) > seen ? (
          <NewBelow onClick={end.toEnd} />
        ) : null
      }
    />
  )
}

function NewBelow({ onClick }: { readonly onClick: () => void }) {
  const { t } = useWords()
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 text-center">
      <Button className="pointer-events-auto" onClick={onClick}>
        <ArrowDown aria-hidden="true" size={18} />
        {t('newMessage')}
      </Button>
    </div>
  )
}

const ownClass = 'bg-leaf text-paper'
const customerClass = 'border border-hairline bg-paper'

function Bubble({ message, receipt }: { readonly message: ChatMessage; readonly receipt: Receipt }) {
  const { t } = useWords()
  const { picture, card, proposal } = message
  return (
    <>
      {picture === null ? null : (
        <MessagePicture url={picture.url} alt={t('pictureOf', { name: message.senderName })} />
      )}
      {message.message === '' ? null : (
        <MessageText className={message.senderType === 'admin' ? ownClass : customerClass}>
          {message.message}
        </MessageText>
      )}
      {card === null ? null : (
        <p className="flex items-center gap-3 rounded-soft border border-hairline bg-paper p-2">
          {card.image === '' ? null : <img src={card.image} alt="" className="h-14 w-11 object-cover" />}
          <span>
            <span className="block font-medium">{card.title}</span>
            <span className="text-small text-timber">{card.note}</span>
          </span>
        </p>
      )}
      {proposal === null ? null : <Proposed proposal={proposal} />}
      <p className="flex flex-wrap gap-x-2 text-small text-timber">
        <span className="wrap-anywhere">{message.senderName}</span>
        <time dateTime={message.timestamp}>{shopMomentInWords(message.timestamp)}</time>
        {receipt === undefined ? null : <span>{t(receipt === 'read' ? 'read' : 'sent')}</span>}
      </p>
    </>
  )
}

/** What was proposed and what became of it; it can be taken back until it is answered. */
function Proposed({ proposal }: { readonly proposal: ChatProposal }) {
  const { t } = useWords()
  const withdraw = useWithdraw()
  return (
    <section aria-label={t('proposal')} className="rounded-soft border border-leaf bg-paper p-3">
      <p className="font-medium">{proposal.title}</p>
      <ul className="text-small text-timber">
        {proposal.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-1 text-small">{proposal.outcome || t(`proposalStatus.${proposal.status}`)}</p>
      {proposal.status === 'open' ? (
        <Button variant="text" busy={withdraw.isPending} onClick={() => withdraw.mutate(proposal._id)}>
          {t('withdraw')}
        </Button>
      ) : null}
    </section>
  )
}
