import type { Handlers } from '../../../platform/http/handlers.ts'
import type { StaffMethods } from './methods.staff.service.ts'
import type { StaffPayments } from './payments.staff.service.ts'

export interface PaymentStaffRoutesDeps {
  readonly payments: StaffPayments
  readonly methods: StaffMethods
}

const done = {
  refund: 'The refund has started',
  retry: 'The refund is being retried',
  credit: 'Refunded to store credit',
  external: 'Recorded as refunded outside the shop',
  dismissed: 'Marked as resolved',
} as const

export const paymentStaffRoutes = ({ payments, methods }: PaymentStaffRoutesDeps): Handlers => ({
  'staff.payment-problems': async ({ query }) => ({
    success: true,
    ...(await payments.problems(query)),
  }),
  'staff.payment-problem-resolve': async ({ session, params, body }) => ({
    success: true,
    problem: await payments.resolve(session, params.id, body),
    message: done[body.action],
  }),
  'staff.order-payments': async ({ params }) => ({
    success: true,
    payments: await payments.ofOrder(params.id),
  }),
  'staff.order-refund': async ({ session, params, body }) => ({
    success: true,
    payments: await payments.refund(session, params.id, body),
    message: 'The refund has started',
  }),
  'staff.order-refund-outside': async ({ session, params, body }) => ({
    success: true,
    payments: await payments.recordOutside(session, params.id, body),
    message: 'Recorded as refunded outside the shop',
  }),
  'staff.order-refund-credit': async ({ session, params, body }) => ({
    success: true,
    payments: await payments.refundToCredit(session, params.id, body),
    message: 'Refunded to store credit',
  }),
  'staff.payment-methods': async () => ({ success: true, methods: await methods.list() }),
  'staff.payment-method-set': async ({ session, params, body }) => ({
    success: true,
    methods: await methods.set(session, params.method, body),
    message: 'Saved. The checkout uses it now.',
  }),
})
