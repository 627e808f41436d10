import type { LoyaltyData } from '@first-fashion/contract/loyalty/calls'
import type { historyFilters } from '@first-fashion/contract/loyalty/entry'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../platform/queries/call.ts'
import { useToken } from '../../platform/session.ts'
import { loyaltyUpdated } from './loyalty-updated.ts'

/** What is asked about loyalty, for the signed-in customer. */
export const loyaltyKeys = {
  all: ['loyalty'],
  of: (token: string | null | undefined, what: string, ...more: readonly unknown[]) => [
    'loyalty',
    token,
    what,
    ...more,
  ],
} as const

type HistoryFilter = (typeof historyFilters)[number]

/** Points and tier; loaded anew when points were earned or spent anywhere in the store. */
export function useLoyalty() {
  const token = useToken()
  const queries = useQueryClient()
  useEffect(() => {
    const reload = () => void queries.invalidateQueries({ queryKey: loyaltyKeys.all })
    window.addEventListener(loyaltyUpdated, reload)
    return () => window.removeEventListener(loyaltyUpdated, reload)
  }, [queries])
  return useQuery({
    queryKey: loyaltyKeys.of(token, 'dashboard'),
    enabled: Boolean(token),
    // Background work earns and takes back points meanwhile.
    staleTime: 0,
    retry: false,
    queryFn: async () => (await call('loyalty.dashboard')).loyaltyData,
  })
}

/** The member's tier, for a page that needs no more: what is known of the last minutes will do. */
export function useTier() {
  const token = useToken()
  return useQuery({
    queryKey: loyaltyKeys.of(token, 'dashboard'),
    enabled: Boolean(token),
    staleTime: 300_000,
    retry: false,
    queryFn: async () => (await call('loyalty.dashboard')).loyaltyData,
    select: ({ tier }) => tier,
  })
}

export function useHistory(page: number, type: HistoryFilter) {
  const token = useToken()
  return useQuery({
    queryKey: loyaltyKeys.of(token, 'history', type, page),
    enabled: Boolean(token),
    placeholderData: keepPreviousData,
    queryFn: () => call('loyalty.history', { body: { page, type } }),
  })
}

export function useBalance() {
  const token = useToken()
  return useQuery({
    queryKey: loyaltyKeys.of(token, 'balance'),
    enabled: Boolean(token),
    queryFn: () => call('loyalty.balance'),
  })
}

export function useReferrals() {
  const token = useToken()
  return useQuery({
    queryKey: loyaltyKeys.of(token, 'referrals'),
    enabled: Boolean(token),
    queryFn: () => call('loyalty.referrals'),
  })
}

/** What is earned by what; the same for everybody. */
export const useEarning = () =>
  useQuery({ queryKey: ['loyalty-earning'], staleTime: 300_000, queryFn: () => call('loyalty.earning') })

/** What is shown when loading fails [B3.16]. */
export const fallbackLoyalty: LoyaltyData = {
  currentPoints: 0,
  pendingPoints: 0,
  lifetimePoints: 0,
  tier: { name: 'Bronze', benefits: ['Welcome bonus'], multiplier: 1, fromPoints: 0 },
  nextTier: { name: 'Silver', benefits: [], pointsNeeded: 50 },
  referralCode: '',
  referralCount: 0,
  expiringPoints: 0,
  transactions: [],
  activeRedemptions: [],
  hasCompletedOrder: false,
  config: { minimumRedeemPoints: 10 },
}
