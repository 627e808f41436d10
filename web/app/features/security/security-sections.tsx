import type { User } from '@first-fashion/contract/accounts/calls'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'

/** Account security: password, devices, data. For the profile's settings. */
export const SecuritySections = ({ user }: { readonly user: User }) => (
  <>
    <PasswordSection user={user} />
    <DevicesSection />
    <DataSection user={user} />
  </>
)
