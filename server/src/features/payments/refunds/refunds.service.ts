import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { type Actor, lockOrder } from '../../orders/index.ts'
import type { AttemptRow } from '../payment.queries.ts'
import { refundRequested } from '../payments.events.ts'
import { followAttempt, followReversals } from '../reversals/reversals.service.ts'
import { type OutsideRefund, recordOutside } from './outside-refund.ts'
import {
  findRefund,
  insertProblem,
  insertRefund,
  isTriedAgain,
  lockRefund,
  type RefundRow,
  refundedOf,
  refundTooMuch,
  resolveProblemsOf,
  settleRefund,
} from './refund.queries.ts'
import { type RefundsDeps, shop, wentBack, worthOf } from './refund-booking.ts'
import { attemptOf, failRefund, noteFailure, problemOf } from './refund-failure.ts'
import type { RefundRequest } from './refund-request.ts'

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
  /** Asks the partner what went back from a payment, and books what is new: made there, bounced, or disputed. */
  followReversals(provider: PaymentProviderName, paymentId: string): Promise<void>
  /**
   * Books a refund that staff made at a partner that tells of none. Refuses more than the rest of the payment with
   * 'payments.refund-too-much'.
   */
  recordOutside(tx: Db, refund: OutsideRefund, actor: Actor): Promise<void>
  /** Retries a refund: a pending one with the same reference, a refused one with a new reference, each once. */
  retry(tx: Db, refundId: string): Promise<void>
  /**
   * Staff refunded it at the partner; the ledger records it with the note. Refuses one that the partner may still make
   * with 'payments.action-unfit', and one for which later refunds left too little with 'payments.refund-too-much'.
   */
  markOutside(tx: Db, refundId: string, note: string, actor: Actor): Promise<void>
}

export function createRefunds(deps: RefundsDeps): Refunds {
  const { database, clock, events } = deps
  const request = requestOf(deps)
  return {
    request,
    carryOut: (refundId) => carryOut(deps, refundId),
    noteDelay: (refundId, why) =>
      database.transaction(async (tx) => {
        const refund = await lockRefund(tx, refundId)
        if (refund?.state === 'requested') await noteFailure(deps, tx, refund, why)
      }),
    followReversals: (provider, paymentId) => followReversals({ ...deps, request }, provider, paymentId),
    recordOutside: (tx, refund, actor) => recordOutside(deps, tx, refund, actor),
    retry: async (tx, refundId) => {
      const refund = await lockRefund(tx, refundId)
      if (refund?.state === 'requested') return events.emit(tx, refundRequested, { refundId })
      if (refund?.state !== 'failed' || (await isTriedAgain(tx, refundId))) return
      const attempt = await attemptOf(tx, refund)
      await resolveProblemsOf(tx, refund, { at: clock.now(), by: shop.name, note: 'Retried' })
      await askFor(deps, tx, attempt, { ...refund, retryOf: refund.id })
    },
    markOutside: async (tx, refundId, note, actor) => {
      const refund = await lockWithOrder(tx, refundId)
      if (refund === undefined) return
      if (refund.state === 'requested' || (await isTriedAgain(tx, refundId))) throw stillTried()
      if (refund.state === 'failed') await refuseMoreThanIsLeft(tx, refund)
      await wentBack(deps, tx, refundId, { by: actor, outside: note })
    },
  }
}

const requestOf =
  (deps: RefundsDeps): Refunds['request'] =>
  (tx, refund) =>
    requestInTransaction(deps, tx, refund)

/** The order first, as everywhere: of two refunds that end at once, the second counts the first. */
async function lockWithOrder(tx: Db, refundId: string): Promise<RefundRow | undefined> {
  const refund = await findRefund(tx, refundId)
  if (refund === undefined) return undefined
  await lockOrder(tx, refund.orderId)
  return lockRefund(tx, refundId)
}

async function refuseMoreThanIsLeft(tx: Db, refund: RefundRow): Promise<void> {
  const attempt = await attemptOf(tx, refund)
  const { minor } = await refundedOf(tx, attempt.id)
  if (minor + refund.amountMinor > (attempt.paidMinor ?? attempt.amountMinor)) throw refundTooMuch()
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
    // Staff may have refunded it there: then it is not to be made any more.
    await followAttempt({ ...deps, request: requestOf(deps) }, attempt)
  }
}

async function requestInTransaction(deps: RefundsDeps, tx: Db, refund: RefundRequest): Promise<void> {
  const { attempt, order, reason, note = '', cause = null } = refund
  const receivedMinor = attempt.paidMinor ?? attempt.amountMinor
  const before = await refundedOf(tx, attempt.id)
  const amountMinor = refund.amountMinor ?? receivedMinor - before.minor
  if (amountMinor <= 0 || attempt.providerPaymentId === null) return
  const amountCents = worthOf(attempt, order, before, amountMinor, refund.amountCents)
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

async function failed(deps: RefundsDeps, tx: Db, id: string, why: string): Promise<void> {
  const refund = await lockRefund(tx, id)
  if (refund?.state !== 'requested') return
  await settleRefund(tx, id, { state: 'failed', settledAt: deps.clock.now() })
  await failRefund(deps, tx, refund, why)
}

const stillTried = () =>
  new AppError(
    'refused',
    'payments.action-unfit',
    'The partner may still make this refund. Wait until it is refused or made.',
  )
