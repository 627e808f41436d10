import 'virtual:contract-routes/gift-notes'
import { call } from '../../platform/queries/call.ts'
import { oneCallForOrders } from '../../platform/queries/one-call-for-orders.ts'

/** The gift note for the next order. */
export const nextGiftNote = async (): Promise<string> => (await call('gift-notes.next')).text

export const writeGiftNote = (text: string) => call('gift-notes.write', { body: { text } })

/** The gift note of an own order; null if it has none. */
export const giftNoteOf = oneCallForOrders(
  async (orderIds) => (await call('gift-notes.of-orders', { body: { orderIds } })).orders,
)
