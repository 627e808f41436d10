import { endsBeforeStart, type ShownTimes } from '@first-fashion/contract/content/shown-time'
import type { Publication } from '@first-fashion/contract/content/staff-calls'
import { Checkbox } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { TimesFields } from './times-fields.tsx'
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
  const [times, setTimes] = useState<ShownTimes>({ from: null, until: null })
  const [now] = useState(Date.now)
  const [isChecked, setChecked] = useState(false)
  const endsEarly = endsBeforeStart({ ...times, from: times.from ?? now })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPublish({ ...times, isChecked })
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
      <TimesFields
        times={times}
        onChange={setTimes}
        fromHint={t('fromHint')}
        untilHint={t('untilHint')}
        start={now}
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
