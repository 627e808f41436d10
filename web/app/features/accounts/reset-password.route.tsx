import { Button, TextField } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { AccountPage } from './account-page.tsx'
import './words/login-words.ts'
import './words/reset-password-words.ts'

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
    if (token === '') return refuse(t('reset-password:missing'))
    void api('accounts.verify-reset-token', { body: { token } }).then((answer) => {
      if (answer.ok) setEmail(answer.value.email)
      else refuse(messageOr(answer.failure, t('reset-password:dead')))
    })
  }, [token, navigate, t])
  useEffect(() => {
    if (!isDone) return
    const timer = window.setTimeout(() => navigate(paths.login(), { replace: true }), redirectDelayMs)
    return () => window.clearTimeout(timer)
  }, [isDone, navigate])

  return (
    <AccountPage title={t('reset-password:pageTitle')}>
      <h1 className="text-display">{isDone ? t('reset-password:done') : t('reset-password:title')}</h1>
      <p role="status" className="mt-2 mb-8 text-timber">
        {isDone
          ? t('reset-password:redirect')
          : email === undefined
            ? t('reset-password:checking')
            : t('reset-password:for', { email })}
      </p>
      {email === undefined || isDone ? null : <NewPasswordForm token={token} onDone={() => setDone(true)} />}
    </AccountPage>
  )
}

function NewPasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const { field, submit, refuse, isChecking } = useSchemaForm<{ newPassword: string; confirm: string }>(() =>
    import('./credentials.schema.ts').then(({ newPasswordTwice }) => newPasswordTwice),
  )
  const saving = useMutation({
    mutationFn: (newPassword: string) => call('accounts.reset-password', { body: { token, newPassword } }),
    onSuccess: ({ message }) => {
      toasts.success(message)
      onDone()
    },
    onError: (error) => {
      refuse(error)
      toasts.error(refusalWords(error, t('reset-password:failed')))
    },
  })
  return (
    <form
      method="post"
      onSubmit={submit(({ newPassword }) => saving.mutate(newPassword))}
      noValidate
      className="flex flex-col gap-5"
    >
      <TextField
        {...field('newPassword')}
        label={t('reset-password:new')}
        type="password"
        autoComplete="new-password"
        hint={t('login:passwordHint')}
      />
      <TextField
        {...field('confirm')}
        label={t('reset-password:confirm')}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" busy={isChecking || saving.isPending}>
        {t('reset-password:button')}
      </Button>
    </form>
  )
}
