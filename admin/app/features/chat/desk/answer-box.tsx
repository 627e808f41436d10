import { chatMessageMaximumLength } from '@first-fashion/contract/chat/message'
import type { OpenedConversation } from '@first-fashion/contract/chat/staff-calls'
import { Button, MessageBox, Notice } from '@first-fashion/ui'
import { SendHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRoleMay } from '../../../platform/session.ts'
import { ProposalDialog } from '../proposals/proposal-dialog.tsx'
import { useWords } from '../words.ts'
import { useDraft } from './drafts.ts'
import { PictureButton } from './picture-button.tsx'
import { ReplyChoice, useMatchingReplies } from './reply-choice.tsx'
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

/** The box that staff write in: Enter sends; / offers canned replies, of which Enter takes the first. */
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
  const replies = useMatchingReplies(conversation, draft)
  const box = useRef<HTMLTextAreaElement>(null)
  const choose = (text: string) => {
    type(text)
    box.current?.focus()
  }
  const send = () => {
    const [first] = replies ?? []
    if (first !== undefined) choose(first.text)
    else if (isReady) post(take())
  }
  const take = () => {
    type('')
    return draft.trim()
  }
  if (!mayAnswer) return null
  return (
    <div className="border-t border-hairline p-3">
      {excess > 0 ? <Notice>{t('tooLong', { count: excess })}</Notice> : null}
      {replies === undefined ? null : <ReplyChoice replies={replies} onChoose={choose} />}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <MessageBox
          ref={box}
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
