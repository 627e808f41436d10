import type { ChatMessage, ChatProposal } from '@first-fashion/contract/chat/message'
import { Button } from '@first-fashion/ui'
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
  const { messages, pending, hasOlder, isLoaded } = state
  const hasNew = !end.isAtEnd && (messages.at(-1)?.sequence ?? 0) > seen
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={end.list}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        aria-label={t('messages')}
        className="min-h-0 flex-1 overflow-y-auto bg-plaster px-4 py-4"
      >
        <div>
          {hasOlder ? (
            <div className="mb-3 text-center">
              <Button variant="quiet" onClick={() => void onOlder()}>
                {t('older')}
              </Button>
            </div>
          ) : null}
          {isLoaded && messages.length + pending.length === 0 ? (
            <p className="text-timber">{t('noMessages')}</p>
          ) : null}
          <Bubbles state={state} />
          {typing === undefined ? null : (
            <p className="mt-3 text-small text-timber">{t('typing', { name: typing })}</p>
          )}
        </div>
      </div>
      {hasNew ? (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 text-center">
          <Button className="pointer-events-auto" onClick={end.toEnd}>
            <ArrowDown aria-hidden="true" size={18} />
            {t('newMessage')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Bubbles({ state: { messages, pending, read } }: Pick<DeskMessagesProps, 'state'>) {
  const { t } = useWords()
  const lastOwn = messages.findLast(({ senderType }) => senderType === 'admin')?.sequence
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <Bubble
          key={message.sequence}
          message={message}
          receipt={message.sequence === lastOwn ? t(read.customer >= message.sequence ? 'read' : 'sent') : ''}
        />
      ))}
      {pending.map(({ clientId, text }) => (
        <li key={clientId} className="flex max-w-[80%] flex-col items-end gap-1 self-end">
          <p className={`${ownClass} opacity-80`}>{text}</p>
          <p className="text-small text-timber">{t('waiting')}</p>
        </li>
      ))}
    </ol>
  )
}

const box = 'rounded-soft px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]'
const ownClass = `${box} bg-leaf text-paper`

function Bubble({ message, receipt }: { readonly message: ChatMessage; readonly receipt: string }) {
  const { t } = useWords()
  const isOwn = message.senderType === 'admin'
  const { picture, card, proposal } = message
  return (
    <li
      className={`flex max-w-[80%] flex-col gap-1 ${isOwn ? 'items-end self-end' : 'items-start self-start'}`}
    >
      {picture === null ? null : (
        <a href={picture.url.replace('/640.', '/1600.')} target="_blank" rel="noopener">
          <img
            src={picture.url}
            alt={t('pictureOf', { name: message.senderName })}
            className="max-h-64 w-auto max-w-full rounded-soft"
          />
        </a>
      )}
      {message.message === '' ? null : (
        <p className={isOwn ? ownClass : `${box} border border-hairline bg-paper`}>{message.message}</p>
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
        {receipt === '' ? null : <span>{receipt}</span>}
      </p>
    </li>
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
