import type { HomeSection } from '@first-fashion/contract/content/home'
import { Checkbox, TextField } from '@first-fashion/ui'
import { momentOf, typedTime } from '../../../platform/shop-time.ts'
import type { FieldsProps } from './fields-props.ts'
import { useWords } from './words.ts'

/** Whether a section is shown, and from when until when. */
export function SectionTimes({ section, onChange }: FieldsProps<HomeSection>) {
  const { t } = useWords()
  const { isOn, from, until } = section
  const endsEarly = until !== null && until <= (from ?? 0)
  return (
    <div className="grid gap-x-6 gap-y-4 border-t border-hairline pt-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Checkbox
          label={t('isOn')}
          checked={isOn}
          onChange={({ target }) => onChange({ ...section, isOn: target.checked })}
        />
      </div>
      <TextField
        type="datetime-local"
        label={t('from')}
        hint={t('timesHint')}
        value={typedTime(from ?? undefined)}
        onChange={({ target }) => onChange({ ...section, from: momentOf(target.value) })}
      />
      <TextField
        type="datetime-local"
        label={t('until')}
        hint={t('timesHint')}
        error={endsEarly ? t('endsBeforeStart') : undefined}
        value={typedTime(until ?? undefined)}
        onChange={({ target }) => onChange({ ...section, until: momentOf(target.value) })}
      />
    </div>
  )
}
