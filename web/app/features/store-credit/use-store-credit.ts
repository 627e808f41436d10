import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { useToken } from '../../platform/session.ts'
import { creditKeys } from './store-credit.keys.ts'

/** The customer's store credit and its history. */
export function useStoreCredit() {
  const token = useToken()
  return useQuery({
    queryKey: creditKeys.of(token),
    enabled: Boolean(token),
    // An order may have used some in the meantime.
    staleTime: 0,
    queryFn: () => call('store-credit.own'),
  })
}
