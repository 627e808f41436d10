import type { AwardKind } from '@first-fashion/contract/loyalty/entry'

/** What costs nothing to do, and is limited together. */
export const limitedKinds: readonly AwardKind[] = ['review', 'share', 'referral', 'style']

/** What an award is worth now. While its cause stands it keeps its points, so that new rules take nothing back. */
export const worthNow = (
  { points, stands = false }: { readonly points: number; readonly stands?: boolean },
  awarded: number,
): number => (stands ? awarded : Math.min(points, awarded))

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
