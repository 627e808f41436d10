import { Button, buttonClass, Spinner, TextField } from '@first-fashion/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { AccountPage } from './account-page.tsx'
import { resendVerification } from './sign-in.ts'
import '../../platform/words/account/verify-email.ts'
import '../../platform/words/security.ts'

const redirectDelayMs = 3000

/** Verifying, then verified or failed (spec B section 4). */
export default function VerifyEmailPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [state, setState] = useState<'verifying' | 'verified' | 'verified-before' | 'failed'>('verifying')
  const [reason, setReason] = useState('')
  const isSignedIn = Boolean(useToken())
  const isVerified = state === 'verified' || state === 'verified-before'
  useEffect(() => {
    const fail = (why: string) => {
      setReason(why)
      setState('failed')
    }
    if (token === '') return fail(t('verifyEmail.missing'))
    void api('accounts.verify-email', { body: { token } }).then((answer) => {
      if (!answer.ok) return fail(answer.failure.message)
      if (answer.value.wasVerified) return setState('verified-before')
      toasts.success(answer.value.message)
      setState('verified')
    })
  }, [token, t])
  useEffect(() => {
    if (!isVerified) return
    const timer = window.setTimeout(() => navigate(paths.login()), redirectDelayMs)
    return () => window.clearTimeout(timer)
  }, [isVerified, navigate])
  const headings = {
    verifying: t('verifyEmail.checking'),
    verified: t('verifyEmail.done'),
    'verified-before': t('verifyEmail.doneBefore'),
    failed: t('verifyEmail.failed'),
  }
  return (
    <AccountPage title={t('verifyEmail.pageTitle')}>
      <div role="status" className="mb-6 flex flex-col gap-3">
        {state === 'verifying' ? <Spinner className="size-8" /> : null}
        <h1 className="text-display">{headings[state]}</h1>
        {state === 'verified-before' ? <p>{t('verifyEmail.nothingToDo')}</p> : null}
        {isVerified ? (
          <p className="text-timber">{t(isSignedIn ? 'verifyEmail.redirectHome' : 'verifyEmail.redirect')}</p>
        ) : null}
        {state === 'failed' ? <p>{reason}</p> : null}
      </div>
      {state === 'failed' ? (
        <>
          <ResendForm />
          <Link to={paths.login()} className={buttonClass('secondary', 'mt-4 w-full')}>
            {t('verifyEmail.toLogin')}
          </Link>
        </>
      ) : null}
    </AccountPage>
  )
}

/** When a link no longer works, the user can request another. */
function ResendForm() {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setError(undefined)
    setBusy(true)
    const outcome = await resendVerification(email, t('resend.failed'))
    setBusy(false)
    if (outcome.kind === 'sent') return toasts.success(outcome.message)
    if (outcome.kind !== 'refused') return
    setError(outcome.errors.email ?? outcome.message)
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-timber">{t('resend.ask')}</p>
      <TextField
        label={t('resend.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={error}
      />
      <Button type="submit" busy={isBusy}>
        {t('resend.again')}
      </Button>
    </form>
  )
}
