import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

export const storeNameKey = ['store-name'] as const

/** The name of the store; empty until it is known. */
export const useStoreName = (): string =>
  useQuery({
    queryKey: storeNameKey,
    queryFn: async () => (await call('staff.store-name')).name,
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? ''
