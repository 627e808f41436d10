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
import { findOrder, lockOrder, unknownOrder } from '../../orders/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { type AttemptRow, paidAttempt, paymentsOfOrder } from '../payment.queries.ts'
import type { CreditedRefunds } from '../refunds/credited.service.ts'
import type { PaymentProblems } from '../refunds/problems.service.ts'
import { isPromiseOpen, type ProblemRow } from '../refunds/refund.queries.ts'
import type { Refunds } from '../refunds/refunds.service.ts'
import { amountText, problemView } from './problem.view.ts'

export interface StaffPayments {
  problems(
    query: ParsedQuery<Calls['staff.payment-problems']>,
  ): Promise<{ problems: PaymentProblem[]; total: number; pages: number }>
  /** Refuses as PaymentProblems.resolve does. */
  resolve(
    session: StaffSession,
    id: string,
    decision: ParsedBody<Calls['staff.payment-problem-resolve']>,
  ): Promise<PaymentProblem>
  /** Refuses with 'order.unknown'. */
  ofOrder(orderId: string): Promise<OrderPayments>
  /** Refuses with 'order.unknown', 'payments.nothing-to-refund', 'payments.refund-too-much', '.note-missing', '.return-open', '.refund-awaited'. */
  refund(
    session: StaffSession,
    orderId: string,
    body: ParsedBody<Calls['staff.order-refund']>,
  ): Promise<OrderPayments>
  /**
   * Records a refund that staff made at a partner that tells of none. Refuses with 'order.unknown',
   * 'payments.nothing-to-refund', 'payments.refund-too-much', 'payments.note-missing' and 'payments.action-unfit'.
   */
  recordOutside(
    session: StaffSession,
    orderId: string,
    body: ParsedBody<Calls['staff.order-refund-outside']>,
  ): Promise<OrderPayments>
  /** Refuses as CreditedRefunds.refund does, and with 'payments.note-missing', '.return-open' and '.refund-awaited'. */
  refundToCredit(
    session: StaffSession,
    orderId: string,
    body: ParsedBody<Calls['staff.order-refund-credit']>,
  ): Promise<OrderPayments>
}

export interface StaffPaymentsDeps extends Shop {
  readonly problems: PaymentProblems
  readonly refunds: Refunds
  readonly credited: CreditedRefunds
  /** Why an amount of a locked order must not be refunded now, for example as it is promised elsewhere. */
  readonly refundObjection: (tx: Db, orderId: string) => Promise<AppError | undefined>
}

export function createStaffPayments(deps: StaffPaymentsDeps): StaffPayments {
  const { database, problems, credited } = deps
  return {
    problems: async ({ state, page }) => {
      const found = await pageOf(page, (window) => problems.list(database.db, { state, ...window }))
      return { ...found, problems: found.problems.map(problemView) }
    },
    resolve: async (session, id, decision) => {
      const resolved = await recordedChange<ProblemRow>(
        deps,
        session,
        ({ kind, provider, reference }) => ({
          action: 'payment-problem-resolve',
          subject: `payment-problem:${id}`,
          change: { ...decision, kind, provider, reference },
        }),
        (tx) => problems.resolve(tx, id, decision, actorOf(session)),
      )
      return problemView(resolved)
    },
    ofOrder: (orderId) => orderPaymentsView(deps, orderId),
    refund: async (session, orderId, body) => {
      if (!isUuid(orderId)) throw unknownOrder()
      const entry = { action: 'order-refund', subject: `order:${orderId}`, change: body }
      await recordedChange(deps, session, entry, (tx) => refundInTransaction(deps, tx, orderId, body))
      return orderPaymentsView(deps, orderId)
    },
    recordOutside: (...given) => recordMadeOutside(deps, ...given),
    refundToCredit: async (session, orderId, { amount, note }) => {
      if (!isUuid(orderId)) throw unknownOrder()
      if (note === '') throw noteMissing()
      const entry = { action: 'order-refund-credit', subject: `order:${orderId}`, change: { amount, note } }
      await recordedChange(deps, session, entry, async (tx) => {
        await requireNoObjection(deps, tx, orderId)
        await credited.refund(tx, orderId, { cents: centsFromRupees(amount), note }, actorOf(session))
      })
      return orderPaymentsView(deps, orderId)
    },
  }
}

async function recordMadeOutside(
  deps: StaffPaymentsDeps,
  ...[session, orderId, body]: Parameters<StaffPayments['recordOutside']>
): Promise<OrderPayments> {
  if (!isUuid(orderId)) throw unknownOrder()
  const entry = { action: 'order-refund-outside', subject: `order:${orderId}`, change: body }
  await recordedChange(deps, session, entry, async (tx) => {
    const { attempt, order } = await refundable(tx, orderId, body.note)
    if (!recordsOutside(deps, attempt)) throw reportsItself()
    await deps.refunds.recordOutside(tx, { attempt, order, ...body }, actorOf(session))
  })
  return orderPaymentsView(deps, orderId)
}

async function requireNoObjection({ refundObjection }: StaffPaymentsDeps, tx: Db, orderId: string) {
  await lockOrder(tx, orderId)
  const objection = await refundObjection(tx, orderId)
  if (objection !== undefined) throw objection
  if (await isPromiseOpen(tx, orderId)) throw refundAwaited()
}

const refundAwaited = () =>
  new AppError(
    'conflict',
    'payments.refund-awaited',
    'A refund of a return or of items failed. Try it again, give store credit instead, or note that you refunded it elsewhere.',
  )

async function refundInTransaction(
  deps: StaffPaymentsDeps,
  tx: Db,
  orderId: string,
  { amountMinor, note }: ParsedBody<Calls['staff.order-refund']>,
): Promise<void> {
  const { attempt, order } = await refundable(tx, orderId, note)
  await requireNoObjection(deps, tx, orderId)
  await deps.refunds.request(tx, { attempt, order, reason: 'staff', amountMinor, note })
}

async function refundable(tx: Db, orderId: string, note: string) {
  const full = await findOrder(tx, orderId)
  if (full === undefined) throw unknownOrder()
  if (note === '') throw noteMissing()
  const attempt = await paidAttempt(tx, orderId)
  if (attempt === undefined)
    throw new AppError('refused', 'payments.nothing-to-refund', 'There is no payment to refund')
  return { attempt, order: full.order }
}

/** Where a partner has no refund call, it tells of no refund either. */
const recordsOutside = (
  { providers }: Pick<StaffPaymentsDeps, 'providers'>,
  { provider }: AttemptRow,
): boolean => providers[provider]?.abilities.refunds === false

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

const actorOf = ({ staffId, name }: StaffSession) => ({ kind: 'staff', id: staffId, name }) as const

async function orderPaymentsView(deps: StaffPaymentsDeps, orderId: string): Promise<OrderPayments> {
  const { credited } = deps
  const { db } = deps.database
  const full = isUuid(orderId) ? await findOrder(db, orderId) : undefined
  if (full === undefined) throw unknownOrder()
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
    recordsOutside: paid !== undefined && recordsOutside(deps, paid),
    prepaid: full.tenders
      .filter(isPrepaid)
      .map(({ label, cents }) => ({ label, amount: rupeesFromCents(lkrCents(cents)) })),
    creditable: rupeesFromCents(await credited.leftOf(db, full.order)),
  }
}
