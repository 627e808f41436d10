import type { OpenedConversation } from '@first-fashion/contract/chat/staff-calls'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { searchText } from '@first-fashion/contract/text/search-text'
import { MenuButton } from '@first-fashion/ui'
import { useStaff } from '../../../platform/session.ts'
import { useChatCustomer, useReplies } from '../queries.ts'
import { useWords } from '../words.ts'
import { filledReply } from './filled-reply.ts'

interface MatchingReply {
  readonly _id: string
  readonly title: string
  readonly body: string
  /** With its placeholders filled in. */
  readonly text: string
}

/** The canned replies that match what was typed after a slash; undefined without one. */
export function useMatchingReplies(
  { id, customer }: OpenedConversation,
  draft: string,
): readonly MatchingReply[] | undefined {
  const agent = useStaff()?.name ?? ''
  const replies = useReplies()
  const latest = useChatCustomer(id).data?.orders[0]
  if (!draft.startsWith('/')) return undefined
  const facts = { agent, customer: customer.name, order: latest && orderNumber(latest.id) }
  const typed = searchText(draft.slice(1))
  return (replies.data ?? [])
    .filter(({ title, body }) => searchText(title).includes(typed) || searchText(body).includes(typed))
    .map((reply) => ({ ...reply, text: filledReply(reply.body, facts) }))
}

interface ReplyChoiceProps {
  readonly replies: readonly MatchingReply[]
  readonly onChoose: (text: string) => void
}

/** Canned replies to choose from; Enter in the box takes the first, which looks so. */
export function ReplyChoice({ replies, onChoose }: ReplyChoiceProps) {
  const { t } = useWords()
  return (
    <ul aria-label={t('replies')} className="mb-2 max-h-48 overflow-y-auto border border-hairline">
      {replies.length === 0 ? <li className="p-3 text-small text-timber">{t('repliesNone')}</li> : null}
      {replies.map(({ _id, title, body, text }) => (
        <li key={_id} className="first:bg-sand">
          <MenuButton onClick={() => onChoose(text)}>
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              <span className="block truncate text-small text-timber">{body}</span>
            </span>
          </MenuButton>
        </li>
      ))}
    </ul>
  )
}
