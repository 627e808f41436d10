import { words } from '../../../platform/words/i18n.ts'

/** The words of promo codes, in English. */
const promoCodeEn = {
  label: 'Promo code',
  apply: 'Apply',
  applying: 'Applying …',
  remove: 'Remove',
  removeName: 'Remove the promo code {{code}}',
  missing: 'Please enter a promo code',
  invalid: 'Invalid promo code',
  notForCash: 'Promo codes are unavailable for cash on delivery',
  percentOff: '{{percent}}% off',
  amountOff: 'See the discount below',
  freeShipping: 'Free shipping',
} as const

words.addResourceBundle('en', 'promo-code', promoCodeEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'promo-code': typeof promoCodeEn
  }
}
