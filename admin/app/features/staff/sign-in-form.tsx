import { Button, Notice, TextField } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CallFailure, call, rememberCsrf } from '../../platform/api.ts'
import { useWords } from './words.ts'

export function SignInForm() {
  const { t } = useWords()
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const body = { email: String(form.get('email')), password: String(form.get('password')) }
      const { csrfToken, staff } = await call('staff.sign-in', { body })
      rememberCsrf(csrfToken)
      queries.setQueryData(['session'], staff)
    } catch (failure) {
      setError(failure instanceof CallFailure ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <main className="mx-auto max-w-[24rem] px-4 pt-20">
      <h1 className="text-heading">{t('backOffice')}</h1>
      <p className="mt-1 mb-8 text-timber">First Fashion</p>
      <form method="post" onSubmit={submit} className="flex flex-col gap-5">
        {error === undefined ? null : <Notice>{error}</Notice>}
        <TextField label={t('email')} name="email" type="email" autoComplete="username" required />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" busy={isBusy}>
          {t('signIn')}
        </Button>
      </form>
    </main>
  )
}
