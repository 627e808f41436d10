import {
  type SignInError,
  type SignInProviderName,
  signInErrors,
  signInProviders,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Failure } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf } from '../../platform/queries/refusal.ts'

/** Where to go after the provider; the return URL cannot carry it. */
const targetKey = 'social-target'
const remember = (target: string): void => sessionStorage.setItem(targetKey, target)

/** Returns the stored value and removes it. */
function consumeSocialTarget(): string | null {
  const target = sessionStorage.getItem(targetKey)
  sessionStorage.removeItem(targetKey)
  return target
}

const starts = { google: 'accounts.google-start', facebook: 'accounts.facebook-start' } as const

/** Redirects to the provider's page; returns only when that fails. */
export async function leaveForProvider(
  provider: SignInProviderName,
  target: string,
  referral: string,
): Promise<Failure | undefined> {
  const query = referral === '' ? {} : { ref: cutText(referral, 40) }
  const answer = await api(starts[provider], { query })
  if (!answer.ok) return answer.failure
  remember(target)
  window.location.assign(answer.value.authUrl)
}

/** A user who came back without being signed in. */
export interface NotLetIn {
  readonly error: SignInError
  readonly provider: SignInProviderName
}

/** The provider return in the URL; undefined for a URL that is not ours. */
export function notLetIn(query: URLSearchParams): NotLetIn | undefined {
  const error = signInErrors.find((one) => one === query.get('error'))
  const provider = signInProviders.find((one) => one === query.get('auth'))
  return error === undefined ? undefined : { error, provider: provider ?? 'google' }
}

interface SignedIn {
  readonly token: string
  readonly message: string
  /** The provider that an existing account was signed in with. */
  readonly loggedInWith: SignInProviderName | undefined
  /** Where the user was going before the redirect to the provider. */
  readonly target: string | null
}

interface Listeners {
  readonly onSignedIn: (signedIn: SignedIn) => void
  readonly onFailed: (failure: NotLetIn) => void
  /** With the server's message for a refused sign-in. */
  readonly onRefused: (message: string) => void
}

/**
 * The return from a provider (token, auth, error) [A2.53]. The parameters leave the URL at once, and
 * the code becomes a session. The original target is put back into the URL, for users who cancel and log in another
 * way. Returns whether a sign-in is in progress.
 */
export function useSocialReturn(listeners: Listeners): boolean {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [isArriving, setArriving] = useState(query.has('token'))
  const { mutate: exchange } = useCodeExchange(listeners, () => setArriving(false))
  const isTaken = useRef(false)
  const { onFailed } = listeners
  useEffect(() => {
    const code = query.get('token')
    const provider = signInProviders.find((one) => one === query.get('auth'))
    const failure = query.has('error') ? (notLetIn(query) ?? unknownFailure) : undefined
    if ((code === null && failure === undefined) || isTaken.current) return
    isTaken.current = true
    const target = consumeSocialTarget()
    void navigate(paths.login(target === paths.home() ? undefined : (target ?? undefined)), { replace: true })
    if (failure === undefined) exchange({ code: code ?? '', provider, target })
    else onFailed(failure)
  }, [query, navigate, exchange, onFailed])
  return isArriving
}

interface ReturnedCode {
  readonly code: string
  readonly provider: SignInProviderName | undefined
  readonly target: string | null
}

/** The code of the return becomes a session. */
const useCodeExchange = ({ onSignedIn, onFailed, onRefused }: Listeners, onSettled: () => void) =>
  useMutation({
    mutationFn: ({ code }: ReturnedCode) => call('accounts.exchange-code', { body: { code } }),
    onSuccess: ({ token, message, isNewAccount }, { provider, target }) => {
      if (isNewAccount) localStorage.removeItem('referral')
      onSignedIn({ token, message, loggedInWith: isNewAccount ? undefined : provider, target })
    },
    onError: (error) => {
      const { code, message } = failureOf(error)
      if (code === 'accounts.blocked') onRefused(message)
      else onFailed(unknownFailure)
    },
    onSettled,
  })

const unknownFailure: NotLetIn = { error: 'oauth_failed', provider: 'google' }
