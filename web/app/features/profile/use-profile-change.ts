import type { User } from '@first-fashion/contract/accounts/calls'
import type { SectionChange } from '@first-fashion/contract/profile/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import '../../platform/words/profile.ts'

export interface Refused {
  readonly message: string
  /** Errors by field. */
  readonly errors: Readonly<Record<string, string>>
}

/** Replaces the cached user with the one from a response. */
export function useRememberUser(): (user: User) => void {
  const queries = useQueryClient()
  const token = useToken()
  return useCallback((user) => queries.setQueryData(['user', token ?? 'visitor'], user), [queries, token])
}

/** Saves a section; returns the error, or undefined on success. */
export function useProfileChange(): (change: SectionChange) => Promise<Refused | undefined> {
  const { t } = useTranslation()
  const remember = useRememberUser()
  return async (change) => {
    const answer = await api('profile.update', { body: change })
    if (answer.ok) {
      remember(answer.value.user)
      toasts.success(answer.value.message)
      return undefined
    }
    const { status, errors = {} } = answer.failure
    // Spec B section 8 has its own message for errors other than refusals.
    const failed = t(status === 0 ? 'profileForm.errorOccurred' : 'profileForm.updateFailed')
    const message = messageOr(answer.failure, failed)
    toasts.error(message)
    return { message, errors }
  }
}
