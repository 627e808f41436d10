import { limits } from '@first-fashion/contract/limits'
import { Button, TextField } from '@first-fashion/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { toasts } from '../../platform/toasts.ts'
import { AccountPage } from './account-page.tsx'
import '../../platform/words/account/login.ts'
import '../../platform/words/account/reset-password.ts'

const redirectDelayMs = 2000

export default function ResetPasswordPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [email, setEmail] = useState<string>()
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    const refuse = (message: string) => {
      toasts.error(message)
      void navigate(paths.login(), { replace: true })
    }
    if (token === '') return refuse(t('reset.missing'))
    void api('accounts.verify-reset-token', { body: { token } }).then((answer) => {
      if (answer.ok) setEmail(answer.value.email)
      else refuse(messageOr(answer.failure, t('reset.dead')))
    })
  }, [token, navigate, t])
  useEffect(() => {
    if (!isDone) return
    const timer = window.setTimeout(() => navigate(paths.login(), { replace: true }), redirectDelayMs)
    return () => window.clearTimeout(timer)
  }, [isDone, navigate])

  return (
    <AccountPage title={t('reset.pageTitle')}>
      <h1 className="text-display">{isDone ? t('reset.done') : t('reset.title')}</h1>
      <p role="status" className="mt-2 mb-8 text-timber">
        {isDone ? t('reset.redirect') : email === undefined ? t('reset.checking') : t('reset.for', { email })}
      </p>
      {email === undefined || isDone ? null : <NewPasswordForm token={token} onDone={() => setDone(true)} />}
    </AccountPage>
  )
}

function NewPasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const newPassword = String(form.get('newPassword') ?? '')
    if (newPassword.length < limits.passwordMinimumLength) return setErrors({ newPassword: t('reset.short') })
    if (newPassword !== form.get('confirm')) return setErrors({ confirm: t('reset.mismatch') })
    setBusy(true)
    const answer = await api('accounts.reset-password', { body: { token, newPassword } })
    setBusy(false)
    if (answer.ok) {
      toasts.success(answer.value.message)
      return onDone()
    }
    setErrors(answer.failure.errors ?? {})
    toasts.error(messageOr(answer.failure, t('reset.failed')))
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label={t('reset.new')}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={t('login.passwordHint')}
        error={errors.newPassword}
      />
      <TextField
        label={t('reset.confirm')}
        name="confirm"
        type="password"
        autoComplete="new-password"
        error={errors.confirm}
      />
      <Button type="submit" busy={isBusy}>
        {t('reset.button')}
      </Button>
    </form>
  )
}
