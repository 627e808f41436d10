import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { useToken } from '../../platform/session.ts'
import { addressKeys } from './addresses.keys.ts'

/** The customer's saved addresses, the default one first. */
export function useSavedAddresses() {
  const token = useToken()
  return useQuery({
    queryKey: addressKeys.saved(token),
    enabled: Boolean(token),
    queryFn: async () => (await call('addresses.list')).addresses,
  })
}

/** The last order's address. */
export function useLastOrderAddress() {
  const token = useToken()
  return useQuery({
    queryKey: addressKeys.lastOrder(token),
    enabled: Boolean(token),
    queryFn: async () => (await call('addresses.last-order')).address,
  })
}

/** Stores the list that a change returned. */
export function useRememberAddresses() {
  const token = useToken()
  const queries = useQueryClient()
  return (addresses: SavedAddress[]) => queries.setQueryData(addressKeys.saved(token), addresses)
}
