import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { anonymiseBuyers } from '../orders/index.ts'
import { cardsOf } from './cards.queries.ts'
import { cachedMethods, methodsOffered } from './methods/methods.service.ts'
import { anonymisePayers } from './payer.queries.ts'
import { hasRefunds } from './payment.queries.ts'
import { paymentRoutes } from './payments.routes.ts'
import { paymentSubscriptions } from './payments.subscribers.ts'
import { clearUnpaidOrders, pollPending, retryRefunds } from './payments.tasks.ts'
import { countOpenProblems } from './refunds/problems.service.ts'
import { paymentStaffRoutes } from './staff/payments.staff.routes.ts'

export function paymentsFeature(shop: Shop): Feature {
  return {
    name: 'payments',
    caches: [cachedMethods(shop)],
    offers: () => ({ payments: methodsOffered(shop) }),
    setup: [{ step: 'refund', isDone: hasRefunds }],
    handlers: { ...paymentRoutes(shop), ...paymentStaffRoutes(shop) },
    waiting: [
      {
        name: 'payment-problems',
        permission: 'payments.read',
        path: '/payments?state=open',
        count: countOpenProblems,
      },
    ],
    subscriptions: paymentSubscriptions(shop),
    tasks: [
      { name: 'cancel-unpaid-orders', rhythm: 'every-minute', run: () => clearUnpaidOrders(shop) },
      { name: 'ask-payment-partners', rhythm: 'every-minute', run: () => pollPending(shop) },
      { name: 'retry-refunds', rhythm: 'every-minute', run: () => retryRefunds(shop) },
    ],
    personalData: {
      // Cards go with the account's row.
      tables: ['payment_cards'],
      download: async (db, { customerId }) => ({ paymentCards: await cardsOf(db, customerId) }),
      // Orders that are over lose what is personal, and so do their payments.
      anonymise: async (tx, now) => anonymisePayers(tx, await anonymiseBuyers(shop, tx, now)),
    },
  }
}
