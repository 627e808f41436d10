import { endsBeforeStart, type ShownTimes } from '@first-fashion/contract/content/shown-time'
import { TextField } from '@first-fashion/ui'
import { momentOf, typedTime } from '../../platform/shop-time.ts'
import { useWords } from './words.ts'

interface FieldsProps {
  readonly times: ShownTimes
  readonly onChange: (times: ShownTimes) => void
  readonly fromHint: string
  readonly untilHint: string
  /** When it begins if no start is typed, in ms since 1970. */
  readonly start?: number
}

/** From when until when something is shown, in Colombo's time. */
export function TimesFields({ times: { from, until }, onChange, fromHint, untilHint, start }: FieldsProps) {
  const { t } = useWords()
  const endsEarly = endsBeforeStart({ from: from ?? start ?? null, until })
  return (
    <>
      <TextField
        type="datetime-local"
        label={t('from')}
        hint={fromHint}
        value={typedTime(from ?? undefined)}
        onChange={({ target }) => onChange({ from: momentOf(target.value), until })}
      />
      <TextField
        type="datetime-local"
        label={t('until')}
        hint={untilHint}
        error={endsEarly ? t('endsBeforeStart') : undefined}
        value={typedTime(until ?? undefined)}
        onChange={({ target }) => onChange({ from, until: momentOf(target.value) })}
      />
    </>
  )
}
