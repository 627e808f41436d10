import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { CallRefused } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { api, call } from './community-calls.ts'
import './words/community-words.ts'

export const communityKeys = {
  membership: (token: string | null | undefined) => ['community', token, 'membership'],
  liked: (token: string | null | undefined, ids: readonly string[]) => ['community', token, 'liked', ...ids],
  own: (token: string | null | undefined) => ['community', token, 'own'],
  bought: (token: string | null | undefined) => ['community', token, 'bought'],
  /** The looks that customers wear on product pages: of all products, and of one. */
  wornLooks: ['community', 'worn'],
  wornLooksOf: (productId: string, size: string) => ['community', 'worn', productId, size],
  application: (token: string | null | undefined) => ['community', token, 'application'],
} as const

/** The customer's membership; null for customers who have not joined, undefined for visitors and while it is unknown. */
export function useMembership() {
  const token = useToken()
  return useQuery({
    queryKey: communityKeys.membership(token),
    enabled: Boolean(token),
    staleTime: 60_000,
    // It is asked without enrolling.
    queryFn: async () => {
      const answer = await api('community.join', { query: { check: '1' } })
      if (answer.ok) return answer.value.membership
      if (answer.failure.code === 'community.not-a-member') return null
      throw new CallRefused(answer.failure)
    },
  })
}

/** Joins; the welcome comes after the button only. */
export function useJoin() {
  const { t } = useTranslation()
  const token = useToken()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('community.join'),
    onSuccess: ({ membership }) => {
      queries.setQueryData(communityKeys.membership(token), membership)
      toasts.success(t('community:welcome'))
    },
    onError: (error) => toasts.error(refusalWords(error, t('community:joinFailed'))),
  })
}

/** Sends a visitor to the login and back to this page, or to what a path of it opens. */
export function useLoginHere(): (backTo?: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (backTo = `${pathname}${search}`) => void navigate(paths.login(backTo))
}
