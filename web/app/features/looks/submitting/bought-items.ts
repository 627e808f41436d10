import type { BoughtItem, WornSku } from '@first-fashion/contract/looks/worn-calls'
import { useQuery } from '@tanstack/react-query'
import { useToken } from '../../../platform/session.ts'
import { call, communityKeys } from '../../members/index.ts'

/** What the customer bought and kept; undefined while it is not known. */
export function useBoughtItems(): readonly BoughtItem[] | undefined {
  const token = useToken()
  const bought = useQuery({
    queryKey: communityKeys.bought(token),
    enabled: Boolean(token),
    queryFn: () => call('community.bought-items'),
  })
  return bought.data?.items
}

export const isSameSku = (one: WornSku, other: WornSku): boolean =>
  one.productId === other.productId && one.variantIndex === other.variantIndex && one.size === other.size

/** What of a draft the customer still has, as far as it is known: something may have gone back since. */
export const stillBought = (
  items: readonly WornSku[],
  bought: readonly BoughtItem[] | undefined,
): readonly WornSku[] =>
  bought === undefined ? items : items.filter((item) => bought.some((one) => isSameSku(one, item)))
