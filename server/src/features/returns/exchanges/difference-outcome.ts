import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
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
import { lockRequest, markOrder, type ReturnStepsDeps } from '../staff/return-steps.ts'
import { mayBePaid, toReturnFact } from './pay-difference.ts'

export type DifferenceOutcomeDeps = ReturnStepsDeps &
  Shop & { readonly onError: (error: unknown, subject: string) => void }

const systemActor = { kind: 'shop', id: null, name: 'First Fashion' } as const
const reopenedAtOnce = 100

/** The order of an exchange was paid: the parcel can be sent. */
export async function differencePaid(deps: DifferenceOutcomeDeps, paidOrderId: string): Promise<void> {
  await withRequestOf(deps, paidOrderId, async (tx, { request, full }) => {
    if (stepOf(request) !== 'payment-due' || !mayTake(request, 'approved')) return
    await changeRequest(tx, request, { payUntil: null })
    await markOrder(
      deps,
      tx,
      full,
      { returnId: request.id, text: 'Price difference paid', note: '' },
      systemActor,
    )
    await deps.events.emit(tx, returnApproved, toReturnFact(request))
  })
}

/**
 * The order of an exchange was not paid or is cancelled, and its stock is free. Before the parcel came what is wanted is
 * held again while there is time to pay; if there is none, it is gone, or it was paid before, staff decide anew.
 */
export async function replacementEnded(deps: DifferenceOutcomeDeps, endedOrderId: string): Promise<void> {
  try {
    await withRequestOf(deps, endedOrderId, async (tx, { request, full }) => {
      if (!mayBePaid(request, deps.clock.now())) return
      await holdExchange(deps, tx, request, full)
      await changeRequest(tx, request, { replacementOrderId: null })
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'returns.exchange-unavailable') throw error
  }
  await withRequestOf(deps, endedOrderId, (tx, locked) =>
    reopen(deps, tx, locked, 'The order of the exchange was cancelled'),
  )
}

/** Opens the exchanges again whose difference was not paid in time: what they hold is free. */
export async function reopenUnpaid(deps: DifferenceOutcomeDeps): Promise<void> {
  const due = await unpaidExchangesDue(deps.database.db, deps.clock.now(), reopenedAtOnce)
  for (const id of due)
    await deps.database
      .transaction(async (tx) => {
        const locked = await lockRequest(tx, id)
        const { payUntil, replacementOrderId } = locked.request
        if (payUntil === null || payUntil > deps.clock.now() || replacementOrderId !== null) return
        await reopen(deps, tx, locked, 'The price difference was not paid in time')
      })
      .catch((error: unknown) => deps.onError(error, id))
}

/** Opens the exchanges again whose items did not arrive in time: what they hold is free. */
export async function reopenLate(deps: DifferenceOutcomeDeps): Promise<void> {
  const { database, clock, onError } = deps
  const before = holdsSince(clock.now())
  for (const id of await lateExchanges(database.db, before, reopenedAtOnce))
    await database
      .transaction(async (tx) => {
        const locked = await lockRequest(tx, id)
        const { approvedAt } = locked.request
        const isLate = stepOf(locked.request) === 'approved' && approvedAt !== null && approvedAt <= before
        if (!isLate || locked.request.replacementOrderId !== null) return
        await reopen(deps, tx, locked, 'The items did not arrive in time')
      })
      .catch((error: unknown) => onError(error, id))
}

type Locked = Awaited<ReturnType<typeof lockRequest>>

async function reopen(
  deps: DifferenceOutcomeDeps,
  tx: Db,
  { request, full }: Locked,
  why: string,
): Promise<void> {
  if (!mayTake(request, 'reopened')) return
  await releaseExchange(deps, tx, request, full)
  await changeRequest(tx, request, {
    status: 'processing',
    approvedAt: null,
    payUntil: null,
    replacementOrderId: null,
  })
  await markOrder(
    deps,
    tx,
    full,
    { returnId: request.id, text: 'Exchange open again', note: why },
    systemActor,
  )
  await deps.events.emit(tx, returnReopened, toReturnFact(request))
}

/** The request that an order settles, locked; nothing if it settles none. */
async function withRequestOf(
  { database }: DifferenceOutcomeDeps,
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
