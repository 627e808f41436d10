import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { userKeys } from './accounts.keys.ts'

const queryOf = (token: string | null | undefined) => ({
  queryKey: userKeys.of(token),
  queryFn: async () => (await call('accounts.logged')).user,
})

/** The logged-in user; fetched when there is a token. */
export function useUser(token: string | null | undefined) {
  return useQuery({ ...queryOf(token), enabled: Boolean(token) })
}

/** The logged-in user for code outside of components, asked for once. Throws if the call is refused. */
export const loadUser = (queries: QueryClient, token: string | null) =>
  queries.ensureQueryData(queryOf(token))
