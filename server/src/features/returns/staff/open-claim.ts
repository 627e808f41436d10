import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { openPartsOf } from '../refunds/refund-sources.ts'
import { requestsOfOrder } from '../returns.queries.ts'
import { isOpen, takenOf } from '../returns.rules.ts'

/**
 * Why money of an order cannot be refunded by amount now: its open requests have promised some of it, and what they
 * promised is posted as it was shown. So have open requests of orders that replace it.
 */
export async function openReturn(db: Db, orderId: string): Promise<AppError | undefined> {
  const requests = await requestsOfOrder(db, orderId)
  const isPromised = requests.some(isOpen) || (await openPartsOf(db, orderId)).length > 0
  if (!isPromised) return undefined
  const message = 'A return or exchange of this order is open. Please settle or reject it first.'
  return new AppError('conflict', 'payments.return-open', message)
}

/** The units of each line that requests have, and what was paid for them. */
export async function takenByReturns(db: Db, orderId: string) {
  const requests = await requestsOfOrder(db, orderId)
  return (lineId: string) => takenOf(lineId, requests)
}
