import type { Publication } from '@first-fashion/contract/content/staff-calls'
import { Checkbox, TextField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { momentOf } from '../../platform/shop-time.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly title: string
  /** Whether somebody has to confirm that the text is checked. */
  readonly needsCheck: boolean
  readonly isBusy: boolean
  readonly onPublish: (publication: Publication) => void
  readonly onClose: () => void
}

/** When a text is shown: from now or a time on, until another one or for good. */
export function PublishDialog({ title, needsCheck, isBusy, onPublish, onClose }: DialogProps) {
  const { t } = useWords()
  const [times, setTimes] = useState({ from: '', until: '' })
  const [isChecked, setChecked] = useState(false)
  const [from, until] = [momentOf(times.from), momentOf(times.until)]
  const endsEarly = until !== null && until <= (from ?? Date.now())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPublish({ from, until, isChecked })
  }
  return (
    <FormDialog
      title={t('publishTitle', { title })}
      action={t('publishNow')}
      isBusy={isBusy}
      isIncomplete={(needsCheck && !isChecked) || endsEarly}
      error={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={t('from')}
        hint={t('fromHint')}
        value={times.from}
        onChange={({ target }) => setTimes({ ...times, from: target.value })}
      />
      <TextField
        type="datetime-local"
        label={t('until')}
        hint={t('untilHint')}
        error={endsEarly ? t('endsBeforeStart') : undefined}
        value={times.until}
        onChange={({ target }) => setTimes({ ...times, until: target.value })}
      />
      {needsCheck ? (
        <Checkbox
          label={t('isChecked')}
          checked={isChecked}
          onChange={({ target }) => setChecked(target.checked)}
        />
      ) : null}
    </FormDialog>
  )
}
