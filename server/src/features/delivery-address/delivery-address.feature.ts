import { hasLeft } from '@first-fashion/contract/orders/status'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { defineOrderMail, ofOrder, orderUpdate, updateMail, writeToBuyer } from '../order-mails/index.ts'
import { orderAddressChanged } from '../orders/index.ts'
import { correctDeliveryAddress, deliveryAddressForm } from './delivery-address.staff.service.ts'

const about = 'delivery address changed'
const ifNotAsked = 'If you did not ask for this, please write to us.'

const changed = defineOrderMail({
  name: 'order-address-changed',
  title: 'The delivery address was changed',
  about,
  says: `we changed the delivery address of your order {{order}}. ${ifNotAsked}`,
  placeholders: ofOrder,
})
const changedInPart = defineOrderMail({
  name: 'order-part-address-changed',
  group: 'made-to-order',
  title: 'The delivery address was changed',
  about,
  says: `we changed the delivery address of the made-to-order part of your order {{order}}. ${ifNotAsked}`,
  placeholders: ofOrder,
})

export function deliveryAddressFeature(shop: Shop): Feature {
  return {
    name: 'delivery-address',
    mails: [changed, changedInPart],
    handlers: {
      'staff.delivery-address': async ({ params }) => ({
        success: true,
        form: await deliveryAddressForm(shop, params.id),
      }),
      'staff.delivery-address-change': async ({ session, params, body }) => {
        const number = await correctDeliveryAddress(shop, session, params.id, body)
        return { success: true, message: `Order ${number}: delivery address changed` }
      },
    },
    subscriptions: [
      subscribe(orderAddressChanged, 'email', ({ orderId }) =>
        writeToBuyer(shop, orderId, (full, reader) =>
          updateMail(full, reader, orderUpdate(hasLeft(full.order.fulfilment) ? changedInPart : changed, {})),
        ),
      ),
    ],
  }
}
