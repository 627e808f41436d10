import type { User } from '@first-fashion/contract/accounts/calls'
import type { SectionChange } from '@first-fashion/contract/profile/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { type Translate, useTranslation } from '../../platform/words/use-translation.ts'
import { userKeys } from '../accounts/index.ts'
import './words/profile-form-words.ts'

export interface Refused {
  readonly message: string
  /** Whether fields say why. */
  readonly hasFields: boolean
}

/** Replaces the cached user with the one from a response. */
export function useRememberUser(): (user: User) => void {
  const queries = useQueryClient()
  const token = useToken()
  return useCallback((user) => queries.setQueryData(userKeys.of(token), user), [queries, token])
}

/** Saves a section. */
export function useProfileChange(refuse: (error: Error) => void) {
  const { t } = useTranslation()
  const remember = useRememberUser()
  return useMutation({
    mutationFn: (change: SectionChange) => call('profile.update', { body: change }),
    onSuccess: ({ user, message }) => {
      remember(user)
      toasts.success(message)
    },
    onError: (error) => {
      refuse(error)
      toasts.error(refusedIn(error, t).message)
    },
  })
}

/** Why the last change was refused. It stays on the screen while the next one is sent. */
export function useRefused({ error, isPending }: ReturnType<typeof useProfileChange>): Refused | undefined {
  const { t } = useTranslation()
  const last = useRef<Refused>(undefined)
  if (!isPending) last.current = error === null ? undefined : refusedIn(error, t)
  return last.current
}

/** What a refused change says. Errors other than refusals have a message of their own [B8.16]. */
function refusedIn(error: Error, t: Translate): Refused {
  const { status, errors = {} } = failureOf(error)
  const failed = t(status === 0 ? 'profile-form:errorOccurred' : 'profile-form:updateFailed')
  return { message: refusalWords(error, failed), hasFields: Object.keys(errors).length > 0 }
}
