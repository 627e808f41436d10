import type { orders as orderTable } from '../src/features/orders/orders.table.ts'
import { paymentAttempts } from '../src/features/payments/payments.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { inBatches } from './in-batches.ts'
import { seedId } from './seed-id.ts'

type OrderRow = typeof orderTable.$inferInsert

const pageLivesMs = 30 * 60_000

/** The card payments of paid orders, so that they can be refunded; the sandbox is told of them when the shop starts. */
export async function seedPayments(tx: Db, orders: readonly OrderRow[]): Promise<void> {
  const paid = orders.filter(
    ({ paymentState, paymentMethod }) => paymentState === 'paid' && paymentMethod === 'stripe',
  )
  await inBatches(paid.map(attemptOf), (some) => tx.insert(paymentAttempts).values(some))
}

function attemptOf({ id: orderId, placedAt, chargedMinor, currencyCode }: OrderRow) {
  const id = seedId('payment', orderId)
  const reference = id.replaceAll('-', '')
  return {
    id,
    orderId,
    provider: 'stripe' as const,
    providerSessionId: `cs_${reference}`,
    providerPaymentId: `pi_${reference}`,
    state: 'paid' as const,
    amountMinor: chargedMinor,
    currencyCode,
    paidMinor: chargedMinor,
    paidCurrencyCode: currencyCode,
    createdAt: placedAt,
    expiresAt: new Date(placedAt.getTime() + pageLivesMs),
    settledAt: placedAt,
  }
}
