import { words } from '../i18n.ts'

/** The words around the checkout, in English; they travel with it. */
export const checkoutFrameEn = {
  checkoutFrame: {
    toCart: 'Back to cart',
    secure: 'Secure payment: we never see your card details.',
    help: 'Need help?',
    links: 'Terms',
    returns: 'Returns',
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
  },
} as const

words.addResourceBundle('en', 'translation', checkoutFrameEn)
