import 'i18next'
import type { addressesEn } from './buying/addresses.ts'
import type { cartEn } from './buying/cart.ts'
import type { checkoutFrameEn } from './buying/checkout-frame.ts'
import type { deliveryEn } from './buying/delivery.ts'
import type { explanationEn } from './buying/explanation.ts'
import type { locationEn } from './buying/location.ts'
import type { payingEn } from './buying/paying.ts'
import type { promoCodeEn } from './buying/promo-code.ts'
import type { storeCreditEn } from './buying/store-credit.ts'
import type { collectionEn } from './collection.ts'
import type { cookiesEn } from './cookies.ts'
import type { en } from './en.ts'
import type { homeEn } from './home.ts'
import type { laterEn } from './later.ts'
import type { newsletterEn } from './newsletter.ts'
import type { productEn } from './piece.ts'
import type { previewEn } from './preview.ts'
import type { profileEn } from './profile.ts'
import type { reviewPhotosEn } from './review-photos.ts'
import type { reviewsEn } from './reviews.ts'
import type { securityEn } from './security.ts'
import type { shareEn } from './share.ts'
import type { socialEn } from './social.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof en &
        typeof addressesEn &
        typeof cartEn &
        typeof collectionEn &
        typeof productEn &
        typeof shareEn &
        typeof homeEn &
        typeof newsletterEn &
        typeof profileEn &
        typeof previewEn &
        typeof reviewPhotosEn &
        typeof reviewsEn &
        typeof socialEn &
        typeof securityEn &
        typeof cookiesEn &
        typeof checkoutFrameEn &
        typeof deliveryEn &
        typeof explanationEn &
        typeof locationEn &
        typeof payingEn &
        typeof promoCodeEn &
        typeof storeCreditEn &
        typeof laterEn
    }
  }
}
