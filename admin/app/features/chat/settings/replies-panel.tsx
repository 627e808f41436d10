import type { CannedReply } from '@first-fashion/contract/chat/staff-desk-calls'
import { Button, ConfirmDialog, Dialog, IconButton, Notice, TextArea, TextField } from '@first-fashion/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { showMessage } from '../../../platform/change-toasts.ts'
import { useDeleteReply, useReplies, useSaveReply } from '../queries.ts'
import { useWords } from '../words.ts'

type Edited = Pick<CannedReply, 'title' | 'body'> & { readonly id?: string }

/** The texts that staff use again and again. */
export function RepliesPanel() {
  const { t } = useWords()
  const replies = useReplies()
  const remove = useDeleteReply()
  const [edited, setEdited] = useState<Edited>()
  const [deleted, setDeleted] = useState<CannedReply>()
  return (
    <section className="grid gap-4 border border-hairline bg-paper p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-title">{t('replies')}</h2>
        <Button variant="secondary" onClick={() => setEdited({ title: '', body: '' })}>
          {t('newReply')}
        </Button>
      </div>
      <p className="text-small text-timber">{t('repliesText')}</p>
      {replies.data?.length === 0 ? <p className="text-timber">{t('noReplies')}</p> : null}
      <ul className="divide-y divide-hairline">
        {replies.data?.map((reply) => (
          <li key={reply._id} className="flex items-start gap-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{reply.title}</p>
              <p className="text-small whitespace-pre-wrap text-timber">{reply.body}</p>
            </div>
            <IconButton
              label={t('edit', { title: reply.title })}
              onClick={() => setEdited({ ...reply, id: reply._id })}
            >
              <Pencil aria-hidden="true" size={18} />
            </IconButton>
            <IconButton label={t('deleteReply', { title: reply.title })} onClick={() => setDeleted(reply)}>
              <Trash2 aria-hidden="true" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Dialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited?.id === undefined ? t('newReply') : t('editReply')}
        closeLabel={t('close')}
      >
        {edited === undefined ? null : <ReplyForm edited={edited} onSaved={() => setEdited(undefined)} />}
      </Dialog>
      <ConfirmDialog
        open={deleted !== undefined}
        title={t('deleteReplySure')}
        text={deleted?.title ?? ''}
        confirm={t('remove')}
        keep={t('keep')}
        closeLabel={t('close')}
        onClose={() => setDeleted(undefined)}
        onConfirm={() => {
          if (deleted === undefined) return
          setDeleted(undefined)
          remove.mutate(deleted._id, { onSuccess: () => showMessage({ message: t('replyDeleted') }) })
        }}
      />
    </section>
  )
}

function ReplyForm({ edited, onSaved }: { readonly edited: Edited; readonly onSaved: () => void }) {
  const { t } = useWords()
  const save = useSaveReply()
  const [title, setTitle] = useState(edited.title)
  const [body, setBody] = useState(edited.body)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const id = edited.id === undefined ? {} : { id: edited.id }
        save.mutate(
          { title, body, ...id },
          {
            onSuccess: () => {
              showMessage({ message: t('replySaved') })
              onSaved()
            },
          },
        )
      }}
    >
      <TextField
        label={t('replyTitle')}
        value={title}
        maxLength={80}
        required
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={t('replyBody')}
        value={body}
        maxLength={2000}
        required
        onChange={({ target }) => setBody(target.value)}
      />
      {save.isError ? <Notice>{save.error.message}</Notice> : null}
      <Button type="submit" busy={save.isPending}>
        {t('save')}
      </Button>
    </form>
  )
}
