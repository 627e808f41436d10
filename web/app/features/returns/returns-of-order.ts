import { create, windowScheduler } from '@yornaath/batshit'
import { call } from '../../platform/queries/call.ts'

/** What is asked for within so many ms goes in one call. */
const togetherMs = 10

/** The returns of orders: those of all orders of a page are asked for at once [A7.42]. */
const batch = create({
  scheduler: windowScheduler(togetherMs),
  fetcher: async (orderIds: string[]) =>
    (await call('returns.of-orders', { body: { orderIds: [...new Set(orderIds)] } })).orders,
  resolver: (orders, orderId) => orders.find((order) => order.orderId === orderId) ?? null,
})

/** What can be returned of an order; null if it is nobody's here. */
export const returnsOfOrder = (orderId: string) => batch.fetch(orderId)
