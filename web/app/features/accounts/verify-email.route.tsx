import { Button, buttonClass, Spinner, TextField } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { AccountPage } from './account-page.tsx'
import { resendVerification } from './sign-in.ts'
import './words/verify-email-words.ts'

const redirectDelayMs = 3000

/** Verifying, then verified or failed [B4.05]. */
export default function VerifyEmailPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [state, setState] = useState<'verifying' | 'verified' | 'verified-before' | 'failed'>('verifying')
  const [reason, setReason] = useState('')
  const fail = useCallback((why: string) => {
    setReason(why)
    setState('failed')
  }, [])
  const { mutate: verify } = useMutation({
    mutationFn: () => call('accounts.verify-email', { body: { token } }),
    onSuccess: ({ wasVerified, message }) => {
      if (!wasVerified) toasts.success(message)
      setState(wasVerified ? 'verified-before' : 'verified')
    },
    onError: ({ message }) => fail(message),
  })
  useEffect(() => (token === '' ? fail(t('verify-email:missing')) : verify()), [token, verify, fail, t])
  const isSignedIn = Boolean(useToken())
  const isVerified = state === 'verified' || state === 'verified-before'
  useEffect(() => {
    if (!isVerified) return
    const timer = window.setTimeout(() => navigate(paths.login()), redirectDelayMs)
    return () => window.clearTimeout(timer)
  }, [isVerified, navigate])
  const headings = {
    verifying: t('verify-email:checking'),
    verified: t('verify-email:done'),
    'verified-before': t('verify-email:doneBefore'),
    failed: t('verify-email:failed'),
  }
  return (
    <AccountPage title={t('verify-email:pageTitle')}>
      <div role="status" className="mb-6 flex flex-col gap-3">
        {state === 'verifying' ? <Spinner className="size-8" /> : null}
        <h1 className="text-display">{headings[state]}</h1>
        {state === 'verified-before' ? <p>{t('verify-email:nothingToDo')}</p> : null}
        {isVerified ? (
          <p className="text-timber">
            {t(isSignedIn ? 'verify-email:redirectHome' : 'verify-email:redirect')}
          </p>
        ) : null}
        {state === 'failed' ? <p>{reason}</p> : null}
      </div>
      {state === 'failed' ? (
        <>
          <ResendForm />
          <Link to={paths.login()} className={buttonClass('secondary', 'mt-4 w-full')}>
            {t('verify-email:toLogin')}
          </Link>
        </>
      ) : null}
    </AccountPage>
  )
}

/** When a link no longer works, the user can request another. */
function ResendForm() {
  const { t } = useTranslation()
  const { field, submit, setError, isChecking } = useSchemaForm<{ email: string }>(() =>
    import('./credentials.schema.ts').then(({ anyEmail }) => anyEmail),
  )
  const resending = useMutation({
    mutationFn: resendVerification,
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => {
      const message = failureOf(error).errors?.email ?? refusalWords(error, t('verify-email:resend.failed'))
      setError('email', { message }, { shouldFocus: true })
    },
  })
  return (
    <form
      method="post"
      onSubmit={submit(({ email }) => resending.mutate(email))}
      noValidate
      className="flex flex-col gap-5"
    >
      <p className="text-timber">{t('verify-email:resend.ask')}</p>
      <TextField
        {...field('email')}
        label={t('verify-email:resend.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Button type="submit" busy={isChecking || resending.isPending}>
        {t('verify-email:resend.again')}
      </Button>
    </form>
  )
}
