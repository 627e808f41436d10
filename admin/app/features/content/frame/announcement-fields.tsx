import { announcementColours, type FrameFields } from '@first-fashion/contract/content/frame'
import { SelectField, TextField } from '@first-fashion/ui'
import { FieldGroup } from '../../../platform/field-group.tsx'
import { momentOf, typedTime } from '../../../platform/shop-time.ts'
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
  const endsEarly = until !== null && until <= (from ?? 0)
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
      <TextField
        type="datetime-local"
        label={t('from')}
        hint={t('announcementFromHint')}
        value={typedTime(from ?? undefined)}
        onChange={({ target }) => onChange({ ...announcement, from: momentOf(target.value) })}
      />
      <TextField
        type="datetime-local"
        label={t('until')}
        hint={t('announcementUntilHint')}
        error={endsEarly ? t('endsBeforeStart') : undefined}
        value={typedTime(until ?? undefined)}
        onChange={({ target }) => onChange({ ...announcement, until: momentOf(target.value) })}
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
