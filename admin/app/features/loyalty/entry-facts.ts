import type { StaffLoyaltyTransaction } from '@first-fashion/contract/loyalty/staff-calls'
import { shopDayInWords } from '../../platform/shop-time.ts'
import type { useWords } from './words.ts'

type Translate = ReturnType<typeof useWords>['t']

/** When an award becomes available and expires, what was taken back of it, and why. */
export function entryFacts(entry: StaffLoyaltyTransaction, t: Translate): string {
  const { points, isPending, availableAt, expiresAt, reversedPoints, cause } = entry
  const isLeft = reversedPoints < points
  const facts = [
    isPending && isLeft
      ? availableAt === null
        ? t('entryPending')
        : t('entryPendingUntil', { date: shopDayInWords(availableAt) })
      : '',
    reversedPoints > 0 ? t('entryReversed', { count: reversedPoints }) : '',
    expiresAt !== null && isLeft && points > 0 ? t('entryExpires', { date: shopDayInWords(expiresAt) }) : '',
    cause === '' ? '' : t(`entryCauses.${cause}`),
  ]
  return facts.filter((fact) => fact !== '').join(' · ')
}
