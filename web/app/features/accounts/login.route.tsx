import { signInProviderNames } from '@first-fashion/contract/accounts/sign-in-providers'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { Button, Notice, Spinner } from '@first-fashion/ui'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { currentToken, storeToken, useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { AccountPage } from './account-page.tsx'
import { CredentialsForm, type Mode } from './credentials-form.tsx'
import { safeReturn } from './safe-return.ts'
import { SocialButtons } from './social-buttons.tsx'
import { type NotLetIn, useSocialReturn } from './social-sign-in.ts'
import './words/login-words.ts'
import './words/social-sign-in-words.ts'

const whys = { login: 'login:why', 'sign-up': 'login:whySignUp', reset: 'login:resetText' } as const

/** One page in three modes: Login, Sign Up, Reset Password [A4.27]. Referral links lead to `/register`. */
export default function LoginPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const referral = useReferral(query.get('ref'))
  const isRegistering = useLocation().pathname === '/register' || query.has('ref')
  const [mode, setMode] = useState<Mode>(isRegistering ? 'sign-up' : 'login')
  const [email, setEmail] = useState('')
  const typedReferral = useRef<string>(undefined)
  const token = useToken()
  const isSigningIn = useRef(query.has('token') || query.has('error'))
  const [notice, setNotice] = useState<NotLetIn>()
  // A user who was asked to link a provider goes to the linked accounts after logging in.
  const target = notice === undefined ? safeReturn(query.get('returnTo')) : paths.profile('settings')

  useEffect(() => {
    if (token && !isSigningIn.current) void navigate(target, { replace: true })
  }, [token, target, navigate])

  const enter = useCallback(
    (newToken: string, message: string, to: string) => {
      isSigningIn.current = true
      storeToken(newToken)
      toasts.success(message, { isPassing: true })
      void navigate(to, { replace: true })
    },
    [navigate],
  )
  const isArriving = useReturn({ enter, isSigningIn, setMode, setNotice })
  const titles = { login: t('login:title'), 'sign-up': t('login:signUpTitle'), reset: t('login:resetTitle') }
  return (
    <AccountPage title={t('shell.pageTitle', { title: titles[mode] })}>
      <h1 className="text-display">{titles[mode]}</h1>
      {isArriving ? (
        <Arriving />
      ) : (
        <>
          <p className="mt-2 mb-8 text-timber">{t(whys[mode])}</p>
          <NeedsScripts />
          {notice === undefined ? null : <WhatToDo {...notice} />}
          <CredentialsForm
            key={mode}
            mode={mode}
            email={email}
            onEmail={setEmail}
            referral={referral}
            onReferral={(code) => {
              typedReferral.current = code
            }}
            onSignedIn={(newToken, message) => enter(newToken, message, target)}
            onSent={() => setMode('login')}
          />
          {mode === 'reset' ? null : (
            <SocialButtons target={target} referralOf={() => typedReferral.current ?? referral} />
          )}
          <ModeLinks mode={mode} onChoose={setMode} />
        </>
      )}
    </AccountPage>
  )
}

interface ReturnProps {
  readonly enter: (token: string, message: string, to: string) => void
  readonly isSigningIn: RefObject<boolean>
  readonly setMode: (mode: Mode) => void
  readonly setNotice: (notice: NotLetIn) => void
}

/** Comes back from a provider: logged in, refused, or with something left to do. Returns whether that is going on. */
function useReturn({ enter, isSigningIn, setMode, setNotice }: ReturnProps): boolean {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useSocialReturn({
    onSignedIn: useCallback(
      ({ token: newToken, message, loggedInWith, target: to }) => {
        const provider = loggedInWith && signInProviderNames[loggedInWith]
        const words = provider === undefined ? message : t('social-sign-in:loggedInWith', { provider })
        enter(newToken, words, safeReturn(to))
      },
      [enter, t],
    ),
    onRefused: useCallback(
      (message) => {
        isSigningIn.current = false
        toasts.error(message)
      },
      [isSigningIn],
    ),
    onFailed: useCallback(
      (failure) => {
        isSigningIn.current = false
        if (currentToken() !== null) void navigate(paths.home(), { replace: true })
        if (failure.error === 'email_missing') setMode('sign-up')
        if (failure.error === 'email_missing' || failure.error === 'login_to_link') setNotice(failure)
        else toasts.error(t('social-sign-in:failed'))
      },
      [t, navigate, isSigningIn, setMode, setNotice],
    ),
  })
}

function Arriving() {
  const { t } = useTranslation()
  return (
    <div role="status" className="mt-8 flex items-center gap-3 text-timber">
      <Spinner className="size-8" />
      {t('social-sign-in:arriving')}
    </div>
  )
}

/** The other way in, for users whose provider sign-in failed. */
function WhatToDo({ error, provider }: NotLetIn) {
  const { t } = useTranslation()
  const word = error === 'email_missing' ? 'social-sign-in:emailMissing' : 'social-sign-in:loginToLink'
  return (
    <div className="mb-6">
      <Notice tone="information">{t(word, { provider: signInProviderNames[provider] })}</Notice>
    </div>
  )
}

function ModeLinks({ mode, onChoose }: { readonly mode: Mode; readonly onChoose: (mode: Mode) => void }) {
  const { t } = useTranslation()
  return (
    <div className="mt-6 flex flex-col items-start">
      {mode === 'login' ? <ModeLink words={t('login:forgot')} onClick={() => onChoose('reset')} /> : null}
      {mode === 'login' ? <ModeLink words={t('login:toSignUp')} onClick={() => onChoose('sign-up')} /> : null}
      {mode === 'sign-up' ? <ModeLink words={t('login:toLogin')} onClick={() => onChoose('login')} /> : null}
      {mode === 'reset' ? (
        <ModeLink words={t('login:backToLogin')} onClick={() => onChoose('login')} />
      ) : null}
    </div>
  )
}

const ModeLink = ({ words, onClick }: { readonly words: string; readonly onClick: () => void }) => (
  <Button variant="link" onClick={onClick}>
    {words}
  </Button>
)

const longestReferral = 40

/** A referral code from the URL is saved until the registration. */
function useReferral(fromAddress: string | null): string {
  const [referral, setReferral] = useState(cutText(fromAddress ?? '', longestReferral))
  useEffect(() => {
    if (fromAddress !== null) localStorage.setItem('referral', cutText(fromAddress, longestReferral))
    else setReferral(localStorage.getItem('referral') ?? '')
  }, [fromAddress])
  return referral
}
