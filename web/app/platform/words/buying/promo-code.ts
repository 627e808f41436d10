import { words } from '../i18n.ts'

/** What is said where a promo code is typed and used, in English; the words travel with the checkout and the orders. */
export const promoCodeEn = {
  promoCode: {
    label: 'Promo code',
    apply: 'Apply',
    applying: 'Applying …',
    remove: 'Remove',
    removeName: 'Remove the promo code {{code}}',
    missing: 'Please enter a promo code',
    invalid: 'Invalid promo code',
    notForCash: 'Promo codes are unavailable for cash on delivery',
    percentOff: '{{percent}}% off',
    amountOff: 'Taken off below',
    freeShipping: 'Free shipping',
  },
} as const

words.addResourceBundle('en', 'translation', promoCodeEn, true)
