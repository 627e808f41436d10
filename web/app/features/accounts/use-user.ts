import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { userKeys } from './accounts.keys.ts'

/** The logged-in user; fetched when there is a token. */
export function useUser(token: string | null | undefined) {
  return useQuery({
    queryKey: userKeys.of(token),
    enabled: Boolean(token),
    queryFn: async () => (await call('accounts.logged')).user,
  })
}
