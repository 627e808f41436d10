import { chatMessageMaximumLength } from '@first-fashion/contract/chat/message'
import type { OpenedConversation } from '@first-fashion/contract/chat/staff-calls'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { Button, MenuButton, MessageBox, Notice } from '@first-fashion/ui'
import { SendHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRoleMay, useStaff } from '../../../platform/session.ts'
import { ProposalDialog } from '../proposals/proposal-dialog.tsx'
import { useChatCustomer, useReplies } from '../queries.ts'
import { useWords } from '../words.ts'
import { useDraft } from './drafts.ts'
import { filledReply } from './filled-reply.ts'
import { PictureButton } from './picture-button.tsx'
import type { DeskSocket } from './use-desk-socket.ts'

interface AnswerBoxProps {
  readonly conversation: OpenedConversation
  readonly desk: DeskSocket
  readonly staffId: string
  readonly post: (text: string) => void
  /** Something else goes out: a picture, or a proposal. */
  readonly onSending: () => void
}

const saidEveryMs = 3_000

/** The box that staff write in: Enter sends, / offers canned replies. */
export function AnswerBox({ conversation, desk, staffId, post, onSending }: AnswerBoxProps) {
  const { t } = useWords()
  const saidAt = useRef(Number.NEGATIVE_INFINITY)
  const [isProposing, setProposing] = useState(false)
  const mayAnswer = useRoleMay('chat.answer')
  const { id } = conversation
  const [draft, setDraft] = useDraft(staffId, id)
  const type = (text: string) => {
    setDraft(text)
    const now = performance.now()
    if (text !== '' && now - saidAt.current < saidEveryMs) return
    saidAt.current = now
    desk.socket?.emit('staff-typing', { conversationId: id, isTyping: text !== '' })
  }
  const excess = draft.trim().length - chatMessageMaximumLength
  const isReady = draft.trim() !== '' && !draft.startsWith('/') && excess <= 0
  const send = () => {
    if (!isReady) return
    post(take())
  }
  const take = () => {
    type('')
    return draft.trim()
  }
  if (!mayAnswer) return null
  return (
    <div className="border-t border-hairline p-3">
      {excess > 0 ? <Notice>{t('tooLong', { count: excess })}</Notice> : null}
      <ReplyChoice conversation={conversation} draft={draft} onChoose={type} />
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <MessageBox
          label={t('answer')}
          placeholder={t('answerHint')}
          value={draft}
          onChange={({ target }) => type(target.value)}
          onSend={send}
        />
        <Button type="submit" disabled={!isReady} aria-label={t('send')} className="px-3">
          <SendHorizontal aria-hidden="true" size={20} />
        </Button>
      </form>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <PictureButton
          id={id}
          staffId={staffId}
          takeCaption={() => {
            onSending()
            return take()
          }}
        />
        <Button variant="secondary" onClick={() => setProposing(true)}>
          {t('propose')}
        </Button>
      </div>
      <ProposalDialog
        conversationId={id}
        open={isProposing}
        onClose={() => setProposing(false)}
        onSent={onSending}
      />
    </div>
  )
}

interface ReplyChoiceProps {
  readonly conversation: OpenedConversation
  readonly draft: string
  readonly onChoose: (text: string) => void
}

/** The canned replies that match what was typed after the slash. */
function ReplyChoice({ conversation, draft, onChoose }: ReplyChoiceProps) {
  const { t } = useWords()
  const agent = useStaff()?.name ?? ''
  const replies = useReplies()
  const latest = useChatCustomer(conversation.id).data?.orders[0]
  const order = latest && orderNumber(latest.id)
  const facts = { agent, customer: conversation.customer.name, order }
  if (!draft.startsWith('/')) return null
  const typed = draft.slice(1).trim().toLowerCase()
  const found = (replies.data ?? []).filter(
    ({ title, body }) => title.toLowerCase().includes(typed) || body.toLowerCase().includes(typed),
  )
  return (
    <ul aria-label={t('replies')} className="mb-2 max-h-48 overflow-y-auto border border-hairline">
      {found.length === 0 ? <li className="p-3 text-small text-timber">{t('repliesNone')}</li> : null}
      {found.map((reply) => (
        <li key={reply._id}>
          <MenuButton onClick={() => onChoose(filledReply(reply.body, facts))}>
            <span className="min-w-0">
              <span className="block font-medium">{reply.title}</span>
              <span className="block truncate text-small text-timber">{reply.body}</span>
            </span>
          </MenuButton>
        </li>
      ))}
    </ul>
  )
}
