import type { HomeSection } from '@first-fashion/contract/content/home'
import { Checkbox } from '@first-fashion/ui'
import { TimesFields } from '../times-fields.tsx'
import type { FieldsProps } from './fields-props.ts'
import { useWords } from './words.ts'

/** Whether a section is shown, and from when until when. */
export function SectionTimes({ section, onChange }: FieldsProps<HomeSection>) {
  const { t } = useWords()
  const { isOn, from, until } = section
  return (
    <div className="grid gap-x-6 gap-y-4 border-t border-hairline pt-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Checkbox
          label={t('isOn')}
          checked={isOn}
          onChange={({ target }) => onChange({ ...section, isOn: target.checked })}
        />
      </div>
      <TimesFields
        times={{ from, until }}
        onChange={(times) => onChange({ ...section, ...times })}
        fromHint={t('timesHint')}
        untilHint={t('timesHint')}
      />
    </div>
  )
}
