import { profileMaximumLengths as longest } from '@first-fashion/contract/profile/profile-fields'
import { TextArea } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { Fact } from '../fact.tsx'
import type { SectionProps } from './basic-section.tsx'
import { EditableSection } from './editable-section.tsx'
import '../words/profile-form-words.ts'

/** About Me. */
export function AboutSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  return (
    <EditableSection
      title={t('profile-form:aboutTitle')}
      editing={editing}
      facts={<Fact name={t('profile-form:aboutMe')}>{user.aboutMe}</Fact>}
      schema={() => import('./profile.schema.ts').then(({ profileSections }) => profileSections.aboutMe)}
      fields={(field) => (
        <TextArea
          {...field('aboutMe')}
          label={t('profile-form:aboutMe')}
          maxLength={longest.aboutMe}
          defaultValue={user.aboutMe}
          hint={t('profile-form:aboutHint', { count: longest.aboutMe })}
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
      title={t('profile-form:contactTitle')}
      editing={editing}
      facts={<Fact name={t('profile-form:address')}>{user.address}</Fact>}
      schema={() =>
        import('./profile.schema.ts').then(({ profileSections }) => profileSections.contactDetails)
      }
      fields={(field) => (
        <TextArea
          {...field('address')}
          label={t('profile-form:address')}
          autoComplete="street-address"
          maxLength={longest.address}
          defaultValue={user.address}
        />
      )}
      changeOf={(contact) => ({ type: 'contactDetails', ...contact })}
    />
  )
}
