import { chatMessageMaximumLength } from '@first-fashion/contract/chat/message'
import type { OpenedConversation } from '@first-fashion/contract/chat/staff-calls'
import { acceptedPictures } from '@first-fashion/contract/pictures'
import { searchText } from '@first-fashion/contract/text/search-text'
import { Button, FileButton, MenuButton, Notice, ProgressBar } from '@first-fashion/ui'
import { MessageForm } from '@first-fashion/ui/chat'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { showError } from '../../../platform/change-toasts.ts'
import { useRoleMay, useStaff } from '../../../platform/session.ts'
import { ProposalDialog } from '../proposals/proposal-dialog.tsx'
import { sendPicture, useChatCustomer, useReplies } from '../queries.ts'
import { useWords } from '../words.ts'
import { captionsOf } from './captions.ts'
import { giveBack, useDraft } from './drafts.ts'
import { filledReply } from './filled-reply.ts'
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
      <MessageForm
        box={box}
        label={t('answer')}
        placeholder={t('answerHint')}
        sendLabel={t('send')}
        value={draft}
        isReady={isReady}
        onType={type}
        onSend={send}
      />
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

interface PictureButtonProps {
  readonly id: string
  readonly staffId: string
  /** Takes what is typed as the caption. */
  readonly takeCaption: () => string
}

/** Chosen again, a picture that is not known to be stored is the same message. */
const unconfirmed = new Map<string, string>()

/** Sends a picture with what is typed as its caption. */
function PictureButton({ id, staffId, takeCaption }: PictureButtonProps) {
  const { t } = useWords()
  const [done, setDone] = useState<number>()
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    setDone(0)
    const caption = takeCaption()
    const key = [id, file.name, file.size, file.lastModified].join(' ')
    const clientId = unconfirmed.get(key) ?? crypto.randomUUID()
    unconfirmed.set(key, clientId)
    captionsOf(staffId, id).sending(clientId, caption)
    try {
      const { message } = await sendPicture(id, file, { message: caption, clientId }, setDone)
      unconfirmed.delete(key)
      // It was stored with the caption of an earlier try.
      if (message.message !== caption) giveBack(staffId, id, caption)
    } catch (error) {
      showError(error instanceof Error ? error : new Error(String(error)))
      giveBack(staffId, id, caption)
    }
    captionsOf(staffId, id).ended(clientId)
    setDone(undefined)
  }
  return done === undefined ? (
    <FileButton accept={acceptedPictures} onChoose={([file]) => void send(file)}>
      <ImagePlus aria-hidden="true" size={18} />
      {t('sendPicture')}
    </FileButton>
  ) : (
    <ProgressBar label={t('uploading')} done={done} />
  )
}

interface MatchingReply {
  readonly _id: string
  readonly title: string
  readonly body: string
  /** With its placeholders filled in. */
  readonly text: string
}

/** The canned replies that match what was typed after a slash; undefined without one. */
function useMatchingReplies(
  { id, customer }: OpenedConversation,
  draft: string,
): readonly MatchingReply[] | undefined {
  const agent = useStaff()?.name ?? ''
  const replies = useReplies()
  const latest = useChatCustomer(id).data?.orders[0]
  if (!draft.startsWith('/')) return undefined
  // A card is called 'Order 3FA911B2'.
  const order = latest?.title.replace(/^\S+ /, '')
  const facts = { agent, customer: customer.name, order }
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
function ReplyChoice({ replies, onChoose }: ReplyChoiceProps) {
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
