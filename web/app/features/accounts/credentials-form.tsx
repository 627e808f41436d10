import { Button, Notice, TextField } from '@first-fashion/ui'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../platform/toasts.ts'
import { countryByAddress, forgotPassword, login, register } from './sign-in.ts'
import '../../platform/words/account/login.ts'

export type Mode = 'login' | 'sign-up' | 'reset'

interface FormProps {
  readonly mode: Mode
  /** What was typed in another mode. */
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly referral: string
  readonly onReferral: (code: string) => void
  readonly onSignedIn: (token: string, message: string) => void
  readonly onSent: () => void
}

/** The fields of each of the three modes. */
export function CredentialsForm({
  mode,
  email,
  onEmail,
  referral,
  onReferral,
  onSignedIn,
  onSent,
}: FormProps) {
  const { t } = useTranslation()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string>()
  const country = useCountry(mode)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    if (text('email').trim() === '') return setErrors({ email: t('login.emailMissing') })
    setErrors({})
    setNotice(undefined)
    setBusy(true)
    const credentials = { email: text('email'), password: text('password') }
    const outcome =
      mode === 'reset'
        ? await forgotPassword(credentials.email, t('login.resetFailed'))
        : mode === 'login'
          ? await login(credentials)
          : await register(
              { ...credentials, name: text('name'), referralCode: text('referralCode') },
              country(),
              t('login.registrationFailed'),
            )
    setBusy(false)
    if (outcome.kind === 'signed-in')
      return onSignedIn(outcome.token, mode === 'login' ? t('login.loggedIn') : t('login.created'))
    if (outcome.kind === 'sent') {
      toasts.success(outcome.message)
      return onSent()
    }
    setErrors(outcome.errors)
    if (outcome.isClosed) setNotice(outcome.message)
    else toasts.error(outcome.message)
  }
  const buttons = {
    login: t('login.loginButton'),
    'sign-up': t('login.signUpButton'),
    reset: t('login.resetButton'),
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {mode === 'sign-up' ? (
        <TextField label={t('login.name')} name="name" autoComplete="name" error={errors.name} />
      ) : null}
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        error={errors.email}
      />
      {mode === 'reset' ? null : (
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          hint={mode === 'sign-up' && errors.password === undefined ? t('login.passwordHint') : undefined}
          error={errors.password}
        />
      )}
      {mode === 'sign-up' ? (
        <TextField
          key={referral}
          label={t('login.referral')}
          optionalLabel={t('login.optional')}
          name="referralCode"
          defaultValue={referral}
          onChange={(event) => onReferral(event.target.value)}
          autoComplete="off"
        />
      ) : null}
      {notice === undefined ? null : <Notice>{notice}</Notice>}
      <Button type="submit" busy={isBusy}>
        {buttons[mode]}
      </Button>
    </form>
  )
}

/** Requested while the shopper fills in the form, so a slow look-up is mostly done when they submit it. */
function useCountry(mode: Mode): () => Promise<string | undefined> {
  const request = useRef<Promise<string | undefined>>(undefined)
  const ask = useCallback(() => {
    request.current ??= countryByAddress()
    return request.current
  }, [])
  useEffect(() => {
    if (mode === 'sign-up') void ask()
  }, [mode, ask])
  return ask
}
