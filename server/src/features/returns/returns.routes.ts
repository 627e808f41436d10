import type { ReturnRequest } from '@first-fashion/contract/returns/return-request'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { DifferencePayments } from './exchanges/pay-difference.ts'
import type { ReturnPhotos } from './photos/return-photos.service.ts'
import type { ReturnReminders } from './reminders/return-reminders.service.ts'
import type { Returns } from './returns.service.ts'

interface ReturnRoutesDeps {
  readonly returns: Returns
  readonly withdraw: (customerId: string, requestId: string) => Promise<ReturnRequest>
  readonly differences: DifferencePayments
  readonly photos: ReturnPhotos
  readonly reminders: ReturnReminders
}

const received = 'We have your request. We will email you once we have looked at it.'

export const returnRoutes = (deps: ReturnRoutesDeps): Handlers => {
  const { returns, withdraw } = deps
  return {
    ...besides(deps),
    ...shown(deps),
    'returns.preview': async ({ session, body }) => ({
      success: true,
      figures: await returns.preview(session.customerId, body),
    }),
    'returns.request-refund': async ({ session, body: { shown, ...body } }) => ({
      success: true,
      request: await returns.request(session.customerId, { kind: 'refund', ...body }, shown),
      message: received,
    }),
    'returns.request-exchange': async ({ session, body: { shown, ...body } }) => ({
      success: true,
      request: await returns.request(session.customerId, { kind: 'exchange', ...body }, shown),
      message: received,
    }),
    'returns.withdraw': async ({ session, body }) => ({
      success: true,
      request: await withdraw(session.customerId, body.requestId),
      message: 'Your request is withdrawn.',
    }),
    'returns.user-refunds': async ({ session, body }) => ({
      success: true,
      refunds: await returns.among(session.customerId, 'refund', body.orderIds),
    }),
    'returns.user-exchanges': async ({ session, body }) => ({
      success: true,
      exchanges: await returns.among(session.customerId, 'exchange', body.orderIds),
    }),
  }
}

/** What of orders can be returned. */
const shown = ({ returns }: ReturnRoutesDeps) =>
  ({
    'returns.of-order': async ({ session, params }) => ({
      success: true,
      ...(await returns.ofOrder(session.customerId, params.orderId)),
    }),
    'returns.of-orders': async ({ session, body }) => ({
      success: true,
      orders: await returns.ofOrders(session.customerId, body.orderIds),
    }),
  }) satisfies Partial<Handlers>

/** Photos, the difference of an exchange, and reminders. */
const besides = ({ differences, photos, reminders }: ReturnRoutesDeps) =>
  ({
    'returns.stop-reminders': async ({ params }) => {
      await reminders.stop(params.token)
      return { success: true, message: 'Notifications are off. You can turn them on in your profile.' }
    },
    'returns.add-photo': async ({ session, file }) => ({
      success: true,
      photo: await photos.add(session.customerId, file),
    }),
    'returns.delete-photo': async ({ session, body }) => {
      await photos.delete(session.customerId, body.photoId)
      return { success: true }
    },
    'returns.pay-difference': async ({ session, body }) => ({
      success: true,
      ...(await differences.pay(session.customerId, body.requestId, body.method)),
    }),
  }) satisfies Partial<Handlers>
