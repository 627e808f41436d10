import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Failure } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { toasts } from '../../platform/toasts.ts'
import { notLetIn, useBackAgain, userKeys } from '../accounts/index.ts'
import '../../platform/words/social.ts'

export interface LinkChange {
  readonly kind: 'link' | 'unlink'
  readonly provider: SignInProviderName
}

/** The outcome of a change: done, password required, refused with a field error, or reported in a toast. */
export type ChangeOutcome = 'done' | 'password-needed' | 'told' | { readonly passwordError: string }

export type ChangeLink = (change: LinkChange, password?: string) => Promise<ChangeOutcome>

/** Links by redirecting to the provider, and unlinks at once. A user without a password logs in again. */
export function useLinkedAccounts(): {
  change: ChangeLink
  busy: SignInProviderName | undefined
} {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<SignInProviderName>()
  useBackAgain(() => setBusy(undefined))
  const refused = (
    failure: Failure,
    { kind, provider }: LinkChange,
    isConfirming: boolean,
  ): ChangeOutcome => {
    setBusy(undefined)
    const passwordError = failure.errors?.password
    if (passwordError !== undefined) return isConfirming ? { passwordError } : 'password-needed'
    const fallback = t(kind === 'link' ? 'social.linkFailed' : 'social.unlinkFailed', {
      provider: signInProviderNames[provider],
    })
    toasts.error(failure.status >= 500 ? fallback : messageOr(failure, fallback))
    return 'told'
  }
  const change: ChangeLink = async (request, password) => {
    const { kind, provider } = request
    setBusy(provider)
    const input = { params: { provider }, body: password === undefined ? {} : { password } }
    if (kind === 'link') {
      const answer = await api('accounts.link-provider', input)
      if (!answer.ok) return refused(answer.failure, request, password !== undefined)
      window.location.assign(answer.value.authUrl)
      return 'done'
    }
    const answer = await api('accounts.unlink-provider', input)
    if (!answer.ok) return refused(answer.failure, request, password !== undefined)
    await queries.invalidateQueries({ queryKey: userKeys.all })
    setBusy(undefined)
    toasts.success(answer.value.message)
    return 'done'
  }
  return { change, busy }
}

/** Reports the result of linking after the provider's redirect, and removes it from the URL. */
export function useLinkReturn(): void {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const hasShown = useRef(false)
  useEffect(() => {
    const auth = query.get('auth')
    if ((auth !== 'google' && auth !== 'facebook') || hasShown.current) return
    hasShown.current = true
    const provider = signInProviderNames[auth]
    const failure = notLetIn(query)
    if (failure === undefined) toasts.success(t('social.linked', { provider }))
    else
      toasts.error(
        t(failure.error === 'linked_elsewhere' ? 'social.linkedElsewhere' : 'social.linkFailed', {
          provider,
        }),
      )
    setQuery({ tab: 'settings' }, { replace: true, preventScrollReset: true })
  }, [query, setQuery, t])
}
