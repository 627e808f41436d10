import type { Reward } from '@first-fashion/contract/loyalty/rewards'
import { paths } from '../../../platform/paths.ts'

/** The checkout with a code applied. */
export const checkoutWith = (code: string): string => `${paths.placeOrder()}?code=${encodeURIComponent(code)}`

/** Whether a reward's code is for the checkout: store credit is there already, and access has no code. */
export const isForCheckout = (type: Reward['type']): boolean =>
  type !== 'store_credit' && type !== 'special_access'
