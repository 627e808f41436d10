import { pointsToEarn } from '@first-fashion/contract/loyalty/order-points'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api-browser.ts'
import { returnDaysOf } from '../../return-window/index.ts'
import { useEarning, useLoyalty } from '../loyalty.queries.ts'
import { pointsFacts } from './points-facts.ts'

/** What a sum earns at the member's tier, and what is said of it; undefined until it is known. */
export function usePointsFacts() {
  const { data: loyalty } = useLoyalty()
  const { data: earning } = useEarning()
  const { data: returnDays } = useQuery({
    queryKey: ['return-days'],
    staleTime: 300_000,
    queryFn: () => returnDaysOf(api),
  })
  if (loyalty === undefined || earning === undefined || returnDays === undefined) return undefined
  return {
    loyalty,
    rupeesPerPoint: earning.rupeesPerPoint,
    pointsOf: (netCents: number): number => pointsToEarn(netCents, earning, loyalty.tier.multiplier),
    facts: pointsFacts({ earning, returnDays }),
  }
}
