import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { changeOrder, lockOrder } from '../order.queries.ts'

/**
 * Stops what a partner makes of an order before the order is cancelled, so that nobody gets back the money of something
 * that is made all the same. A feature above orders registers it in `boot`.
 *
 * The partner is asked first; then `work` cancels the order in a transaction of its own, and calls `settle` there once
 * the order is locked. Refuses with 'order.in-production' if it is too late and 'order.production-unknown' if the partner
 * does not say; then `work` is not called.
 * With `units` only these are cancelled: what is made is stopped if nothing is left of it then.
 */
export type StopProduction = <Result>(
  orderId: string,
  work: (settle: Settle) => Promise<Result>,
  units?: readonly CancelledUnits[],
) => Promise<Result>

export interface CancelledUnits {
  readonly lineId: string
  readonly quantity: number
}

/** Refuses with 'order.moved-meanwhile' if the part was sent or begun again since it was stopped. */
export type Settle = (tx: Db) => Promise<void>

/** A partner makes a part of it from now on, or does not any more. */
export async function markInProduction(tx: Db, orderId: string, isInProduction: boolean): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order !== undefined && order.isInProduction !== isInProduction)
    await changeOrder(tx, order, { isInProduction })
}

/** A part of the order is being made, or was made. */
export const inProduction = () =>
  new AppError(
    'conflict',
    'order.in-production',
    'A part of this order is already being made, so it can no longer be cancelled. Please write to our support if something is wrong.',
  )

/** Nobody knows whether a part of the order can still be stopped. */
export const productionUnknown = (cause?: unknown) =>
  new AppError(
    'unavailable',
    'order.production-unknown',
    'We could not reach our print partner, so nothing was cancelled. Please try again in a few minutes.',
    { cause },
  )
