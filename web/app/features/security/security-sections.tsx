import type { User } from '@first-fashion/contract/accounts/calls'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'

/** How customers keep their account their own: password, devices, data. For the settings of the profile. */
export const SecuritySections = ({ user }: { readonly user: User }) => (
  <>
    <PasswordSection user={user} />
    <DevicesSection />
    <DataSection user={user} />
  </>
)
