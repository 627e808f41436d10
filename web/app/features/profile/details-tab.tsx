import type { User } from '@first-fashion/contract/accounts/calls'
import { longDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { AddressesSection } from '../addresses/index.ts'
import { LoyaltyCard } from '../loyalty/index.ts'
import { CreditSection } from '../store-credit/index.ts'
import { Fact } from './fact.tsx'
import { BasicSection } from './sections/basic-section.tsx'
import { PersonalSection } from './sections/personal-section.tsx'
import { SocialSection } from './sections/social-section.tsx'
import { AboutSection, ContactSection } from './sections/text-sections.tsx'
import { useEditing } from './use-editing.ts'
import { WithUser } from './with-user.tsx'
import './words/profile-words.ts'
import './words/profile-form-words.ts'

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
