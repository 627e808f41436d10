import 'i18next'
import type { formsEn } from './account/forms.ts'
import type { loginEn } from './account/login.ts'
import type { resetPasswordEn } from './account/reset-password.ts'
import type { verifyEmailEn } from './account/verify-email.ts'
import type { addressesEn } from './buying/addresses.ts'
import type { cartEn } from './buying/cart.ts'
import type { checkoutEn } from './buying/checkout.ts'
import type { checkoutFrameEn } from './buying/checkout-frame.ts'
import type { deliveryEn } from './buying/delivery.ts'
import type { explanationEn } from './buying/explanation.ts'
import type { locationEn } from './buying/location.ts'
import type { ordersEn } from './buying/orders.ts'
import type { payingEn } from './buying/paying.ts'
import type { promoCodeEn } from './buying/promo-code.ts'
import type { storeCreditEn } from './buying/store-credit.ts'
import type { collectionEn } from './collection.ts'
import type { comingSoonEn } from './coming-soon.ts'
import type { cookiesEn } from './cookies.ts'
import type { en } from './en.ts'
import type { homeEn } from './home.ts'
import type { needsScriptsEn } from './needs-scripts.ts'
import type { newsletterEn } from './newsletter.ts'
import type { previewEn } from './preview.ts'
import type { productEn } from './product.ts'
import type { pictureViewerEn } from './product-page/picture-viewer.ts'
import type { recentlyViewedEn } from './product-page/recently-viewed.ts'
import type { sizeChartEn } from './product-page/size-chart.ts'
import type { stockAlertEn } from './product-page/stock-alert.ts'
import type { profileEn } from './profile.ts'
import type { securityEn } from './security.ts'
import type { shareEn } from './share.ts'
import type { socialEn } from './social.ts'
import type { unsubscribeEn } from './unsubscribe.ts'
import type { wishlistEn } from './wishlist.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
  }
  /** A feature adds its own namespace in the file that holds its words. */
  interface ResourceNamespaceMap {
    translation: typeof en &
      typeof addressesEn &
      typeof formsEn &
      typeof cartEn &
      typeof collectionEn &
      typeof productEn &
      typeof shareEn &
      typeof homeEn &
      typeof newsletterEn &
      typeof profileEn &
      typeof previewEn &
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
      typeof loginEn &
      typeof resetPasswordEn &
      typeof verifyEmailEn &
      typeof checkoutEn &
      typeof ordersEn &
      typeof stockAlertEn &
      typeof recentlyViewedEn &
      typeof pictureViewerEn &
      typeof sizeChartEn &
      typeof unsubscribeEn &
      typeof wishlistEn &
      typeof comingSoonEn &
      typeof needsScriptsEn
  }
}
