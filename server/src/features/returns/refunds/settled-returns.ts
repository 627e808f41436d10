import type { Db } from '../../../platform/database/database.ts'
import { type FullRequest, partsOfRequest, requestsThroughOrder } from '../returns.queries.ts'
import { causeOf } from './refund-cause.ts'
import { backOf } from './returned-units.ts'

/** What a request gave back through an order, in LKR cents. */
export interface SettledReturn {
  readonly cause: string
  readonly kind: FullRequest['kind']
  /** When its refund was asked for. */
  readonly settledAt: Date
  /** The order that was sent back; another one if this order was replaced by it. */
  readonly orderId: string
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly cents: number }[]
  readonly shippingCents: number
  readonly creditCents: number
  /** What went back the way it was paid, in rupees and in the charged currency. */
  readonly originalCents: number
  readonly originalMinor: number
}

/** What requests whose refund was asked for gave back through an order, oldest first. */
export async function settledReturns(db: Db, orderId: string): Promise<SettledReturn[]> {
  const settled: SettledReturn[] = []
  for (const request of await requestsThroughOrder(db, orderId)) {
    const settledAt = request.refundDueAt ?? request.settledAt
    if (settledAt === null) continue
    const parts = await partsOfRequest(db, request.id)
    // One of an earlier version names no parts.
    const own = { ...request, cents: request.refundCents }
    const part = parts.length === 0 ? own : parts.find((one) => one.orderId === orderId)
    if (part === undefined) continue
    const { cents, creditCents, originalMinor } = part
    settled.push({
      cause: causeOf(request.id),
      kind: request.kind,
      settledAt,
      orderId: request.orderId,
      lines: request.lines.map((line) => ({ ...line, cents: backOf(request, line) })),
      shippingCents: request.shippingCents,
      creditCents,
      originalCents: cents - creditCents,
      originalMinor,
    })
  }
  return settled
}
