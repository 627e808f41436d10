import type { StaffPromoCode } from '@first-fashion/contract/promo-codes/staff-calls'

export type PromoCodeState = 'off' | 'expired' | 'used-up' | 'scheduled' | 'active'

type Terms = Pick<StaffPromoCode, 'isActive' | 'startsOn' | 'endsOn' | 'uses' | 'usesMaximum'>

/** The state of a code on a shop day, such as '2026-11-22': whether shoppers can use it, and if not, why. */
export function promoCodeState(
  { isActive, startsOn, endsOn, uses, usesMaximum }: Terms,
  today: string,
): PromoCodeState {
  if (!isActive) return 'off'
  if (endsOn !== null && endsOn < today) return 'expired'
  if (usesMaximum !== null && uses >= usesMaximum) return 'used-up'
  return startsOn !== null && startsOn > today ? 'scheduled' : 'active'
}
