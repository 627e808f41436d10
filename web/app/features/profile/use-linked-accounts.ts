import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { notLetIn, useBackAgain, userKeys } from '../accounts/index.ts'
import './words/linked-accounts-words.ts'

export interface LinkChange {
  readonly kind: 'link' | 'unlink'
  readonly provider: SignInProviderName
}

/** The outcome of a change: done, password required, refused with a field error, or reported in a toast. */
export type ChangeOutcome = 'done' | 'password-needed' | 'notified' | { readonly passwordError: string }

interface SentChange extends LinkChange {
  readonly password: string | undefined
}

export type ChangeLink = (change: LinkChange, password?: string) => Promise<ChangeOutcome>

/** Links by redirecting to the provider, and unlinks at once. A user without a password logs in again. */
export function useLinkedAccounts() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const changing = useMutation({
    mutationFn: async ({ kind, provider, password }: SentChange) => {
      const input = { params: { provider }, body: password === undefined ? {} : { password } }
      if (kind === 'link') return call('accounts.link-provider', input)
      const unlinked = await call('accounts.unlink-provider', input)
      await queries.invalidateQueries({ queryKey: userKeys.all })
      return unlinked
    },
    onSuccess: (answer) => {
      if ('authUrl' in answer) window.location.assign(answer.authUrl)
      else toasts.success(answer.message)
    },
  })
  useBackAgain(changing.reset)
  const refused = (error: Error, { kind, provider, password }: SentChange): ChangeOutcome => {
    const { status, errors } = failureOf(error)
    if (errors?.password !== undefined)
      return password === undefined ? 'password-needed' : { passwordError: errors.password }
    const fallback = t(kind === 'link' ? 'linked-accounts:linkFailed' : 'linked-accounts:unlinkFailed', {
      provider: signInProviderNames[provider],
    })
    toasts.error(status >= 500 ? fallback : refusalWords(error, fallback))
    return 'notified'
  }
  const change: ChangeLink = (request, password) => {
    const sent = { ...request, password }
    return changing.mutateAsync(sent).then(
      () => 'done',
      (error: Error) => refused(error, sent),
    )
  }
  // The page of a provider is about to open.
  const isLeaving = changing.data !== undefined && 'authUrl' in changing.data
  return { change, busy: changing.isPending || isLeaving ? changing.variables?.provider : undefined }
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
    if (failure === undefined) toasts.success(t('linked-accounts:linked', { provider }))
    else
      toasts.error(
        t(
          failure.error === 'linked_elsewhere'
            ? 'linked-accounts:linkedElsewhere'
            : 'linked-accounts:linkFailed',
          {
            provider,
          },
        ),
      )
    setQuery({ tab: 'settings' }, { replace: true, preventScrollReset: true })
  }, [query, setQuery, t])
}
