import { lkrCents } from '@first-fashion/contract/money/money'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { systemActor } from '../../orders/index.ts'
import { isRefundAwaited, refundToCredit } from '../../payments/index.ts'
import { causeOf, compensationCauseOf } from '../refunds/refund-cause.ts'
import { chainOf, refundSources } from '../refunds/refund-sources.ts'
import { partsOf } from '../refunds/refund-split.rules.ts'
import { returnApproved, returnReopened } from '../returns.events.ts'
import {
  changeRequest,
  type FullRequest,
  lateExchanges,
  requestOfReplacement,
  unpaidExchangesDue,
} from '../returns.queries.ts'
import { holdsSince, mayTake, stepOf } from '../returns.rules.ts'
import { holdExchange, releaseExchange } from '../staff/exchange.ts'
import { lockRequest, markOrder } from '../staff/return-steps.ts'
import { mayBePaid, toReturnFact } from './pay-difference.ts'

const reopenedAtOnce = 100

/** The order of an exchange was paid: the parcel can be sent. */
export async function differencePaid(shop: Shop, paidOrderId: string): Promise<void> {
  await withRequestOf(shop, paidOrderId, async (tx, { request, full }) => {
    if (stepOf(request) !== 'payment-due' || !mayTake(request, 'approved')) return
    await changeRequest(tx, request, { payUntil: null })
    await markOrder(
      shop,
      tx,
      full,
      { returnId: request.id, text: 'Price difference paid', note: '' },
      systemActor,
    )
    await shop.events.emit(tx, returnApproved, toReturnFact(request))
  })
}

/**
 * The order of an exchange was not paid or is cancelled, and its stock is free. Before the parcel came what is wanted is
 * held again while there is time to pay; if there is none, it is gone, or it was paid before, staff decide anew.
 */
export async function replacementEnded(shop: Shop, endedOrderId: string): Promise<void> {
  try {
    await withRequestOf(shop, endedOrderId, async (tx, { request, full }) => {
      if (!mayBePaid(request, shop.clock.now())) return
      await holdExchange(shop, tx, request, full)
      await changeRequest(tx, request, { replacementOrderId: null })
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'returns.exchange-unavailable') throw error
  }
  await withRequestOf(shop, endedOrderId, (tx, locked) =>
    reopen(shop, tx, locked, 'The order of the exchange was cancelled'),
  )
}

/** Opens the exchanges again whose difference was not paid in time: what they hold is free. */
export async function reopenUnpaid(shop: Shop): Promise<void> {
  const due = await unpaidExchangesDue(shop.database.db, shop.clock.now(), reopenedAtOnce)
  for (const id of due)
    await shop.database
      .transaction(async (tx) => {
        const locked = await lockRequest(tx, id)
        const { payUntil, replacementOrderId } = locked.request
        if (payUntil === null || payUntil > shop.clock.now() || replacementOrderId !== null) return
        await reopen(shop, tx, locked, 'The price difference was not paid in time')
      })
      .catch((error: unknown) => shop.onError(error, id))
}

/** Opens the exchanges again whose items did not arrive in time: what they hold is free. */
export async function reopenLate(shop: Shop): Promise<void> {
  const { database, clock, onError } = shop
  const before = holdsSince(clock.now())
  for (const id of await lateExchanges(database.db, before, reopenedAtOnce))
    await database
      .transaction(async (tx) => {
        const locked = await lockRequest(tx, id)
        const { approvedAt } = locked.request
        const isLate = stepOf(locked.request) === 'approved' && approvedAt !== null && approvedAt <= before
        if (!isLate || locked.request.replacementOrderId !== null) return
        await reopen(shop, tx, locked, 'The items did not arrive in time')
      })
      .catch((error: unknown) => onError(error, id))
}

type Locked = Awaited<ReturnType<typeof lockRequest>>

async function reopen(shop: Shop, tx: Db, { request, full }: Locked, why: string): Promise<void> {
  if (!mayTake(request, 'reopened')) return
  await releaseExchange(shop, tx, request, full)
  await changeRequest(tx, request, {
    status: 'processing',
    approvedAt: null,
    payUntil: null,
    replacementOrderId: null,
  })
  await markOrder(
    shop,
    tx,
    full,
    { returnId: request.id, text: 'Exchange open again', note: why },
    systemActor,
  )
  await shop.events.emit(tx, returnReopened, toReturnFact(request))
}

/** The request that an order settles, locked; nothing if it settles none. */
async function withRequestOf(
  { database }: Shop,
  orderId: string,
  work: (tx: Db, locked: Locked) => Promise<void>,
): Promise<void> {
  const found: FullRequest | undefined = await requestOfReplacement(database.db, orderId)
  if (found === undefined) return
  await database.transaction(async (tx) => {
    const locked = await lockRequest(tx, found.id)
    if (locked.request.replacementOrderId === orderId) await work(tx, locked)
  })
}

/**
 * An order was cancelled. If it replaced what came back, only its difference was charged and goes back with it: what was
 * paid for the items that came back becomes store credit, once.
 */
export async function compensate(shop: Shop, cancelledOrderId: string): Promise<void> {
  const { database, clock } = shop
  const found = await requestOfReplacement(database.db, cancelledOrderId)
  if (found === undefined) return
  await database.transaction(async (tx) => {
    const { request, full } = await lockRequest(tx, found.id)
    const isHere = request.replacementOrderId === cancelledOrderId && request.receivedAt !== null
    if (!isHere || request.compensatedAt !== null) return
    const at = clock.now()
    const settledAt = request.settledAt ?? at
    const isWaiting = await isRefundAwaited(tx, causeOf(request.id))
    await changeRequest(tx, request, {
      compensatedAt: at,
      // Its difference is still on its way back.
      ...(isWaiting ? {} : { status: 'completed', settledAt }),
    })
    const paid = request.lines.reduce((sum, { refundCents }) => sum + refundCents, 0)
    const sources = await refundSources(tx, await chainOf(tx, full), request.id)
    for (const part of partsOf(paid - request.refundCents, 'store-credit', sources)) {
      const cents = lkrCents(part.cents)
      const cause = compensationCauseOf(request.id)
      await refundToCredit(shop, tx, part.orderId, { cents, note: 'Exchange cancelled', cause }, systemActor)
    }
    if (request.settledAt === null)
      await markOrder(
        shop,
        tx,
        full,
        { returnId: request.id, text: 'Exchange became store credit', note: '' },
        systemActor,
      )
  })
}
