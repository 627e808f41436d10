import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { setMethod, staffMethods } from '../methods/methods.service.ts'
import {
  listProblems,
  orderPaymentsView,
  recordMadeOutside,
  refundOrder,
  refundOrderToCredit,
  resolveProblem,
} from './payments.staff.service.ts'

const done = {
  refund: 'The refund has started',
  retry: 'The refund is being retried',
  credit: 'Refunded to store credit',
  external: 'Recorded as refunded outside the shop',
  dismissed: 'Marked as resolved',
} as const

export const paymentStaffRoutes = (shop: Shop): Handlers => ({
  'staff.payment-problems': async ({ query }) => ({
    success: true,
    ...(await listProblems(shop, query)),
  }),
  'staff.payment-problem-resolve': async ({ session, params, body }) => ({
    success: true,
    problem: await resolveProblem(shop, session, params.id, body),
    message: done[body.action],
  }),
  'staff.order-payments': async ({ params }) => ({
    success: true,
    payments: await orderPaymentsView(shop, params.id),
  }),
  'staff.order-refund': async ({ session, params, body }) => ({
    success: true,
    payments: await refundOrder(shop, session, params.id, body),
    message: 'The refund has started',
  }),
  'staff.order-refund-outside': async ({ session, params, body }) => ({
    success: true,
    payments: await recordMadeOutside(shop, session, params.id, body),
    message: 'Recorded as refunded outside the shop',
  }),
  'staff.order-refund-credit': async ({ session, params, body }) => ({
    success: true,
    payments: await refundOrderToCredit(shop, session, params.id, body),
    message: 'Refunded to store credit',
  }),
  'staff.payment-methods': async () => ({ success: true, methods: await staffMethods(shop) }),
  'staff.payment-method-set': async ({ session, params, body }) => ({
    success: true,
    methods: await setMethod(shop, session, params.method, body),
    message: 'Saved. The checkout uses it now.',
  }),
})
