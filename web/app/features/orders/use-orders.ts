import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { learnShopTime } from '../../platform/time/shop-time.ts'
import { orderKeys } from './orders.keys.ts'

/** So many orders are shown at first, and with each press of the button. */
export const ordersAtOnce = 10

/** The customer's orders, newest first, page by page; with `search` those with such a number or item. */
export function useOrders(token: string | null, search: string) {
  const pages = useInfiniteQuery({
    queryKey: orderKeys.list(token, search),
    enabled: token !== null,
    refetchOnWindowFocus: true,
    // What is shown stays until the answer to the next letter is here.
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: async ({ pageParam: page }) => {
      const body = { page, size: ordersAtOnce, search }
      // They say until when things are held.
      const [orders] = await Promise.all([call('orders.user', { body }), learnShopTime()])
      return orders
    },
    getNextPageParam: ({ total }, all) =>
      all.flatMap(({ orders }) => orders).length < total ? all.length + 1 : undefined,
  })
  return {
    ...pages,
    orders: pages.data?.pages.flatMap(({ orders }) => orders),
    total: pages.data?.pages.at(-1)?.total ?? 0,
  }
}
