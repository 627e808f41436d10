import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { changeOrder, lockOrder } from '../order.queries.ts'

/**
 * Takes back what a partner makes of an order before the order changes, so that nobody gets back the money of something
 * that is made all the same, or an address to which it is not sent. A feature above orders registers it in `boot`.
 *
 * The partner is asked first; then `work` changes the order in a transaction of its own, and calls `settle` there once
 * the order is locked: what is left to be made is then sent again as it is now. Refuses with 'order.in-production' if it
 * is too late and 'order.production-unknown' if the partner does not say; then `work` is not called.
 */
export type StopProduction = <Result>(
  orderId: string,
  work: (settle: Settle) => Promise<Result>,
  change?: OrderChange,
) => Promise<Result>

/** What happens to the order: all of it is cancelled, some units are not wanted any more, or it goes somewhere else. */
type OrderChange =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'fewer-units'; readonly units: readonly CancelledUnits[] }
  | { readonly kind: 'another-address' }

interface CancelledUnits {
  readonly lineId: string
  readonly quantity: number
}

/** Refuses with 'order.moved-meanwhile' if the part was sent or begun again since it was stopped. */
type Settle = (tx: Db) => Promise<void>

/** A partner makes a part of an order from now on, or does not any more: its version rises. */
export async function markInProduction(tx: Db, orderId: string, isInProduction: boolean): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order !== undefined && order.isInProduction !== isInProduction)
    await changeOrder(tx, order, { isInProduction })
}

/** A part of the order is being made, or was made. */
export const inProduction = (kind: OrderChange['kind'] = 'cancelled') =>
  new AppError(
    'conflict',
    'order.in-production',
    kind === 'another-address'
      ? 'The print partner did not cancel this order, so its address stays the same. Please contact the print partner.'
      : 'A part of this order is already being made, so it can no longer be cancelled. Please write to our support if something is wrong.',
  )
