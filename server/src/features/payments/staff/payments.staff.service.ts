import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import { centsFromRupees, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import { isPrepaid } from '@first-fashion/contract/orders/tenders'
import type { OrderPayments, PaymentProblem } from '@first-fashion/contract/payments/staff-calls'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { lockOrder, requireOrder, staffActor, unknownOrder } from '../../orders/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { type AttemptRow, paidAttempt, paymentsOfOrder } from '../payment.queries.ts'
import { refundObjection } from '../payment-seams.ts'
import { creditableCents, refundToCredit } from '../refunds/credited.service.ts'
import { recordOutsideRefund } from '../refunds/outside-refund.ts'
import { listPaymentProblems, resolvePaymentProblem } from '../refunds/problems.service.ts'
import { isPromiseOpen, type ProblemRow } from '../refunds/refund.queries.ts'
import { requestRefund } from '../refunds/refund-request.ts'
import { amountText, problemViews } from './problem.view.ts'

export async function listProblems(
  { database }: Shop,
  { state, page }: ParsedQuery<Calls['staff.payment-problems']>,
): Promise<{ problems: PaymentProblem[]; total: number; pages: number }> {
  const found = await pageOf(page, (window) => listPaymentProblems(database.db, { state, ...window }))
  return { ...found, problems: await problemViews(database.db, found.problems) }
}

/** Refuses as `resolvePaymentProblem` does. */
export async function resolveProblem(
  shop: Shop,
  session: StaffSession,
  id: string,
  decision: ParsedBody<Calls['staff.payment-problem-resolve']>,
): Promise<PaymentProblem> {
  const entryOf = ({ kind, provider, reference }: ProblemRow) => ({
    action: 'payment-problem-resolve',
    subject: `payment-problem:${id}`,
    change: { ...decision, kind, provider, reference },
  })
  const resolved = await recordedChange(shop, session, entryOf, (tx) =>
    resolvePaymentProblem(shop, tx, id, decision, staffActor(session)),
  )
  const [view] = await problemViews(shop.database.db, [resolved])
  if (view === undefined) throw new Error('a problem has no view')
  return view
}

/** Refuses with 'order.unknown', 'payments.nothing-to-refund', 'payments.refund-too-much', '.note-missing', '.return-open', '.refund-awaited'. */
export async function refundOrder(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  body: ParsedBody<Calls['staff.order-refund']>,
): Promise<OrderPayments> {
  if (!isUuid(orderId)) throw unknownOrder()
  const entry = { action: 'order-refund', subject: `order:${orderId}`, change: body }
  await recordedChange(shop, session, entry, async (tx) => {
    const { attempt, order } = await refundable(tx, orderId, body.note)
    await requireNoObjection(shop, tx, orderId)
    const { amountMinor, note } = body
    const by = staffActor(session)
    await requestRefund(shop, tx, { attempt, order, reason: 'staff', by, amountMinor, note })
  })
  return orderPaymentsView(shop, orderId)
}

/**
 * Records a refund that staff made at a partner that tells of none. Refuses with 'order.unknown',
 * 'payments.nothing-to-refund', 'payments.refund-too-much', 'payments.note-missing' and 'payments.action-unfit'.
 */
export async function recordMadeOutside(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  body: ParsedBody<Calls['staff.order-refund-outside']>,
): Promise<OrderPayments> {
  if (!isUuid(orderId)) throw unknownOrder()
  const entry = { action: 'order-refund-outside', subject: `order:${orderId}`, change: body }
  await recordedChange(shop, session, entry, async (tx) => {
    const { attempt, order } = await refundable(tx, orderId, body.note)
    if (!recordsOutside(shop, attempt)) throw reportsItself()
    await recordOutsideRefund(shop, tx, { attempt, order, ...body }, staffActor(session))
  })
  return orderPaymentsView(shop, orderId)
}

/** Refuses as `refundToCredit` does, and with 'payments.note-missing', '.return-open' and '.refund-awaited'. */
export async function refundOrderToCredit(
  shop: Shop,
  session: StaffSession,
  orderId: string,
  { amount, note }: ParsedBody<Calls['staff.order-refund-credit']>,
): Promise<OrderPayments> {
  if (!isUuid(orderId)) throw unknownOrder()
  if (note === '') throw noteMissing()
  const entry = { action: 'order-refund-credit', subject: `order:${orderId}`, change: { amount, note } }
  await recordedChange(shop, session, entry, async (tx) => {
    await requireNoObjection(shop, tx, orderId)
    await refundToCredit(shop, tx, orderId, { cents: centsFromRupees(amount), note }, staffActor(session))
  })
  return orderPaymentsView(shop, orderId)
}

async function requireNoObjection(shop: Shop, tx: Db, orderId: string) {
  await lockOrder(tx, orderId)
  const objection = await refundObjection(shop)(tx, orderId)
  if (objection !== undefined) throw objection
  if (await isPromiseOpen(tx, orderId)) throw refundAwaited()
}

const refundAwaited = () =>
  new AppError(
    'conflict',
    'payments.refund-awaited',
    'A refund of a return or of items failed. Try it again, give store credit instead, or note that you refunded it elsewhere.',
  )

async function refundable(tx: Db, orderId: string, note: string) {
  const full = await requireOrder(tx, orderId)
  if (note === '') throw noteMissing()
  const attempt = await paidAttempt(tx, orderId)
  if (attempt === undefined)
    throw new AppError('refused', 'payments.nothing-to-refund', 'There is no payment to refund')
  return { attempt, order: full.order }
}

/** Where a partner has no refund call, it tells of no refund either. */
const recordsOutside = ({ providers }: Shop, { provider }: AttemptRow): boolean =>
  providers[provider]?.abilities.refunds === false

const reportsItself = () =>
  new AppError(
    'refused',
    'payments.action-unfit',
    'This partner reports its refunds by itself: the order shows them soon after they are made.',
  )

const noteMissing = () =>
  new AppError('refused', 'payments.note-missing', 'Please give a reason for the refund', {
    errors: { note: 'Please give a reason for the refund' },
  })

/** Refuses with 'order.unknown'. */
export async function orderPaymentsView(shop: Shop, orderId: string): Promise<OrderPayments> {
  const { db } = shop.database
  const full = await requireOrder(db, orderId)
  const { attempts, refunds } = await paymentsOfOrder(db, orderId)
  const paid = attempts.find(({ state }) => state === 'paid')
  const asked = refunds
    .filter(({ attemptId, state }) => attemptId === paid?.id && state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    attempts: attempts.map((one) => ({
      _id: one.id,
      provider: one.provider,
      state: one.state,
      amountText: amountText(one.paidMinor ?? one.amountMinor, one.paidCurrencyCode ?? one.currencyCode),
      at: one.createdAt.getTime(),
    })),
    refunds: refunds.map((one) => ({
      _id: one.id,
      state: one.state,
      amountText: amountText(one.amountMinor, one.currencyCode),
      note: one.note,
      at: (one.settledAt ?? one.requestedAt).getTime(),
    })),
    refundableMinor: paid === undefined ? 0 : (paid.paidMinor ?? paid.amountMinor) - asked,
    currencyCode: full.order.currencyCode,
    recordsOutside: paid !== undefined && recordsOutside(shop, paid),
    prepaid: full.tenders
      .filter(isPrepaid)
      .map(({ label, cents }) => ({ label, amount: rupeesFromCents(lkrCents(cents)) })),
    creditable: rupeesFromCents(await creditableCents(db, full.order)),
  }
}
