import type { OpenedConversation } from '@first-fashion/contract/chat/staff-calls'
import { Button, TextArea } from '@first-fashion/ui'
import { useState } from 'react'
import { useRoleMay } from '../../../platform/session.ts'
import { shopTimeInWords } from '../../../platform/shop-time.ts'
import { useAddNote } from '../queries.ts'
import { useWords } from '../words.ts'

/** What staff write down for each other, and how the customer rated earlier cases. */
export function NotesPanel({ conversation }: { readonly conversation: OpenedConversation }) {
  const { t } = useWords()
  const add = useAddNote(conversation.id)
  const mayAnswer = useRoleMay('chat.answer')
  const [text, setText] = useState('')
  const { notes, ratings } = conversation
  return (
    <section className="border border-hairline bg-paper p-4">
      <h2 className="text-title">{t('notes')}</h2>
      <p className="text-small text-timber">{t('notesHint')}</p>
      <ul className="my-3 flex flex-col gap-3">
        {notes.length === 0 ? <li className="text-small text-timber">{t('noNotes')}</li> : null}
        {notes.map((note) => (
          <li key={note._id} className="bg-sand p-2 text-small">
            <p className="whitespace-pre-wrap wrap-anywhere">{note.body}</p>
            <p className="text-timber">
              {note.staffName}, {shopTimeInWords(note.createdAt)}
            </p>
          </li>
        ))}
      </ul>
      {mayAnswer ? (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            add.mutate(text.trim(), { onSuccess: () => setText('') })
          }}
        >
          <TextArea
            label={t('note')}
            value={text}
            maxLength={2000}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="secondary" busy={add.isPending} disabled={text.trim() === ''}>
            {t('addNote')}
          </Button>
        </form>
      ) : null}
      {ratings.length === 0 ? null : (
        <>
          <h2 className="mt-4 text-title">{t('ratings')}</h2>
          <ul className="text-small">
            {ratings.map((rating) => (
              <li key={rating.at}>
                {t('stars', { count: rating.rating })}{' '}
                <span className="text-timber">{shopTimeInWords(rating.at)}</span>
                {rating.note === '' ? null : <p className="text-timber">{rating.note}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
