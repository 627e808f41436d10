import type { Feature } from '../../platform/feature.ts'
import { anonymiseBuyers } from '../orders/index.ts'
import { cardsOf } from './cards.queries.ts'
import type { PaymentMethods } from './methods/methods.service.ts'
import { anonymisePayers } from './payer.queries.ts'
import { paymentRoutes } from './payments.routes.ts'
import type { Payments } from './payments.service.ts'
import { paymentSubscriptions } from './payments.subscribers.ts'
import { clearUnpaidOrders, type PaymentTasksDeps, pollPending, retryRefunds } from './payments.tasks.ts'
import { createPaymentProblems, type PaymentProblemsDeps } from './refunds/problems.service.ts'
import { createStaffMethods } from './staff/methods.staff.service.ts'
import { paymentStaffRoutes } from './staff/payments.staff.routes.ts'
import { createStaffPayments } from './staff/payments.staff.service.ts'

type Deps = PaymentTasksDeps &
  PaymentProblemsDeps &
  Omit<Parameters<typeof createStaffPayments>[0], 'problems'> &
  Parameters<typeof createStaffMethods>[0] & {
    readonly payments: Payments
    readonly methods: PaymentMethods
    /** An order of which a part is still to be made keeps its address. */
    readonly ordersInProduction: Parameters<typeof anonymiseBuyers>[2]
  }

export const paymentsFeature = (deps: Deps): Feature => ({
  name: 'payments',
  handlers: {
    ...paymentRoutes(deps.payments),
    ...paymentStaffRoutes({
      payments: createStaffPayments({ ...deps, problems: createPaymentProblems(deps) }),
      methods: createStaffMethods(deps),
    }),
  },
  subscriptions: paymentSubscriptions(deps),
  tasks: [
    { name: 'cancel-unpaid-orders', rhythm: 'every-minute', run: () => clearUnpaidOrders(deps) },
    { name: 'ask-payment-partners', rhythm: 'every-minute', run: () => pollPending(deps) },
    { name: 'retry-refunds', rhythm: 'every-minute', run: () => retryRefunds(deps) },
  ],
  personalData: {
    // Cards go with the account's row.
    tables: ['payment_cards'],
    download: async (db, { customerId }) => ({ paymentCards: await cardsOf(db, customerId) }),
    // Orders that are over lose what is personal, and so do their payments.
    anonymise: async (tx, now) =>
      anonymisePayers(tx, await anonymiseBuyers(tx, now, deps.ordersInProduction)),
  },
})
