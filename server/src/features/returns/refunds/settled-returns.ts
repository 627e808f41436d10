import type { Db } from '../../../platform/database/database.ts'
import { type FullRequest, partsOfRequest, requestsThroughOrder } from '../returns.queries.ts'

/** What a settled request gave back through an order, in LKR cents. */
export interface SettledReturn {
  readonly kind: FullRequest['kind']
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

/** What requests that are settled gave back through an order, oldest first. */
export async function settledReturns(db: Db, orderId: string): Promise<SettledReturn[]> {
  const settled: SettledReturn[] = []
  for (const request of await requestsThroughOrder(db, orderId)) {
    if (request.settledAt === null) continue
    const parts = await partsOfRequest(db, request.id)
    // One of an earlier version names no parts.
    const own = { ...request, cents: request.refundCents }
    const part = parts.length === 0 ? own : parts.find((one) => one.orderId === orderId)
    if (part === undefined) continue
    const { cents, creditCents, originalMinor } = part
    settled.push({
      kind: request.kind,
      settledAt: request.settledAt,
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

/** Of an exchange, only the difference goes back. */
const backOf = ({ kind }: FullRequest, line: FullRequest['lines'][number]): number =>
  kind === 'refund' ? line.refundCents : Math.max(0, 0 - line.differenceCents)
