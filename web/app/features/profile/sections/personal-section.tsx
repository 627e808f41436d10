import { genders } from '@first-fashion/contract/profile/profile-fields'
import { SelectField, TextField } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { Fact } from '../fact.tsx'
import type { SectionProps } from './basic-section.tsx'
import { EditableSection } from './editable-section.tsx'
import '../words/profile-form-words.ts'

/** Date of birth and gender. */
export function PersonalSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  const born =
    user.dateOfBirth === null
      ? ''
      : new Date(`${user.dateOfBirth}T00:00:00Z`).toLocaleDateString('en-GB', {
          dateStyle: 'long',
          timeZone: 'UTC',
        })
  return (
    <EditableSection
      title={t('profile-form:personalTitle')}
      editing={editing}
      facts={
        <>
          <Fact name={t('profile-form:dateOfBirth')}>{born}</Fact>
          <Fact name={t('profile-form:gender')}>
            {user.gender === null ? '' : t(`profile-form:genders.${user.gender}`)}
          </Fact>
        </>
      }
      schema={() => import('./profile.schema.ts').then(({ profileSections }) => profileSections.personalInfo)}
      fields={(field) => (
        <>
          <TextField
            {...field('dateOfBirth')}
            label={t('profile-form:dateOfBirth')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={new Date().toISOString().slice(0, 10)}
            defaultValue={user.dateOfBirth ?? ''}
          />
          <SelectField
            {...field('gender')}
            label={t('profile-form:gender')}
            autoComplete="sex"
            defaultValue={user.gender ?? ''}
          >
            <option value="">{t('profile-form:noGender')}</option>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {t(`profile-form:genders.${gender}`)}
              </option>
            ))}
          </SelectField>
        </>
      )}
      changeOf={(personal) => ({ type: 'personalInfo', ...personal })}
    />
  )
}
