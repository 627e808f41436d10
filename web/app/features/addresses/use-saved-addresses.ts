import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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

/** How long the checkout waits for known addresses before it shows an empty form. */
const longestWaitMs = 1_500

/**
 * Whether the saved addresses and the last order's are known: before, a form would fold while somebody reads it. False
 * for a moment at most; where the shop does not answer, the form is shown anyway.
 */
export function useKnownAddresses(): boolean {
  const saved = useSavedAddresses()
  const lastOrder = useLastOrderAddress()
  const [isTimeOver, setTimeOver] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setTimeOver(true), longestWaitMs)
    return () => window.clearTimeout(timer)
  }, [])
  return isTimeOver || !(saved.isPending || lastOrder.isPending)
}

/** Stores the list that a change returned. */
export function useRememberAddresses() {
  const token = useToken()
  const queries = useQueryClient()
  return (addresses: SavedAddress[]) => queries.setQueryData(addressKeys.saved(token), addresses)
}
