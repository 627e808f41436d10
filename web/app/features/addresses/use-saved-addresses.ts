import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'
import { useToken } from '../../platform/session.ts'

const keyOf = (token: string | null | undefined) => ['addresses', token ?? 'visitor']

/** The customer's saved addresses, the default one first. */
export function useSavedAddresses() {
  const token = useToken()
  return useQuery({
    queryKey: keyOf(token),
    enabled: Boolean(token),
    queryFn: async () => {
      const answer = await api('addresses.list')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value.addresses
    },
  })
}

/** The last order's address. */
export function useLastOrderAddress() {
  const token = useToken()
  return useQuery({
    queryKey: ['last-order-address', token ?? 'visitor'],
    enabled: Boolean(token),
    queryFn: async () => {
      const answer = await api('addresses.last-order')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value.address
    },
  })
}

/** Stores the list that a change returned. */
export function useRememberAddresses() {
  const token = useToken()
  const queries = useQueryClient()
  return (addresses: SavedAddress[]) => queries.setQueryData(keyOf(token), addresses)
}
