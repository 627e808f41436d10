import type { ChatOpeningHours } from '@first-fashion/contract/chat/staff-desk-calls'
import { Button, Notice, TextArea, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { showMessage } from '../../../platform/change-toasts.ts'
import { useSetHours } from '../queries.ts'
import { useWords } from '../words.ts'

type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7'

/** The opening hours of each day, and the text while nobody is here. */
export function HoursForm({ stored }: { readonly stored: ChatOpeningHours }) {
  const { t } = useWords()
  const [hours, setHours] = useState(stored)
  const save = useSetHours()
  const setDay = (weekday: number, change: Partial<ChatOpeningHours['days'][number]>) =>
    setHours({
      ...hours,
      days: hours.days.map((day) => (day.weekday === weekday ? { ...day, ...change } : day)),
    })
  return (
    <form
      className="grid gap-4 border border-hairline bg-paper p-5"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(hours, { onSuccess: () => showMessage({ message: t('hoursSaved') }) })
      }}
    >
      <h2 className="text-title">{t('hours')}</h2>
      <p className="text-small text-timber">{t('hoursText')}</p>
      <div
        aria-hidden="true"
        className="-mb-2 grid grid-cols-2 gap-2 text-small font-medium sm:grid-cols-[6rem_1fr_1fr]"
      >
        <span className="max-sm:hidden" />
        <span>{t('opens')}</span>
        <span>{t('closes')}</span>
      </div>
      <ul className="grid gap-2">
        {hours.days.map(({ weekday, opensAt, closesAt }) => {
          const day = t(`weekdays.${String(weekday) as Weekday}`)
          return (
            <li key={weekday} className="grid grid-cols-2 items-center gap-x-2 sm:grid-cols-[6rem_1fr_1fr]">
              <span className="max-sm:col-span-2">{day}</span>
              <TextField
                label={t('opensOn', { day })}
                labelHidden
                type="time"
                value={opensAt ?? ''}
                onChange={({ target }) => setDay(weekday, { opensAt: target.value || null })}
              />
              <TextField
                label={t('closesOn', { day })}
                labelHidden
                type="time"
                value={closesAt ?? ''}
                onChange={({ target }) => setDay(weekday, { closesAt: target.value || null })}
              />
            </li>
          )
        })}
      </ul>
      <p className="text-small text-timber">{t('emptyIsClosed')}</p>
      <TextArea
        label={t('awayText')}
        value={hours.awayText}
        maxLength={300}
        required
        onChange={({ target }) => setHours({ ...hours, awayText: target.value })}
      />
      {save.isError ? <Notice>{save.error.message}</Notice> : null}
      <Button type="submit" busy={save.isPending}>
        {t('save')}
      </Button>
    </form>
  )
}
