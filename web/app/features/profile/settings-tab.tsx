import type { User } from '@first-fashion/contract/accounts/calls'
import { useEditing } from './editable-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { WithUser } from './with-user.tsx'

/** What the customer prefers, and the way to another password. */
export const SettingsTab = () => <WithUser>{(user) => <Sections user={user} />}</WithUser>

function Sections({ user }: { readonly user: User }) {
  const editing = useEditing()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <PreferencesSection user={user} editing={editing} />
      <PasswordSection email={user.email} />
    </div>
  )
}
