import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

export const storeNameKey = ['store-name'] as const

const useStore = () =>
  useQuery({
    queryKey: storeNameKey,
    queryFn: () => call('staff.store-name'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data

/** The name of the store; empty until it is known. */
export const useStoreName = (): string => useStore()?.name ?? ''

/** The logo of the store; null for none, and until it is known. */
export const useStoreLogo = () => useStore()?.logo ?? null

/** Whether it is live with the sandbox's partners. */
export const useIsRehearsal = (): boolean => useStore()?.isRehearsal === true
