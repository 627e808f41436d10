import { type StaffOrder, staffOrderCalls } from '@first-fashion/contract/orders/staff-calls'
import { Button, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useRoleMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useAddNote } from './queries.ts'
import { useWords } from './words.ts'

const { body } = staffOrderCalls['staff.order-note'].request
const empty = { note: '' }

/** As the history names a note. */
const noteText = 'Note'

/** What staff tell each other about an order; shoppers never see it. */
export function NotesPanel({ order }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  const adding = useAddNote(order)
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(body),
    defaultValues: empty,
  })
  const mayAdd = useRoleMay('orders.move')
  const notes = order.events.filter(({ text }) => text === noteText)
  if (!mayAdd && notes.length === 0) return null
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-3 text-title">{t('notes')}</h2>
      <ul className="mb-4 flex flex-col gap-3 empty:hidden">
        {notes.map(({ at, actor, note }) => (
          <li key={`${at} ${note}`}>
            <p className="wrap-anywhere">{note}</p>
            <p className="text-small text-timber">
              {shopTimeInWords(at)} · {actor}
            </p>
          </li>
        ))}
      </ul>
      {mayAdd ? (
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={handleSubmit((typed) => adding.mutate(typed, { onSuccess: () => reset(empty) }))}
        >
          <TextField
            label={t('forStaff')}
            maxLength={500}
            error={formState.errors.note === undefined ? undefined : t('missing')}
            {...register('note')}
          />
          <Button type="submit" variant="secondary" busy={adding.isPending}>
            {t('add')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}
