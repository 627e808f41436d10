import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import {
  centsFromRupees,
  formatCharged,
  lkrCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import { orderNumber } from '@first-fashion/contract/orders/status'
import { actionsFor } from '@first-fashion/contract/payments/problems'
import type { OrderPayments, PaymentProblem } from '@first-fashion/contract/payments/staff-calls'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { findOrder, unknownOrder } from '../../orders/index.ts'
import { recordChange } from '../../staff/index.ts'
import { paidAttempt, paymentsOfOrder } from '../payment.queries.ts'
import type { CreditedRefunds } from '../refunds/credited.service.ts'
import type { PaymentProblems } from '../refunds/problems.service.ts'
import type { ProblemRow } from '../refunds/refund.queries.ts'
import type { Refunds } from '../refunds/refunds.service.ts'

const pageSize = 25

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
  /** Refuses with 'order.unknown', 'payments.nothing-to-refund', 'payments.refund-too-much', 'payments.note-missing'. */
  refund(
    session: StaffSession,
    orderId: string,
    body: ParsedBody<Calls['staff.order-refund']>,
  ): Promise<OrderPayments>
  /** Refuses as CreditedRefunds.refund does, and with 'payments.note-missing'. */
  refundToCredit(
    session: StaffSession,
    orderId: string,
    body: ParsedBody<Calls['staff.order-refund-credit']>,
  ): Promise<OrderPayments>
}

export interface StaffPaymentsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly problems: PaymentProblems
  readonly refunds: Refunds
  readonly credited: CreditedRefunds
}

export function createStaffPayments(deps: StaffPaymentsDeps): StaffPayments {
  const { database, clock, problems, credited } = deps
  return {
    problems: async ({ state, page = 1 }) => {
      const window = { state, limit: pageSize, offset: (page - 1) * pageSize }
      const found = await problems.list(database.db, window)
      const { total } = found
      return {
        problems: found.problems.map(problemView),
        total,
        pages: Math.max(1, Math.ceil(total / pageSize)),
      }
    },
    resolve: async (session, id, decision) => {
      const resolved = await database.transaction(async (tx) => {
        const row = await problems.resolve(tx, id, decision, actorOf(session))
        const { kind, provider, reference } = row
        const change = { ...decision, kind, provider, reference }
        await record(tx, session, clock.now(), 'payment-problem-resolve', `payment-problem:${id}`, change)
        return row
      })
      return problemView(resolved)
    },
    ofOrder: async (orderId) => {
      return orderPaymentsView(database.db, credited, orderId)
    },
    refund: async (session, orderId, body) => {
      if (!isUuid(orderId)) throw unknownOrder()
      await database.transaction((tx) => refundInTransaction(deps, tx, session, orderId, body))
      return orderPaymentsView(database.db, credited, orderId)
    },
    refundToCredit: async (session, orderId, { amount, note }) => {
      if (!isUuid(orderId)) throw unknownOrder()
      if (note === '') throw noteMissing()
      await database.transaction(async (tx) => {
        const body = { cents: centsFromRupees(amount), note }
        await credited.refund(tx, orderId, body, actorOf(session))
        await record(tx, session, clock.now(), 'order-refund-credit', `order:${orderId}`, { amount, note })
      })
      return orderPaymentsView(database.db, credited, orderId)
    },
  }
}

async function refundInTransaction(
  { refunds, clock }: StaffPaymentsDeps,
  tx: Db,
  session: StaffSession,
  orderId: string,
  { amountMinor, note }: ParsedBody<Calls['staff.order-refund']>,
): Promise<void> {
  const full = await findOrder(tx, orderId)
  if (full === undefined) throw unknownOrder()
  if (note === '') throw noteMissing()
  const attempt = await paidAttempt(tx, orderId)
  if (attempt === undefined)
    throw new AppError('refused', 'payments.nothing-to-refund', 'There is no payment to refund')
  await refunds.request(tx, { attempt, order: full.order, reason: 'staff', amountMinor, note })
  await record(tx, session, clock.now(), 'order-refund', `order:${orderId}`, { amountMinor, note })
}

const noteMissing = () =>
  new AppError('refused', 'payments.note-missing', 'Please give a reason for the refund', {
    errors: { note: 'Please give a reason for the refund' },
  })

const actorOf = ({ staffId, name }: StaffSession) => ({ kind: 'staff', id: staffId, name }) as const

const record = (tx: Db, session: StaffSession, at: Date, action: string, subject: string, change: object) =>
  recordChange(tx, { at, staffId: session.staffId, action, subject, change })

const amountText = (minor: number | null, currencyCode: string | null): string =>
  minor === null || currencyCode === null ? '' : formatCharged(minor, currencyCode)

const problemView = (row: ProblemRow): PaymentProblem => ({
  _id: row.id,
  kind: row.kind,
  provider: row.provider,
  reference: row.reference,
  order: row.orderId === null ? null : { _id: row.orderId, number: orderNumber(row.orderId) },
  amountText: amountText(row.amountMinor, row.currencyCode),
  detail: row.detail,
  noticedAt: row.noticedAt.getTime(),
  resolvedAt: row.resolvedAt?.getTime() ?? null,
  resolvedBy: row.resolvedBy,
  note: row.note,
  actions: row.resolvedAt === null ? [...actionsFor[row.kind]] : [],
})

async function orderPaymentsView(db: Db, credited: CreditedRefunds, orderId: string): Promise<OrderPayments> {
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
    storeCredit: rupeesFromCents(lkrCents(full.order.storeCreditCents)),
    creditable: rupeesFromCents(await credited.leftOf(db, full.order)),
  }
}
