import { Button, Notice, TextField } from '@first-fashion/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { safeReturn } from '../../platform/paths.ts'
import { storeToken, useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { NeedsScripts } from '../../shell/needs-scripts.tsx'
import { AccountPage } from './account-page.tsx'
import { forgotPassword, login, register } from './sign-in.ts'
import '../../platform/words/later.ts'

type Mode = 'login' | 'sign-up' | 'reset'

/** One page in three modes: Login, Sign Up, Reset Password (spec A section 4). */
export default function LoginPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const referral = useReferral(query.get('ref'))
  const [mode, setMode] = useState<Mode>(query.has('ref') ? 'sign-up' : 'login')
  const [email, setEmail] = useState('')
  const token = useToken()
  const isSigningIn = useRef(false)
  const target = safeReturn(query.get('returnTo'))

  useEffect(() => {
    if (token && !isSigningIn.current) void navigate(target, { replace: true })
  }, [token, target, navigate])

  const signedIn = (newToken: string, message: string) => {
    isSigningIn.current = true
    storeToken(newToken)
    toasts.success(message)
    void navigate(target, { replace: true })
  }
  const titles = { login: t('login.title'), 'sign-up': t('login.signUpTitle'), reset: t('login.resetTitle') }
  return (
    <AccountPage title={`${titles[mode]} · First Fashion`}>
      <h1 className="text-display">{titles[mode]}</h1>
      <p className="mt-2 mb-8 text-timber">{mode === 'reset' ? t('login.resetText') : t('login.why')}</p>
      <NeedsScripts />
      <CredentialsForm
        key={mode}
        mode={mode}
        email={email}
        onEmail={setEmail}
        referral={referral}
        onSignedIn={signedIn}
        onSent={() => setMode('login')}
      />
      <div className="mt-6 flex flex-col items-start">
        {mode === 'login' ? <ModeLink words={t('login.forgot')} onClick={() => setMode('reset')} /> : null}
        {mode === 'login' ? (
          <ModeLink words={t('login.toSignUp')} onClick={() => setMode('sign-up')} />
        ) : null}
        {mode === 'sign-up' ? <ModeLink words={t('login.toLogin')} onClick={() => setMode('login')} /> : null}
        {mode === 'reset' ? (
          <ModeLink words={t('login.backToLogin')} onClick={() => setMode('login')} />
        ) : null}
      </div>
    </AccountPage>
  )
}

const ModeLink = ({ words, onClick }: { readonly words: string; readonly onClick: () => void }) => (
  <Button look="link" onClick={onClick}>
    {words}
  </Button>
)

/** A referral code from the address is kept until the registration. */
function useReferral(fromAddress: string | null): string {
  const [referral, setReferral] = useState(fromAddress ?? '')
  useEffect(() => {
    if (fromAddress !== null) localStorage.setItem('referral', fromAddress)
    else setReferral(localStorage.getItem('referral') ?? '')
  }, [fromAddress])
  return referral
}

interface FormProps {
  readonly mode: Mode
  /** What was typed in another mode. */
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly referral: string
  readonly onSignedIn: (token: string, message: string) => void
  readonly onSent: () => void
}

function CredentialsForm({ mode, email, onEmail, referral, onSignedIn, onSent }: FormProps) {
  const { t } = useTranslation()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string>()

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
