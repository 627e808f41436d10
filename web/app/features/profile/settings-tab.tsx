import { useTranslation } from 'react-i18next'
import { useToken } from '../../platform/session.ts'
import { useUser } from '../accounts/use-user.ts'
import { CurrencyPicker } from '../currency/currency-picker.tsx'
import { SecuritySections } from '../security/security-sections.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import '../../platform/words/later.ts'

/** What the customer prefers, and how the account stays their own. */
export function SettingsTab() {
  const { t } = useTranslation()
  const user = useUser(useToken())
  return (
    <div className="gap-6 lg:columns-2 *:mb-6 *:break-inside-avoid">
      <section className="bg-paper p-6">
        <h2 className="mb-4 text-title">{t('profile.preferences')}</h2>
        <p className="text-small text-timber">{t('profile.currency')}</p>
        <CurrencyPicker className="-ml-2" />
        <p className="mt-1 text-small text-timber">{t('profile.currencyText')}</p>
      </section>
      {user.data === undefined ? null : <LinkedAccounts user={user.data} />}
      {user.data === undefined ? null : <SecuritySections user={user.data} />}
    </div>
  )
}
