import { announcementColours, type FrameFields } from '@first-fashion/contract/content/frame'
import { SelectField, TextField } from '@first-fashion/ui'
import { FieldGroup } from '../../../platform/field-group.tsx'
import { TimesFields } from '../times-fields.tsx'
import { useWords } from '../words.ts'

type Announcement = FrameFields['announcement']

interface FieldsProps {
  readonly announcement: Announcement
  readonly onChange: (announcement: Announcement) => void
}

/** A line above all pages, for a time or for good. */
export function AnnouncementFields({ announcement, onChange }: FieldsProps) {
  const { t } = useWords()
  const { text, to, from, until, colour } = announcement
  return (
    <FieldGroup title={t('announcement')} text={t('announcementText')}>
      <TextField
        label={t('text')}
        maxLength={160}
        value={text}
        onChange={({ target }) => onChange({ ...announcement, text: target.value })}
      />
      <TextField
        label={t('link')}
        hint={t('linkHint')}
        autoComplete="off"
        value={to}
        onChange={({ target }) => onChange({ ...announcement, to: target.value })}
      />
      <TimesFields
        times={{ from, until }}
        onChange={(times) => onChange({ ...announcement, ...times })}
        fromHint={t('announcementFromHint')}
        untilHint={t('announcementUntilHint')}
      />
      <SelectField
        label={t('colour')}
        value={colour}
        onChange={({ target }) => {
          const chosen = announcementColours.find((one) => one === target.value)
          if (chosen !== undefined) onChange({ ...announcement, colour: chosen })
        }}
      >
        {announcementColours.map((one) => (
          <option key={one} value={one}>
            {t(`colours.${one}`)}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}
