import { accountsSamples } from '../accounts/samples.ts'
import { addressesSamples } from '../addresses/samples.ts'
import { cartSamples } from '../cart/samples.ts'
import { catalogSamples } from '../catalog/samples.ts'
import { challengesSamples } from '../challenges/samples.ts'
import { chatSamples } from '../chat/samples.ts'
import { checkoutSamples } from '../checkout/samples.ts'
import { consentSamples } from '../consent/samples.ts'
import { contentSamples } from '../content/samples.ts'
import { countriesSamples } from '../countries/samples.ts'
import { currencySamples } from '../currency/samples.ts'
import { customProductsSamples } from '../custom-products/samples.ts'
import { customersSamples } from '../customers/samples.ts'
import { deliveryAddressSamples } from '../delivery-address/samples.ts'
import { demonstrationSamples } from '../demonstration/samples.ts'
import { designsSamples } from '../designs/samples.ts'
import { explanationSamples } from '../explanation/samples.ts'
import { fulfilmentSamples } from '../fulfilment/samples.ts'
import { giftNotesSamples } from '../gift-notes/samples.ts'
import { invoicesSamples } from '../invoices/samples.ts'
import { lineRefundsSamples } from '../line-refunds/samples.ts'
import { locationSamples } from '../location/samples.ts'
import { looksSamples } from '../looks/samples.ts'
import { loyaltySamples } from '../loyalty/samples.ts'
import { mailTextsSamples } from '../mail-texts/samples.ts'
import { membersSamples } from '../members/samples.ts'
import { newsSamples } from '../news/samples.ts'
import { newsletterSamples } from '../newsletter/samples.ts'
import { orderLimitsSamples } from '../order-limits/samples.ts'
import { orderNoticesSamples } from '../order-notices/samples.ts'
import { ordersSamples } from '../orders/samples.ts'
import { packingSamples } from '../packing/samples.ts'
import { partnerKeysSamples } from '../partner-keys/samples.ts'
import { paymentsSamples } from '../payments/samples.ts'
import { personalDataSamples } from '../personal-data/samples.ts'
import { profileSamples } from '../profile/samples.ts'
import { promoCodesSamples } from '../promo-codes/samples.ts'
import { returnWindowSamples } from '../return-window/samples.ts'
import { returnsSamples } from '../returns/samples.ts'
import { reviewsSamples } from '../reviews/samples.ts'
import { securitySamples } from '../security/samples.ts'
import { setupSamples } from '../setup/samples.ts'
import { shippingSamples } from '../shipping/samples.ts'
import { staffSamples } from '../staff/samples.ts'
import { stockAlertsSamples } from '../stock-alerts/samples.ts'
import { storeSamples } from '../store/samples.ts'
import { storeCreditSamples } from '../store-credit/samples.ts'
import { systemSamples } from '../system/samples.ts'
import { taxesSamples } from '../taxes/samples.ts'
import { todaySamples } from '../today/samples.ts'
import { waitlistSamples } from '../waitlist/samples.ts'
import { wishlistSamples } from '../wishlist/samples.ts'
import type { Samples, SocketSamples } from './sample.ts'

/** A valid answer of each call: examples of the API reference, and what screens are shown with in tests. */
export const samples = {
  ...accountsSamples,
  ...addressesSamples,
  ...cartSamples,
  ...catalogSamples,
  ...chatSamples,
  ...checkoutSamples,
  ...challengesSamples,
  ...looksSamples,
  ...mailTextsSamples,
  ...membersSamples,
  ...newsSamples,
  ...consentSamples,
  ...countriesSamples,
  ...currencySamples,
  ...customProductsSamples,
  ...customersSamples,
  ...deliveryAddressSamples,
  ...demonstrationSamples,
  ...designsSamples,
  ...storeSamples,
  ...setupSamples,
  ...contentSamples,
  ...orderNoticesSamples,
  ...taxesSamples,
  ...partnerKeysSamples,
  ...explanationSamples,
  ...fulfilmentSamples,
  ...giftNotesSamples,
  ...invoicesSamples,
  ...lineRefundsSamples,
  ...locationSamples,
  ...loyaltySamples,
  ...newsletterSamples,
  ...orderLimitsSamples,
  ...ordersSamples,
  ...packingSamples,
  ...paymentsSamples,
  ...personalDataSamples,
  ...profileSamples,
  ...promoCodesSamples,
  ...returnWindowSamples,
  ...returnsSamples,
  ...reviewsSamples,
  ...securitySamples,
  ...shippingSamples,
  ...staffSamples,
  ...stockAlertsSamples,
  ...storeCreditSamples,
  ...systemSamples,
  ...todaySamples,
  ...waitlistSamples,
  ...wishlistSamples,
} as const satisfies Samples

/** What the server acknowledges the events of sockets with. */
export const socketSamples = {
  'join-customer': { success: true },
  'join-conversation': { success: true, messages: [], hasMore: false, read: { customer: 0, staff: 0 } },
  typing: { success: true },
  'messages-read': { success: true },
  'staff-join-inbox': { success: true },
  'staff-join-conversation': {
    success: true,
    messages: [],
    hasMore: false,
    read: { customer: 0, staff: 0 },
    viewers: [],
    isOnline: true,
  },
  'staff-leave-conversation': { success: true },
  'staff-typing': { success: true },
  'staff-messages-read': { success: true },
} as const satisfies SocketSamples
