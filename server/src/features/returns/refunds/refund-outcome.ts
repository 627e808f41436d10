import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { isRefundAwaited } from '../../payments/index.ts'
import { stepOf } from '../returns.rules.ts'
import { lockRequest, markOrder, type ReturnStepsDeps, reachStep } from '../staff/return-steps.ts'
import { causeOf, requestOfCause } from './refund-cause.ts'

export interface RefundOutcomeDeps extends ReturnStepsDeps {
  readonly clock: Clock
}

const systemActor = { kind: 'shop', id: null, name: 'First Fashion' } as const

/** A refund has reached the shopper: the request is settled if it was the last that it waited for. */
export const refundArrived = (deps: RefundOutcomeDeps, cause: string): Promise<void> =>
  withWaiting(deps, cause, async (tx, { request, full }) => {
    if (await isRefundAwaited(tx, causeOf(request.id))) return
    const columns = { settledAt: deps.clock.now() }
    await reachStep(deps, tx, { request, full }, { step: 'settled', columns, note: '', actor: systemActor })
  })

/** A refund did not reach the shopper: the request stays open, and its history says why. */
export const refundDidNotArrive = (deps: RefundOutcomeDeps, cause: string, why: string): Promise<void> =>
  withWaiting(deps, cause, (tx, { request, full }) => {
    const text = 'The refund has not gone through yet'
    return markOrder(deps, tx, full, { returnId: request.id, text, note: why }, systemActor)
  })

type Locked = Awaited<ReturnType<typeof lockRequest>>

/** The request that a cause names, locked, if it waits for its refund. */
async function withWaiting(
  { database }: RefundOutcomeDeps,
  cause: string,
  work: (tx: Db, locked: Locked) => Promise<void>,
): Promise<void> {
  const id = requestOfCause(cause)
  if (id === undefined) return
  await database.transaction(async (tx) => {
    const locked = await lockRequest(tx, id)
    if (stepOf(locked.request) === 'refund-due') await work(tx, locked)
  })
}
