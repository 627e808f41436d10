import { Button, Notice, TextField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { useWords } from './words.ts'

/** Opened by the link that a new live shop prints to its console. */
export function FirstOwnerPage() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const body = {
      token: query.get('token') ?? '',
      name: text('name'),
      email: text('email'),
      password: text('password'),
    }
    setBusy(true)
    try {
      const { message } = await call('staff.first-owner', { body })
      toast.success(message)
      await navigate('/', { replace: true })
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <main className="mx-auto max-w-[24rem] px-4 pt-20">
      <h1 className="text-heading">{t('firstOwner')}</h1>
      <p className="mt-1 mb-8 text-timber">{t('firstOwnerText')}</p>
      <form method="post" onSubmit={submit} className="flex flex-col gap-5">
        {error === undefined ? null : <Notice>{error}</Notice>}
        <TextField label={t('name')} name="name" autoComplete="name" required />
        <TextField label={t('email')} name="email" type="email" autoComplete="username" required />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" busy={isBusy}>
          {t('makeOwner')}
        </Button>
      </form>
    </main>
  )
}
