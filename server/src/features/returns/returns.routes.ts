import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { payDifference } from './exchanges/pay-difference.ts'
import { addReturnPhoto, deleteReturnPhoto } from './photos/return-photos.service.ts'
import { stopReminders } from './reminders/return-reminders.service.ts'
import {
  ownReturnsAmong,
  previewReturn,
  requestReturn,
  returnsOfOrder,
  returnsOfOrders,
  withdrawRequest,
} from './returns.service.ts'

const received = 'We have your request. We will email you once we have looked at it.'

export const returnRoutes = (shop: Shop): Handlers => ({
  ...besides(shop),
  ...viewRoutes(shop),
  'returns.preview': async ({ session, body }) => ({
    success: true,
    figures: await previewReturn(shop, session.customerId, body),
  }),
  'returns.request-refund': async ({ session, body: { shown, ...body } }) => ({
    success: true,
    request: await requestReturn(shop, session.customerId, { kind: 'refund', ...body }, shown),
    message: received,
  }),
  'returns.request-exchange': async ({ session, body: { shown, ...body } }) => ({
    success: true,
    request: await requestReturn(shop, session.customerId, { kind: 'exchange', ...body }, shown),
    message: received,
  }),
  'returns.withdraw': async ({ session, body }) => ({
    success: true,
    request: await withdrawRequest(shop, session.customerId, body.requestId),
    message: 'Your request is withdrawn.',
  }),
  'returns.user-refunds': async ({ session, body }) => ({
    success: true,
    refunds: await ownReturnsAmong(shop, session.customerId, 'refund', body.orderIds),
  }),
  'returns.user-exchanges': async ({ session, body }) => ({
    success: true,
    exchanges: await ownReturnsAmong(shop, session.customerId, 'exchange', body.orderIds),
  }),
})

/** What of orders can be returned. */
const viewRoutes = (shop: Shop) =>
  ({
    'returns.of-order': async ({ session, params }) => ({
      success: true,
      ...(await returnsOfOrder(shop, session.customerId, params.orderId)),
    }),
    'returns.of-orders': async ({ session, body }) => ({
      success: true,
      orders: await returnsOfOrders(shop, session.customerId, body.orderIds),
    }),
  }) satisfies Partial<Handlers>

/** Photos, the difference of an exchange, and reminders. */
const besides = (shop: Shop) =>
  ({
    'returns.stop-reminders': async ({ params }) => {
      await stopReminders(shop, params.token)
      return { success: true, message: 'Notifications are off. You can turn them on in your profile.' }
    },
    'returns.add-photo': async ({ session, file }) => ({
      success: true,
      photo: await addReturnPhoto(shop, session.customerId, file),
    }),
    'returns.delete-photo': async ({ session, body }) => {
      await deleteReturnPhoto(shop, session.customerId, body.photoId)
      return { success: true }
    },
    'returns.pay-difference': async ({ session, body }) => ({
      success: true,
      ...(await payDifference(shop, session.customerId, body.requestId, body.method)),
    }),
  }) satisfies Partial<Handlers>
