import { actionsFor, needsNote, type ProblemAction } from '@first-fashion/contract/payments/problems'
import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { type Actor, findOrder } from '../../orders/index.ts'
import { findAttempt } from '../payment.queries.ts'
import { paymentAttempts, paymentProblems } from '../payments.table.ts'
import { creditInstead } from './credited.service.ts'
import type { ProblemRow } from './refund.queries.ts'
import { requestRefund } from './refund-request.ts'
import { markRefundedOutside, retryRefund } from './refunds.service.ts'

interface ProblemPage {
  readonly state: 'open' | 'resolved'
  readonly limit: number
  readonly offset: number
}

interface Decision {
  readonly action: ProblemAction
  readonly note: string
}

/**
 * Resolves a problem as staff decided, in the caller's transaction. Refuses with 'payments.problem-unknown',
 * 'payments.problem-over', 'payments.action-unfit', 'payments.note-missing' and as the action does.
 */
export async function resolvePaymentProblem(
  shop: Shop,
  tx: Db,
  id: string,
  decision: Decision,
  actor: Actor,
): Promise<ProblemRow> {
  const problem = isUuid(id) ? await lockProblem(tx, id) : undefined
  if (problem === undefined)
    throw new AppError('unknown', 'payments.problem-unknown', 'This payment problem does not exist')
  refuseUnfit(problem, decision)
  await act(shop, tx, problem, decision, actor)
  const [row] = await tx
    .update(paymentProblems)
    .set({ resolvedAt: shop.clock.now(), resolvedBy: actor.name, note: decision.note })
    .where(eq(paymentProblems.id, id))
    .returning()
  return row ?? problem
}

const isInState = (state: ProblemPage['state']) =>
  (state === 'open' ? isNull : isNotNull)(paymentProblems.resolvedAt)

export const countOpenProblems = (db: Db): Promise<number> => db.$count(paymentProblems, isInState('open'))

/** Newest first, with the total count. */
export async function listPaymentProblems(
  db: Db,
  { state, limit, offset }: ProblemPage,
): Promise<{ problems: ProblemRow[]; total: number }> {
  const rows = await db
    .select({
      problem: paymentProblems,
      paymentId: paymentAttempts.providerPaymentId,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(paymentProblems)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, paymentProblems.attemptId))
    .where(isInState(state))
    .orderBy(desc(paymentProblems.createdAt), desc(paymentProblems.id))
    .limit(limit)
    .offset(offset)
  // At the partner a refund is found by its payment.
  const problems = rows.map(({ problem, paymentId }) =>
    problem.refundId === null || paymentId === null ? problem : { ...problem, reference: paymentId },
  )
  return { problems, total: rows[0]?.total ?? 0 }
}

async function lockProblem(tx: Db, id: string): Promise<ProblemRow | undefined> {
  const [row] = await tx.select().from(paymentProblems).where(eq(paymentProblems.id, id)).for('update')
  return row
}

function refuseUnfit(problem: ProblemRow, { action, note }: Decision): void {
  if (problem.resolvedAt !== null)
    throw new AppError(
      'conflict',
      'payments.problem-over',
      `${problem.resolvedBy} has already resolved this. Please reload.`,
    )
  if (!actionsFor[problem.kind].includes(action))
    throw new AppError('refused', 'payments.action-unfit', 'This action does not fit the problem')
  if (needsNote(action) && note === '')
    throw new AppError('refused', 'payments.note-missing', 'Please note what was done', {
      errors: { note: 'Please note what was done' },
    })
}

async function act(
  shop: Shop,
  tx: Db,
  problem: ProblemRow,
  { action, note }: Decision,
  actor: Actor,
): Promise<void> {
  if (action === 'retry' && problem.refundId !== null) await retryRefund(shop, tx, problem.refundId)
  if (action === 'external' && problem.refundId !== null)
    await markRefundedOutside(shop, tx, problem.refundId, note, actor)
  if (action === 'credit' && problem.refundId !== null)
    await creditInstead(shop, tx, problem.refundId, note, actor)
  if (action !== 'refund' || problem.attemptId === null) return
  const attempt = await findAttempt(tx, problem.attemptId)
  const full = attempt === undefined ? undefined : await findOrder(tx, attempt.orderId)
  if (attempt !== undefined && full !== undefined)
    await requestRefund(shop, tx, { attempt, order: full.order, reason: reasonOf(problem), by: actor, note })
}

const reasonOf = ({ kind }: ProblemRow) => (kind === 'late-payment' ? 'late-payment' : 'wrong-amount')
