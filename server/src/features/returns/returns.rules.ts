import { limits } from '@first-fashion/contract/limits'
import { allocate } from '@first-fashion/contract/money/checkout-sums'
import {
  nextReturnSteps,
  type ReturnKind,
  type ReturnReason,
  type ReturnStatus,
  type ReturnStep,
  shopsFault,
} from '@first-fashion/contract/returns/status'

/** Until when an order can be returned. */
export const returnableUntil = (deliveredAt: Date, returnDays: number): Date =>
  new Date(deliveredAt.getTime() + returnDays * 24 * 3_600_000)

/** A line of the order, and what its discounts took off it, in LKR cents. */
export interface BoughtLine {
  readonly id: string
  readonly quantity: number
  readonly unitPriceCents: number
  readonly madeToOrder: boolean
  readonly finalSale: boolean
  /** By the adjustment's label; positive. */
  readonly discounts: readonly { readonly label: string; readonly cents: number }[]
}

/** A request as far as others depend on it. */
export interface EarlierRequest {
  readonly kind: ReturnKind
  readonly status: ReturnStatus
  readonly reason: ReturnReason
  readonly receivedAt: Date | null
  readonly shippingCents: number
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity: number
    readonly refundCents: number
  }[]
}

const counts = ({ status }: EarlierRequest): boolean => status !== 'rejected'
export const isOpen = ({ status }: Pick<EarlierRequest, 'status'>): boolean =>
  status === 'pending' || status === 'processing'

/** What of a line other requests have, of those that count. */
export function takenOf(lineId: string, earlier: readonly EarlierRequest[]) {
  const taken = earlier.filter(counts).flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId))
  return {
    quantity: taken.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: taken.reduce((sum, { refundCents }) => sum + refundCents, 0),
  }
}

/** The units of a line that came back, with requests that are completed. */
export const returnedOf = (lineId: string, earlier: readonly EarlierRequest[]): number =>
  takenOf(
    lineId,
    earlier.filter(({ status }) => status === 'completed'),
  ).quantity

export interface LineFigures {
  readonly lineId: string
  readonly quantity: number
  readonly priceCents: number
  readonly discounts: readonly { readonly label: string; readonly cents: number }[]
  readonly cents: number
}

/**
 * What was paid for some units of a line. It is the difference of two sums over units, so that several returns of a
 * line add up to what was paid for it, to the cent.
 */
export function lineFigures(
  line: BoughtLine,
  quantity: number,
  taken: { readonly quantity: number; readonly cents: number },
): LineFigures {
  const whole = line.quantity * line.unitPriceCents
  const paid = whole - line.discounts.reduce((sum, { cents }) => sum + cents, 0)
  const upTo = Math.floor((paid * (taken.quantity + quantity)) / line.quantity)
  const priceCents = quantity * line.unitPriceCents
  const cents = Math.max(0, Math.min(priceCents, upTo - taken.cents))
  const shares = allocate(
    priceCents - cents,
    line.discounts.map((discount) => discount.cents),
  )
  const discounts = line.discounts.map(({ label }, at) => ({ label, cents: shares[at] ?? 0 }))
  return {
    lineId: line.id,
    quantity,
    priceCents,
    discounts: discounts.filter((one) => one.cents > 0),
    cents,
  }
}

/** Whether every unit has come back, and each for a reason that is the shop's: then the shipping goes back too. */
export function givesShippingBack(
  lines: readonly BoughtLine[],
  asked: { readonly reason: ReturnReason; readonly lines: readonly AskedLine[] },
  earlier: readonly EarlierRequest[],
): boolean {
  if (!shopsFault.includes(asked.reason) || earlier.some((one) => counts(one) && one.shippingCents > 0))
    return false
  const back = earlier.filter(
    (one) =>
      counts(one) && one.kind === 'refund' && one.receivedAt !== null && shopsFault.includes(one.reason),
  )
  return lines.every((line) => {
    const now = asked.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0
    return takenOf(line.id, back).quantity + now === line.quantity
  })
}

/** Whether completed refunds have every unit of the order. */
export const isAllRefunded = (lines: readonly BoughtLine[], requests: readonly EarlierRequest[]): boolean => {
  const refunded = requests.filter(({ kind, status }) => kind === 'refund' && status === 'completed')
  return lines.every((line) => takenOf(line.id, refunded).quantity === line.quantity)
}

export interface AskedLine {
  readonly lineId: string
  readonly quantity: number
}

export type ReturnRefusal =
  | 'not-delivered'
  | 'window-over'
  | 'line-unknown'
  | 'too-many'
  | 'final-sale'
  | 'made-to-order'

/** Why these lines cannot be sent back; undefined if they can. `until` is null unless the order is delivered. */
export function refusedReturn(
  order: { readonly until: Date | null; readonly lines: readonly BoughtLine[] },
  asked: { readonly reason: ReturnReason; readonly lines: readonly AskedLine[] },
  earlier: readonly EarlierRequest[],
  now: Date,
): ReturnRefusal | undefined {
  if (order.until === null) return 'not-delivered'
  if (now > order.until) return 'window-over'
  for (const { lineId, quantity } of asked.lines) {
    const line = order.lines.find(({ id }) => id === lineId)
    if (line === undefined) return 'line-unknown'
    if (line.finalSale) return 'final-sale'
    if (line.madeToOrder && asked.reason !== 'fault') return 'made-to-order'
    if (takenOf(lineId, earlier).quantity + quantity > line.quantity) return 'too-many'
  }
  return undefined
}

interface Steps {
  readonly status: ReturnStatus
  readonly receivedAt: Date | null
  readonly approvedAt: Date | null
  readonly payUntil: Date | null
  readonly refundDueAt: Date | null
}

/** How far a request is. */
export function stepOf({ status, approvedAt, receivedAt, payUntil, refundDueAt }: Steps): ReturnStep {
  const steps = { pending: 'requested', completed: 'settled', rejected: 'rejected' } as const
  if (status !== 'processing') return steps[status]
  if (approvedAt === null) return 'reopened'
  if (payUntil !== null) return 'payment-due'
  if (receivedAt === null) return 'approved'
  return refundDueAt === null ? 'received' : 'refund-due'
}

const exchangeHoldMs = limits.exchangeHoldDays * 24 * 3_600_000

/** Approved before this moment, an exchange whose items have not arrived holds nothing any more. */
export const holdsSince = (now: Date): Date => new Date(now.getTime() - exchangeHoldMs)

interface Held extends Steps {
  readonly lines: readonly { readonly heldVariantId: string | null }[]
}

/** What a request holds: until a time, or with null until the shop has acted. Undefined if it holds nothing. */
export function holdOf(request: Held): { readonly until: Date | null } | undefined {
  const { approvedAt, payUntil, lines } = request
  if (lines.every(({ heldVariantId }) => heldVariantId === null)) return undefined
  const step = stepOf(request)
  if (step === 'payment-due') return { until: payUntil }
  const isSent = step === 'approved' && approvedAt !== null
  return { until: isSent ? new Date(approvedAt.getTime() + exchangeHoldMs) : null }
}

export const mayTake = (request: Steps, to: ReturnStep): boolean =>
  nextReturnSteps[stepOf(request)].includes(to)
