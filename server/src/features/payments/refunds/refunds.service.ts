import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { type Actor, lockOrder, systemActor } from '../../orders/index.ts'
import { refundRequested } from '../payments.events.ts'
import { followAttempt } from '../reversals/reversals.service.ts'
import {
  findRefund,
  isTriedAgain,
  lockRefund,
  type RefundRow,
  refundedOf,
  refundTooMuch,
  resolveProblemsOf,
  settleRefund,
} from './refund.queries.ts'
import { wentBack } from './refund-booking.ts'
import { attemptOf, failRefund, noteFailure } from './refund-failure.ts'
import { askFor } from './refund-request.ts'

/** Tells staff why a refund is still pending; retries continue with the same reference. */
export const noteRefundDelay = (shop: Shop, refundId: string, why: string): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (refund?.state === 'requested') await noteFailure(shop, tx, refund, why)
  })

/** Retries a refund: a pending one with the same reference, a refused one with a new reference, each once. */
export async function retryRefund(shop: Shop, tx: Db, refundId: string): Promise<void> {
  const refund = await lockRefund(tx, refundId)
  if (refund?.state === 'requested') return shop.events.emit(tx, refundRequested, { refundId })
  if (refund?.state !== 'failed' || (await isTriedAgain(tx, refundId))) return
  const attempt = await attemptOf(tx, refund)
  await resolveProblemsOf(tx, refund, { at: shop.clock.now(), by: systemActor.name, note: 'Retried' })
  await askFor(shop, tx, attempt, { ...refund, retryOf: refund.id })
}

/**
 * Staff refunded it at the partner; the ledger records it with the note. Refuses one that the partner may still make
 * with 'payments.action-unfit', and one for which later refunds left too little with 'payments.refund-too-much'.
 */
export async function markRefundedOutside(
  shop: Shop,
  tx: Db,
  refundId: string,
  note: string,
  actor: Actor,
): Promise<void> {
  const refund = await lockWithOrder(tx, refundId)
  if (refund === undefined) return
  if (refund.state === 'requested' || (await isTriedAgain(tx, refundId))) throw stillTried()
  if (refund.state === 'failed') await refuseMoreThanIsLeft(tx, refund)
  await wentBack(shop, tx, refundId, { by: actor, outside: note })
}

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

/** Sends the refund to the partner. Repeatable; throws while the partner is unreachable. */
export async function carryOutRefund(shop: Shop, refundId: string): Promise<void> {
  const { database, providers } = shop
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
    await database.transaction((tx) => wentBack(shop, tx, refund.id, { by: systemActor, ...made }))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payments.refund-refused') throw error
    await database.transaction((tx) => failed(shop, tx, refund.id, error.message))
    // Staff may have refunded it there: then it is not to be made any more.
    await followAttempt(shop, attempt)
  }
}

async function failed(shop: Shop, tx: Db, id: string, why: string): Promise<void> {
  const refund = await lockRefund(tx, id)
  if (refund?.state !== 'requested') return
  await settleRefund(tx, id, { state: 'failed', settledAt: shop.clock.now() })
  await failRefund(shop, tx, refund, why)
}

const stillTried = () =>
  new AppError(
    'refused',
    'payments.action-unfit',
    'The partner may still make this refund. Wait until it is refused or made.',
  )
