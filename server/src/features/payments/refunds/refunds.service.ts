import { formatCharged, shareOfCents } from '@first-fashion/contract/money/money'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Events } from '../../../platform/events/domain-event.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { PaymentProviders } from '../../../ports/payment-provider.ts'
import { type Actor, dueOf, lockOrder, type OrderRow, type OrderStates } from '../../orders/index.ts'
import type { Ledger } from '../ledger.ts'
import { type AttemptRow, changeAttempt } from '../payment.queries.ts'
import { refundRequested, refundSettled } from '../payments.events.ts'
import {
  backOf,
  findRefund,
  firstTryOf,
  insertProblem,
  insertRefund,
  isTriedAgain,
  lockRefund,
  lockRefundOfPartner,
  type RefundRow,
  refundedOf,
  resolveProblemsOf,
  settleRefund,
} from './refund.queries.ts'
import { attemptOf, failRefund, noteFailure, problemOf } from './refund-failure.ts'

export interface RefundRequest {
  readonly attempt: AttemptRow
  readonly order: Pick<OrderRow, 'id' | 'totalCents' | 'prepaidCents' | 'chargedMinor'>
  readonly reason: RefundRow['reason']
  /** In minor units of the charged amount; by default the rest of the payment. */
  readonly amountMinor?: number
  /** What it is worth in LKR cents, where that is known; by default its share of what was due. */
  readonly amountCents?: number
  readonly note?: string
  /** What makes it due, in the words of the caller, as 'return:<id>'; the events of its end name it. */
  readonly cause?: string
}

/** Refunds: requested in the caller's transaction and carried out by a job; failures are reported to staff. */
export interface Refunds {
  /**
   * Requests a refund. Does nothing if nothing is left; refuses more than that with 'payments.refund-too-much'. If the
   * partner has no refund API, it waits for staff.
   */
  request(tx: Db, refund: RefundRequest): Promise<void>
  /** Sends the refund to the partner. Repeatable; throws while the partner is unreachable. */
  carryOut(refundId: string): Promise<void>
  /** Tells staff why it is still pending; retries continue with the same reference. */
  noteDelay(refundId: string, why: string): Promise<void>
  /** A completed refund bounced back to the partner. */
  cameBack(providerRefundId: string, why: string): Promise<void>
  /** Retries a refund: a pending one with the same reference, a refused one with a new reference, each once. */
  retry(tx: Db, refundId: string): Promise<void>
  /**
   * Staff refunded it at the partner; the ledger records it with the note. Refuses one that the partner may still make
   * with 'payments.action-unfit'.
   */
  markOutside(tx: Db, refundId: string, note: string, actor: Actor): Promise<void>
}

export interface RefundsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly events: Events
  readonly states: OrderStates
  readonly ledger: Ledger
  readonly providers: PaymentProviders
}

const shop: Actor = { kind: 'shop', id: null, name: 'First Fashion' }

export function createRefunds(deps: RefundsDeps): Refunds {
  const { database, clock, events } = deps
  const request = (tx: Db, refund: RefundRequest) => requestInTransaction(deps, tx, refund)
  return {
    request,
    carryOut: (refundId) => carryOut(deps, refundId),
    noteDelay: (refundId, why) =>
      database.transaction(async (tx) => {
        const refund = await lockRefund(tx, refundId)
        if (refund?.state === 'requested') await noteFailure(deps, tx, refund, why)
      }),
    cameBack: (providerRefundId, why) =>
      database.transaction(async (tx) => {
        const refund = await lockRefundOfPartner(tx, providerRefundId)
        if (refund?.state === 'succeeded') await cameBack(deps, tx, refund, why)
      }),
    retry: async (tx, refundId) => {
      const refund = await lockRefund(tx, refundId)
      if (refund?.state === 'requested') return events.emit(tx, refundRequested, { refundId })
      if (refund?.state !== 'failed' || (await isTriedAgain(tx, refundId))) return
      const attempt = await attemptOf(tx, refund)
      await resolveProblemsOf(tx, refund, { at: clock.now(), by: shop.name, note: 'Retried' })
      await askFor(deps, tx, attempt, { ...refund, retryOf: refund.id })
    },
    markOutside: async (tx, refundId, note, actor) => {
      const refund = await lockRefund(tx, refundId)
      if (refund === undefined) return
      if (refund.state === 'requested' || (await isTriedAgain(tx, refundId))) throw stillTried()
      await wentBack(deps, tx, refundId, { by: actor, outside: note })
    },
  }
}

