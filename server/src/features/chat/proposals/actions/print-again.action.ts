import { AppError } from '../../../../platform/errors.ts'
import type { Shop } from '../../../../shop.ts'
import { findPartnerOrders, openPartnerOrder, resendPartnerOrder } from '../../../fulfilment/index.ts'
import { ownOrder } from '../../../orders/index.ts'
import { defineAction } from '../chat-action.ts'

/** What the print partner did not make is sent to it again. */
export const printAgainAction = (shop: Shop) =>
  defineAction({
    kind: 'print-again',
    permission: 'fulfilment.change',
    offer: async ({ customerId }, { orderId }) => {
      const { order } = await ownOrder(shop.database.db, customerId, orderId)
      const printed = await partnerOrderOf(shop, orderId)
      return {
        title: `Print your design of order ${order.number} again`,
        facts: ['It costs you nothing.'],
        agreed: { version: printed.version },
        orderId,
      }
    },
    perform: async ({ customerId, session }, { orderId }, { version = 0 }) => {
      await ownOrder(shop.database.db, customerId, orderId)
      const { _id: id } = await partnerOrderOf(shop, orderId)
      await resendPartnerOrder(shop, session, id, { version, note: 'Agreed in the chat' })
      return 'Your design is sent to the printer again.'
    },
  })

async function partnerOrderOf(shop: Shop, orderId: string) {
  const { partnerOrders: ofOrder } = await findPartnerOrders(shop, {
    state: undefined,
    search: '',
    orderId,
    page: 1,
  })
  for (const { _id } of ofOrder) {
    const printed = await openPartnerOrder(shop, _id)
    if (printed.can.resend) return printed
  }
  throw new AppError('refused', 'chat.proposal-impossible', 'There is nothing to print again for this order')
}
