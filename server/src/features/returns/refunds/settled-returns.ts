import type { Db } from '../../../platform/database/database.ts'
import { partsOfRequest, requestsThroughOrder } from '../returns.queries.ts'
import { backOf } from './returned-units.ts'

/** What a request gave back through an order, in LKR cents. */
export interface SettledReturn {
  /** The order that was sent back; another one if this order was replaced by it. */
  readonly orderId: string
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly cents: number }[]
  readonly shippingCents: number
  readonly creditCents: number
  /** What went back the way it was paid. */
  readonly originalCents: number
}

/** What requests whose refund was asked for gave back through an order, oldest first. */
export async function settledReturns(db: Db, orderId: string): Promise<SettledReturn[]> {
  const settled: SettledReturn[] = []
  for (const request of await requestsThroughOrder(db, orderId)) {
    if (request.refundDueAt === null && request.settledAt === null) continue
    const parts = await partsOfRequest(db, request.id)
    const part = parts.find((one) => one.orderId === orderId)
    if (part === undefined) continue
    const { cents, creditCents } = part
    settled.push({
      orderId: request.orderId,
      lines: request.lines.map((line) => ({ ...line, cents: backOf(request, line) })),
      shippingCents: request.shippingCents,
      creditCents,
      originalCents: cents - creditCents,
    })
  }
  return settled
}
