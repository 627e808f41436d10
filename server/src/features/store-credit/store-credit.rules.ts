import { limits } from '@first-fashion/contract/limits'
import { centsFromRupees, type LkrCents, lkrCents } from '@first-fashion/contract/money/money'

/**
 * How much of a balance an order of a total uses. What is left to pay is nothing or at least
 * `limits.leastDueRupees`, for partners take no pennies; some credit stays unused for it.
 */
export function creditFor(total: LkrCents, available: LkrCents): LkrCents {
  const least = centsFromRupees(limits.leastDueRupees)
  if (available >= total) return total
  return lkrCents(Math.max(0, Math.min(available, total - least)))
}
