import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { forgotPassword } from '../accounts/sign-in.ts'
import { useUser } from '../accounts/use-user.ts'
import { CurrencyPicker } from '../currency/currency-picker.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import '../../platform/words/later.ts'

/** What the customer prefers, and the way to another password. */
export function SettingsTab() {
  const { t } = useTranslation()
  const user = useUser(useToken())
  const [isBusy, setBusy] = useState(false)
  const sendLink = async (email: string) => {
    setBusy(true)
    const outcome = await forgotPassword(email, t('login.resetFailed'))
    setBusy(false)
    if (outcome.kind === 'sent') toasts.success(outcome.message)
    else if (outcome.kind === 'refused') toasts.error(outcome.message)
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section className="bg-paper p-6">
        <h2 className="mb-4 text-title">{t('profile.preferences')}</h2>
        <p className="text-small text-timber">{t('profile.currency')}</p>
        <CurrencyPicker className="-ml-2" />
        <p className="mt-1 text-small text-timber">{t('profile.currencyText')}</p>
      </section>
      <section className="bg-paper p-6">
        <h2 className="mb-4 text-title">{t('profile.password')}</h2>
        <p className="mb-4">{t('profile.passwordText')}</p>
        <Button
          look="secondary"
          busy={isBusy}
          disabled={user.data === undefined}
          onClick={() => user.data && sendLink(user.data.email)}
        >
          {t('profile.passwordButton')}
        </Button>
      </section>
      {user.data === undefined ? null : <LinkedAccounts user={user.data} />}
    </div>
  )
}
