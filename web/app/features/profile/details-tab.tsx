import './words/profile-words.ts'
import './words/profile-form-words.ts'
import type { User } from '@first-fashion/contract/accounts/calls'
import { profileMaximumLengths as longest } from '@first-fashion/contract/profile/profile-fields'
import { TextArea } from '@first-fashion/ui'
import { longDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { AddressesSection } from '../addresses/index.ts'
import { LoyaltyCard } from '../loyalty/index.ts'
import { CreditSection } from '../store-credit/index.ts'
import { Fact } from './fact.tsx'
import { BasicSection, type SectionProps } from './sections/basic-section.tsx'
import { EditableSection } from './sections/editable-section.tsx'
import { PersonalSection } from './sections/personal-section.tsx'
import { SocialSection } from './sections/social-section.tsx'
import { useEditing } from './use-editing.ts'
import { WithUser } from './with-user.tsx'

/** The customer's details: sections, one editable at a time. */
export const OwnTab = () => <WithUser>{(user) => <Sections user={user} />}</WithUser>

function Sections({ user }: { readonly user: User }) {
  const editing = useEditing('own', user._id)
  const section = { user, editing }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <LoyaltyCard />
      </div>
      <div className="grid min-w-0 gap-6">
        <BasicSection {...section} />
        <PersonalSection {...section} />
        <AccountSection user={user} />
      </div>
      <div className="grid min-w-0 gap-6">
        <AboutSection {...section} />
        <ContactSection {...section} />
        <SocialSection {...section} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:col-span-2">
        <AddressesSection />
        <CreditSection />
      </div>
    </div>
  )
}

/** Read-only values. */
function AccountSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  return (
    <section className="bg-paper p-6">
      <h2 className="mb-4 text-title">{t('profile:account')}</h2>
      <dl className="flex flex-col gap-4">
        <Fact name={t('profile:memberSince')}>{longDay(user.createdAt)}</Fact>
        <Fact name={t('profile-form:lastLogin')}>{longDay(user.lastLogin)}</Fact>
      </dl>
    </section>
  )
}

/** About Me. */
function AboutSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  return (
    <EditableSection
      title={t('profile-form:aboutTitle')}
      editing={editing}
      facts={<Fact name={t('profile-form:aboutMe')}>{user.aboutMe}</Fact>}
      schema={() =>
        import('./sections/profile.schema.ts').then(({ profileSections }) => profileSections.aboutMe)
      }
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
function ContactSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  return (
    <EditableSection
      title={t('profile-form:contactTitle')}
      editing={editing}
      facts={<Fact name={t('profile-form:address')}>{user.address}</Fact>}
      schema={() =>
        import('./sections/profile.schema.ts').then(({ profileSections }) => profileSections.contactDetails)
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
