import { formatCharged } from '@first-fashion/contract/money/money'
import type { CausedRefund } from '@first-fashion/contract/payments/staff-calls'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { paymentProblems, refunds } from '../payments.table.ts'
import { problemViews } from '../staff/problem.view.ts'
import type { RefundRow } from './refund.queries.ts'

const retries = alias(refunds, 'retries')

/** Refunds that were not tried again with another one. */
const lastTries = (db: Db, which: SQL | undefined): Promise<RefundRow[]> =>
  db
    .select({ refund: refunds })
    .from(refunds)
    .leftJoin(retries, eq(retries.retryOf, refunds.id))
    .where(and(which, isNull(retries.id)))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
    .then((rows) => rows.map(({ refund }) => refund))

/** Whether some of what a cause made due has not reached the shopper yet. */
export const isRefundAwaited = async (db: Db, cause: string): Promise<boolean> =>
  (await lastTries(db, and(eq(refunds.cause, cause), inArray(refunds.state, [...open])))).length > 0

const open = ['requested', 'failed', 'manual-pending'] as const

/** What failed to reach the shopper and is still owed for its cause: in LKR cents, and as it was charged. */
export async function owedOf(db: Db, orderId: string): Promise<{ cents: number; minor: number }> {
  const owed = await lastTries(
    db,
    and(eq(refunds.orderId, orderId), isNotNull(refunds.cause), eq(refunds.state, 'failed')),
  )
  return {
    cents: owed.reduce((sum, { amountCents }) => sum + amountCents, 0),
    minor: owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }
}

/** The refunds at payment partners that a cause made due, each with its open problem. */
export async function causedRefunds(db: Db, cause: string): Promise<CausedRefund[]> {
  const found = await lastTries(db, and(eq(refunds.cause, cause), isNotNull(refunds.attemptId)))
  const sent = found.filter(({ state }) => state !== 'credited')
  const ids = sent.map(({ id }) => id)
  const problems = await db
    .select()
    .from(paymentProblems)
    .where(and(inArray(paymentProblems.refundId, ids), isNull(paymentProblems.resolvedAt)))
    .orderBy(desc(paymentProblems.createdAt))
  const views = await problemViews(db, problems)
  return sent.map(({ id, state, amountMinor, currencyCode, ...refund }) => {
    const at = problems.findIndex(({ refundId }) => refundId === id)
    return {
      _id: id,
      state,
      amountText: formatCharged(amountMinor, currencyCode),
      at: (refund.settledAt ?? refund.requestedAt).getTime(),
      problem: views[at] ?? null,
    }
  })
}
