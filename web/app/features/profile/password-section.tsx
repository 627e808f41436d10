import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../platform/toasts.ts'
import { forgotPassword } from '../accounts/sign-in.ts'
import '../../platform/words/later.ts'

/** The way to another password, by mail. */
export function PasswordSection({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const sendLink = async () => {
    setBusy(true)
    const outcome = await forgotPassword(email, t('login.resetFailed'))
    setBusy(false)
    if (outcome.kind === 'sent') toasts.success(outcome.message)
    else if (outcome.kind === 'refused') toasts.error(outcome.message)
  }
  return (
    <section className="bg-paper p-6">
      <h2 className="mb-4 text-title">{t('profile.password')}</h2>
      <p className="mb-4">{t('profile.passwordText')}</p>
      <Button look="secondary" busy={isBusy} onClick={sendLink}>
        {t('profile.passwordButton')}
      </Button>
    </section>
  )
}