async function carryOut(deps: RefundsDeps, refundId: string): Promise<void> {
  const { database, providers } = deps
  const refund = await findRefund(database.db, refundId)
  if (refund?.state !== 'requested') return
  const attempt = await attemptOf(database.db, refund)
  const provider = providers[attempt.provider]
  if (provider === null || attempt.providerPaymentId === null)
    throw new AppError('unavailable', 'payments.unavailable', `${attempt.provider} is not set up`)
  const { amountMinor } = refund
  try {
    const made = await provider.refund({
      paymentId: attempt.providerPaymentId,
      amountMinor,
      reference: refund.id,
    })
    await database.transaction((tx) => wentBack(deps, tx, refund.id, { by: shop, ...made }))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payments.refund-refused') throw error
    await database.transaction((tx) => failed(deps, tx, refund.id, error.message))
  }
}

async function requestInTransaction(deps: RefundsDeps, tx: Db, refund: RefundRequest): Promise<void> {
  const { attempt, order, reason, note = '', cause = null } = refund
  const came = attempt.paidMinor ?? attempt.amountMinor
  const before = await refundedOf(tx, attempt.id)
  const amountMinor = refund.amountMinor ?? came - before.minor
  if (amountMinor <= 0 || attempt.providerPaymentId === null) return
  // Based on the cumulative value, so that partial refunds add up to the cent.
  const share = shareOfCents(dueOf(order), before.minor + amountMinor, order.chargedMinor) - before.cents
  const worth = refund.amountCents ?? share
  const isOurs = attempt.paidCurrencyCode === null || attempt.paidCurrencyCode === attempt.currencyCode
  const amountCents = isOurs ? Math.max(0, worth) : 0
  const currencyCode = attempt.paidCurrencyCode ?? attempt.currencyCode
  const asked = { orderId: order.id, reason, amountMinor, amountCents, currencyCode, note, cause }
  await askFor(deps, tx, attempt, { ...asked, retryOf: null })
}

type Asked = Pick<
  RefundRow,
  'orderId' | 'reason' | 'amountMinor' | 'amountCents' | 'currencyCode' | 'note' | 'cause' | 'retryOf'
>

async function askFor(
  { newId, clock, events, providers }: RefundsDeps,
  tx: Db,
  attempt: AttemptRow,
  { orderId, reason, amountMinor, amountCents, currencyCode, note, cause, retryOf }: Asked,
): Promise<void> {
  const id = newId()
  const isByHand = providers[attempt.provider]?.abilities.refunds === false
  const asked = { orderId, reason, amountMinor, amountCents, currencyCode, note, cause, retryOf }
  const state = isByHand ? ('manual-pending' as const) : ('requested' as const)
  await insertRefund(tx, { id, attemptId: attempt.id, ...asked, state, requestedAt: clock.now() })
  if (!isByHand) return events.emit(tx, refundRequested, { refundId: id })
  await insertProblem(tx, {
    ...problemOf(attempt, { id, orderId, amountMinor, currencyCode }),
    id: newId(),
    kind: 'refund-manual',
    detail: 'This partner has no refund API. Refund it in its portal',
    createdAt: clock.now(),
  })
}

const isOver = ({ state }: RefundRow): boolean =>
  state === 'succeeded' || state === 'external' || state === 'credited'

interface Gone {
  readonly by: Actor
  readonly refundId?: string
  /** The note of staff who refunded it at the partner. */
  readonly outside?: string
}

