import { create, windowScheduler } from '@yornaath/batshit'

/** What is asked for within so many ms goes in one call. */
const togetherMs = 10

/**
 * Asks about single orders, in one call for all orders of a page [A7.42]. `ask` answers about those it knows; of the others
 * the answer is null.
 */
export function oneCallForOrders<About extends { readonly orderId: string }>(
  ask: (orderIds: string[]) => Promise<readonly About[]>,
): (orderId: string) => Promise<About | null> {
  const batch = create({
    scheduler: windowScheduler(togetherMs),
    fetcher: (orderIds: string[]) => ask([...new Set(orderIds)]),
    resolver: (orders, orderId) => orders.find((order) => order.orderId === orderId) ?? null,
  })
  return (orderId) => batch.fetch(orderId)
}
