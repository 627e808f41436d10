import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'

/** The logged-in user; fetched when there is a token. */
export function useUser(token: string | null | undefined) {
  return useQuery({
    queryKey: ['user', token ?? 'visitor'],
    enabled: Boolean(token),
    queryFn: async () => {
      const answer = await api('accounts.logged')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value.user
    },
  })
}
