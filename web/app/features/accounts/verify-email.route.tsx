import { buttonClass, Spinner } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { AccountPage } from './account-page.tsx'
import '../../platform/words/later.ts'

const redirectDelayMs = 3000

export default function VerifyEmailPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [state, setState] = useState<'verifying' | 'verified' | 'failed'>('verifying')
  useEffect(() => {
    void api('accounts.verify-email', { body: { token } }).then((answer) =>
      setState(answer.ok ? 'verified' : 'failed'),
    )
  }, [token])
  useEffect(() => {
    if (state !== 'verified') return
    const timer = window.setTimeout(() => navigate(paths.login()), redirectDelayMs)
    return () => window.clearTimeout(timer)
  }, [state, navigate])
  return (
    <AccountPage title={t('verifyEmail.pageTitle')}>
      <div role="status" className="mb-6 flex flex-col gap-3">
        {state === 'verifying' ? <Spinner className="size-8" /> : null}
        <h1 className="text-display">
          {t(
            state === 'verifying'
              ? 'verifyEmail.checking'
              : state === 'verified'
                ? 'verifyEmail.done'
                : 'verifyEmail.failed',
          )}
        </h1>
        {state === 'verified' ? <p className="text-timber">{t('verifyEmail.redirect')}</p> : null}
      </div>
      {state === 'failed' ? (
        <Link to={paths.login()} className={buttonClass()}>
          {t('verifyEmail.toLogin')}
        </Link>
      ) : null}
    </AccountPage>
  )
}
