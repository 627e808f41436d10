import type { User } from '@first-fashion/contract/accounts/calls'
import { SecuritySections } from '../security/index.ts'
import { LinkedAccounts } from './linked-accounts.tsx'
import { PreferencesSection } from './sections/preferences-section.tsx'
import { useEditing } from './use-editing.ts'
import { WithUser } from './with-user.tsx'

/** The customer's preferences and account security. */
export const SettingsTab = () => <WithUser>{(user) => <Sections user={user} />}</WithUser>

function Sections({ user }: { readonly user: User }) {
  const editing = useEditing('settings', user._id)
  return (
    <div className="gap-6 lg:columns-2 *:mb-6 *:break-inside-avoid">
      <PreferencesSection user={user} editing={editing} />
      <LinkedAccounts user={user} />
      <SecuritySections user={user} />
    </div>
  )
}