async function wentBack(deps: RefundsDeps, tx: Db, id: string, gone: Gone): Promise<void> {
  const { clock, ledger } = deps
  const refund = await lockRefund(tx, id)
  if (refund === undefined || isOver(refund)) return
  // Of two refunds that end at once, the second counts the first.
  await lockOrder(tx, refund.orderId)
  const attempt = await attemptOf(tx, refund)
  const at = clock.now()
  const note = gone.outside ?? refund.note
  await settleRefund(tx, id, {
    state: gone.outside === undefined ? 'succeeded' : 'external',
    settledAt: at,
    note,
    ...(gone.refundId === undefined ? {} : { providerRefundId: gone.refundId }),
  })
  const { orderId, amountCents: cents } = refund
  const said = gone.outside === undefined ? '' : `refunded outside: ${gone.outside}`
  await ledger.recordRefund(tx, { orderId, cents, provider: attempt.provider, reference: id, note: said })
  await updateOrder(deps, tx, refund, attempt, gone)
  await resolveProblemsOf(tx, refund, { at, by: gone.by.name, note: gone.outside ?? 'The refund succeeded' })
  const { cause } = refund
  if (cause !== null) await deps.events.emit(tx, refundSettled, { refundId: id, orderId, cause })
}

/** The order's own payment changes its payment status; other payments only appear in its history. */
async function updateOrder(
  { states }: RefundsDeps,
  tx: Db,
  refund: RefundRow,
  attempt: AttemptRow,
  { by, outside }: Gone,
): Promise<void> {
  const note = outside ?? refund.note
  const went = outside === undefined ? '' : ' outside the shop'
  const moneyBack = {
    cents: refund.amountCents,
    amountText: formatCharged(refund.amountMinor, refund.currencyCode),
    amountMinor: refund.amountMinor,
    reason: refund.reason,
    refundId: await firstTryOf(tx, refund),
    cause: refund.cause,
  }
  if (refund.reason === 'late-payment' || refund.reason === 'wrong-amount') {
    const what = refund.reason === 'late-payment' ? 'Late payment' : 'Wrong amount'
    return states.recordReturned(tx, refund.orderId, { text: `${what} refunded${went}`, note, moneyBack }, by)
  }
  const backMinor = await backOf(tx, attempt.id)
  const isWhole = backMinor >= (attempt.paidMinor ?? attempt.amountMinor)
  const text = `${isWhole ? 'Payment refunded' : 'Payment partly refunded'}${went}`
  await states.markRefunded(tx, refund.orderId, { backMinor, text, note, moneyBack }, by)
  if (isWhole) await changeAttempt(tx, attempt.id, { state: 'refunded' })
}

async function failed(deps: RefundsDeps, tx: Db, id: string, why: string): Promise<void> {
  const refund = await lockRefund(tx, id)
  if (refund?.state !== 'requested') return
  await settleRefund(tx, id, { state: 'failed', settledAt: deps.clock.now() })
  await failRefund(deps, tx, refund, why)
}

async function cameBack(deps: RefundsDeps, tx: Db, refund: RefundRow, why: string): Promise<void> {
  await lockOrder(tx, refund.orderId)
  const attempt = await attemptOf(tx, refund)
  await settleRefund(tx, refund.id, { state: 'failed', settledAt: deps.clock.now() })
  const { orderId, amountCents: cents } = refund
  await deps.ledger.recordFailedRefund(tx, {
    orderId,
    cents,
    provider: attempt.provider,
    reference: refund.id,
  })
  if (refund.reason === 'order-cancelled' || refund.reason === 'staff') {
    const backMinor = await backOf(tx, attempt.id)
    const text = 'A refund failed'
    await deps.states.markRefunded(tx, orderId, { backMinor, text, note: why, moneyBack: null }, shop)
    await changeAttempt(tx, attempt.id, { state: 'paid' })
  }
  await failRefund(deps, tx, refund, why)
}

const stillTried = () =>
  new AppError(
    'refused',
    'payments.action-unfit',
    'The partner may still make this refund. Wait until it is refused or made.',
  )
