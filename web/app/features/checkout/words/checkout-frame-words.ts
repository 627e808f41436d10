import { words } from '../../../platform/words/i18n.ts'

/** The words of the frame around the checkout, in English. */
const checkoutFrameEn = {
  toCart: 'Back to cart',
  secure: 'Secure payment: we never see your card details.',
  help: 'Need help?',
  links: 'Terms',
  returns: 'Returns',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
} as const

words.addResourceBundle('en', 'checkout-frame', checkoutFrameEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'checkout-frame': typeof checkoutFrameEn
  }
}
