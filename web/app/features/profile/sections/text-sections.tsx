import { profileMaximumLengths as longest } from '@first-fashion/contract/profile/profile-fields'
import { TextArea } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { Fact } from '../fact.tsx'
import type { SectionProps } from './basic-section.tsx'
import { EditableSection } from './editable-section.tsx'
import '../../../platform/words/profile.ts'

/** About Me. */
export function AboutSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  return (
    <EditableSection
      title={t('profileForm.aboutTitle')}
      editing={editing}
      facts={<Fact name={t('profileForm.aboutMe')}>{user.aboutMe}</Fact>}
      schema={() => import('./profile.schema.ts').then(({ profileSections }) => profileSections.aboutMe)}
      fields={(field) => (
        <TextArea
          {...field('aboutMe')}
          label={t('profileForm.aboutMe')}
          maxLength={longest.aboutMe}
          defaultValue={user.aboutMe}
          hint={t('profileForm.aboutHint', { count: longest.aboutMe })}
        />
      )}
      changeOf={(about) => ({ type: 'aboutMe', ...about })}
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
      schema={() =>
        import('./profile.schema.ts').then(({ profileSections }) => profileSections.contactDetails)
      }
      fields={(field) => (
        <TextArea
          {...field('address')}
          label={t('profileForm.address')}
          autoComplete="street-address"
          maxLength={longest.address}
          defaultValue={user.address}
        />
      )}
      changeOf={(contact) => ({ type: 'contactDetails', ...contact })}
    />
  )
}
