import { reasonsOfOrder } from '@first-fashion/contract/payments/ledger'
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import { paymentProblems, refunds } from '../payments.table.ts'

export type RefundRow = typeof refunds.$inferSelect
export type ProblemRow = typeof paymentProblems.$inferSelect

/** Refuses more than the rest of the payment with 'payments.refund-too-much'. */
export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx
    .insert(refunds)
    .values(refund)
    .catch((error: unknown) => {
      throw isViolation(error, 'check', 'refunds_within_payment') ? refundTooMuch() : error
    })
}

export const refundTooMuch = () =>
  new AppError('refused', 'payments.refund-too-much', 'That is more than the rest of this payment')

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

/** All refunds and disputes of a payment, oldest first. */
export async function refundsOfAttempt(db: Db, attemptId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.attemptId, attemptId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
}

/** Whether a refund that failed was tried again with another one. */
export const isTriedAgain = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.$count(refunds, eq(refunds.retryOf, id))) > 0

/** The first try of a refund; itself, if it is that. */
export async function firstTryOf(db: Db, refund: Pick<RefundRow, 'id' | 'retryOf'>): Promise<string> {
  const before = refund.retryOf === null ? undefined : await findRefund(db, refund.retryOf)
  return before === undefined ? refund.id : firstTryOf(db, before)
}

export async function lockRefund(tx: Db, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row
}

/** A refund by the partner's reference, locked. */
export async function lockRefundOfPartner(tx: Db, providerRefundId: string): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.providerRefundId, providerRefundId))
    .for('update')
  return row
}

export async function settleRefund(
  tx: Db,
  id: string,
  change: Partial<
    Pick<
      RefundRow,
      'state' | 'settledAt' | 'providerRefundId' | 'coveredBy' | 'note' | 'amountMinor' | 'amountCents'
    >
  >,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id))
}

/** The requested and completed refunds of a payment: minor units of its currency, and LKR cents. */
export async function refundedOf(
  db: Db,
  attemptId: string,
  states: readonly RefundRow['state'][] = [
    'requested',
    'succeeded',
    'manual-pending',
    'external',
    'credited',
    'disputed',
  ],
): Promise<{ minor: number; cents: number }> {
  return sumOf(db, eq(refunds.attemptId, attemptId), states)
}

/** The completed refunds of a payment, in minor units of its currency. */
export const backOf = async (db: Db, attemptId: string): Promise<number> =>
  (await refundedOf(db, attemptId, ['succeeded', 'external', 'credited'])).minor

/** What other refunds of the same payment moved at the partner, in minor units of its currency. */
export async function movedByOthers(db: Db, { id, attemptId }: RefundRow): Promise<number> {
  if (attemptId === null) return 0
  const which = and(
    eq(refunds.attemptId, attemptId),
    ne(refunds.id, id),
    inArray(refunds.reason, [...reasonsOfOrder]),
  )
  return (await sumOf(db, which, ['succeeded', 'external'])).minor
}

/** The refunds of an order's collected cash. */
export const refundedOfCash = (db: Db, orderId: string): Promise<{ minor: number; cents: number }> =>
  sumOf(db, and(eq(refunds.orderId, orderId), isNull(refunds.attemptId)), ['credited'])

async function sumOf(db: Db, which: SQL | undefined, states: readonly RefundRow['state'][]) {
  const [row] = await db
    .select({
      minor: sql<number>`coalesce(sum(amount_minor), 0)::float8`,
      cents: sql<number>`coalesce(sum(amount_cents), 0)::float8`,
    })
    .from(refunds)
    .where(and(which, inArray(refunds.state, [...states])))
  return row ?? { minor: 0, cents: 0 }
}

/** Pending refunds requested before a time. */
export async function waitingRefunds(db: Db, before: Date): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lte(refunds.requestedAt, before)))
}

/** Whether money that is promised, to a return for example, did not reach the shopper and staff have yet to decide. */
export async function isPromiseOpen(tx: Db, orderId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: paymentProblems.id })
    .from(paymentProblems)
    .innerJoin(refunds, eq(refunds.id, paymentProblems.refundId))
    .where(
      and(
        eq(refunds.orderId, orderId),
        isNotNull(refunds.cause),
        eq(paymentProblems.kind, 'refund-failed'),
        isNull(paymentProblems.resolvedAt),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Whether staff were told of a problem. */
export const hasProblem = async (
  tx: Db,
  kind: ProblemRow['kind'],
  provider: ProblemRow['provider'],
  reference: string,
): Promise<boolean> =>
  (await tx.$count(
    paymentProblems,
    and(
      eq(paymentProblems.kind, kind),
      eq(paymentProblems.provider, provider),
      eq(paymentProblems.reference, reference),
    ),
  )) > 0

/** Records a payment problem. A known one stays as recorded; what fails or is lost again is reopened. */
export async function insertProblem(tx: Db, problem: typeof paymentProblems.$inferInsert): Promise<void> {
  const { kind, provider, reference } = paymentProblems
  await tx
    .insert(paymentProblems)
    .values(problem)
    .onConflictDoUpdate({
      target: [kind, provider, reference],
      set: { resolvedAt: null, resolvedBy: '', note: '', detail: problem.detail ?? '' },
      setWhere: inArray(kind, ['refund-failed', 'refund-excess']),
    })
}

/** Closes an open problem; returns its minor units, undefined if there is none. One that staff have closed counts too. */
export async function resolveProblem(
  tx: Db,
  kind: ProblemRow['kind'],
  provider: ProblemRow['provider'],
  reference: string,
  { at, by, note }: { readonly at: Date; readonly by: string; readonly note: string },
): Promise<number | undefined> {
  const named = and(
    eq(paymentProblems.kind, kind),
    eq(paymentProblems.provider, provider),
    eq(paymentProblems.reference, reference),
  )
  const [found] = await tx.select().from(paymentProblems).where(named)
  if (found?.resolvedAt === null)
    await tx.update(paymentProblems).set({ resolvedAt: at, resolvedBy: by, note }).where(named)
  return found?.amountMinor ?? undefined
}

/** Closes the problems of a refund, and of the late or wrong payment that it refunded. */
export async function resolveProblemsOf(
  tx: Db,
  refund: Pick<RefundRow, 'id' | 'attemptId'>,
  how: { readonly at: Date; readonly by: string; readonly note: string },
): Promise<void> {
  const change = { resolvedAt: how.at, resolvedBy: how.by, note: how.note }
  const open = sql`${paymentProblems.resolvedAt} is null`
  await tx
    .update(paymentProblems)
    .set(change)
    .where(and(open, eq(paymentProblems.refundId, refund.id)))
  if (refund.attemptId === null) return
  await tx
    .update(paymentProblems)
    .set(change)
    .where(
      and(
        open,
        eq(paymentProblems.attemptId, refund.attemptId),
        inArray(paymentProblems.kind, ['late-payment', 'wrong-amount']),
      ),
    )
}
