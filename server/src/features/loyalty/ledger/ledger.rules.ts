import type { AwardKind } from '@first-fashion/contract/loyalty/entry'

/** What costs nothing to do, and is limited together. */
export const limitedKinds: readonly AwardKind[] = ['review', 'share', 'referral']

/** The part of a cause's points that the month still has room for. */
export async function limitedPoints(
  { kind, points }: { readonly kind: AwardKind; readonly points: number },
  { monthlyMaximum }: { readonly monthlyMaximum: number },
  awardedThisMonth: (kinds: readonly AwardKind[]) => Promise<{ readonly points: number }>,
): Promise<number> {
  if (!limitedKinds.includes(kind) || points <= 0) return points
  const { points: before } = await awardedThisMonth(limitedKinds)
  return Math.max(0, Math.min(points, monthlyMaximum - before))
}

/** Colombo is five and a half hours ahead of UTC, all year. */
const colomboOffsetMs = 5.5 * 3_600_000

/** When the month of Colombo began. */
export function monthBegin(at: Date): Date {
  const there = new Date(at.getTime() + colomboOffsetMs)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - colomboOffsetMs)
}

/** When the day of Colombo began. */
export function dayBegin(at: Date): Date {
  const there = new Date(at.getTime() + colomboOffsetMs)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()) - colomboOffsetMs)
}

/** The points of an order: whole ones for the goods that were paid for and kept (spec B section 9). */
export const orderPoints = (netCents: number, rupeesPerPoint: number, multiplierPercent: number): number =>
  Math.floor((Math.floor(netCents / (rupeesPerPoint * 100)) * multiplierPercent) / 100)

/** What was paid for goods and kept: refunds are of goods first, shipping and store credit earn nothing. LKR cents. */
export function netGoodsCents(order: {
  readonly totalCents: number
  readonly shippingCents: number
  readonly prepaidCents: number
  readonly prepaidBackCents: number
  readonly refundedCents: number
}): number {
  const { totalCents, shippingCents, prepaidCents, prepaidBackCents, refundedCents } = order
  const paid = totalCents - refundedCents - prepaidBackCents
  return Math.max(0, paid - shippingCents - (prepaidCents - prepaidBackCents))
}
