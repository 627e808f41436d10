import { profileMaximumLengths as longest } from '@first-fashion/contract/profile/profile-fields'
import { TextArea } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import type { SectionProps } from './basic-section.tsx'
import { EditableSection } from './editable-section.tsx'
import { Fact } from './fact.tsx'
import '../../platform/words/profile.ts'

/** About Me. */
export function AboutSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  return (
    <EditableSection
      title={t('profileForm.aboutTitle')}
      editing={editing}
      facts={<Fact name={t('profileForm.aboutMe')}>{user.aboutMe}</Fact>}
      fields={(errors) => (
        <TextArea
          label={t('profileForm.aboutMe')}
          name="aboutMe"
          maxLength={longest.aboutMe}
          defaultValue={user.aboutMe}
          hint={t('profileForm.aboutHint', { count: longest.aboutMe })}
          error={errors.aboutMe}
        />
      )}
      changeOf={(text) => ({ type: 'aboutMe', aboutMe: text('aboutMe') })}
    />
  )
}

/** Contact details. */
export function ContactSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  return (
    <EditableSection
      title={t('profileForm.contactTitle')}
      editing={editing}
      facts={<Fact name={t('profileForm.address')}>{user.address}</Fact>}
      fields={(errors) => (
        <TextArea
          label={t('profileForm.address')}
          name="address"
          autoComplete="street-address"
          maxLength={longest.address}
          defaultValue={user.address}
          error={errors.address}
        />
      )}
      changeOf={(text) => ({ type: 'contactDetails', address: text('address') })}
    />
  )
}
