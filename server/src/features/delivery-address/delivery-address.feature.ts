import { hasLeft } from '@first-fashion/contract/orders/status'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { updateMail, writeToBuyer } from '../order-mails/index.ts'
import { orderAddressChanged } from '../orders/index.ts'
import { correctDeliveryAddress, deliveryAddressForm } from './delivery-address.staff.service.ts'

export function deliveryAddressFeature(shop: Shop): Feature {
  return {
    name: 'delivery-address',
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
          updateMail(full, reader, {
            about: 'delivery address changed',
            says: (order) =>
              `we changed the delivery address of ${hasLeft(full.order.fulfilment) ? 'the made-to-order part of ' : ''}your order ${order}. If you did not ask for this, please write to us.`,
          }),
        ),
      ),
    ],
  }
}
