import { Button, Notice, TextField } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import {
  type Credentials,
  countryByAddress,
  type Entered,
  forgotPassword,
  isClosed,
  login,
  register,
} from './sign-in.ts'
import './words/login-words.ts'

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

const buttons = {
  login: 'login:loginButton',
  'sign-up': 'login:signUpButton',
  reset: 'login:resetButton',
} as const

/** The fields of each of the three modes. */
export function CredentialsForm({ mode, email, onEmail, referral, onReferral, ...on }: FormProps) {
  const { t } = useTranslation()
  const { field, submit, refuse, isChecking, getValues, setValue } = useSchemaForm<Credentials>(() =>
    import('./credentials.schema.ts').then(({ credentials }) => credentials[mode]),
  )
  const entering = useEntering(mode, on, refuse)
  // A stored referral code is known only in the browser; one that was typed stays.
  useEffect(() => {
    if (mode === 'sign-up' && !getValues('referralCode')) setValue('referralCode', referral)
  }, [mode, referral, getValues, setValue])
  const password = field('password')
  return (
    <form
      method="post"
      onSubmit={submit((typed) => entering.mutate(typed))}
      noValidate
      className="flex flex-col gap-5"
    >
      {mode === 'sign-up' ? (
        <TextField {...field('name')} label={t('login:name')} autoComplete="name" />
      ) : null}
      <TextField
        {...field('email')}
        label={t('login:email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={email}
        onInput={(event) => onEmail(event.currentTarget.value)}
      />
      {mode === 'reset' ? null : (
        <TextField
          {...password}
          label={t('login:password')}
          type="password"
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          hint={mode === 'sign-up' && password.error === undefined ? t('login:passwordHint') : undefined}
        />
      )}
      {mode === 'sign-up' ? (
        <TextField
          {...field('referralCode')}
          label={t('login:referral')}
          optionalLabel={t('login:optional')}
          defaultValue={referral}
          onInput={(event) => onReferral(event.currentTarget.value)}
          autoComplete="off"
        />
      ) : null}
      {entering.isError && isClosed(entering.error) ? <Notice>{entering.error.message}</Notice> : null}
      <Button type="submit" busy={isChecking || entering.isPending}>
        {t(buttons[mode])}
      </Button>
    </form>
  )
}

/** Logs in, signs up or requests a reset link. */
function useEntering(
  mode: Mode,
  { onSignedIn, onSent }: Pick<FormProps, 'onSignedIn' | 'onSent'>,
  refuse: (error: Error) => void,
) {
  const { t } = useTranslation()
  const country = useCountry(mode)
  return useMutation({
    mutationFn: (typed: Credentials): Promise<Entered> =>
      mode === 'reset'
        ? forgotPassword(typed.email)
        : mode === 'login'
          ? login(typed)
          : register(typed, country()),
    onSuccess: (entered) => {
      if ('token' in entered)
        return onSignedIn(entered.token, t(mode === 'login' ? 'login:loggedIn' : 'login:created'))
      toasts.success(entered.message)
      onSent()
    },
    onError: (error) => {
      refuse(error)
      if (isClosed(error)) return
      const failed = { login: '', 'sign-up': 'login:registrationFailed', reset: 'login:resetFailed' } as const
      const word = failed[mode]
      toasts.error(word === '' ? error.message : refusalWords(error, t(word)))
    },
  })
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
