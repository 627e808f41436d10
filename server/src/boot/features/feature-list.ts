import { accountsFeature } from '../../features/accounts/index.ts'
import { addressesFeature } from '../../features/addresses/index.ts'
import { bestSellersFeature } from '../../features/best-sellers/index.ts'
import { cartFeature } from '../../features/cart/index.ts'
import { catalogFeature } from '../../features/catalog/index.ts'
import { challengesFeature } from '../../features/challenges/index.ts'
import { chatFeature } from '../../features/chat/index.ts'
import { checkoutFeature } from '../../features/checkout/index.ts'
import { consentFeature } from '../../features/consent/index.ts'
import { contentFeature } from '../../features/content/index.ts'
import { countriesFeature } from '../../features/countries/index.ts'
import { currencyFeature } from '../../features/currency/index.ts'
import { customProductsFeature } from '../../features/custom-products/index.ts'
import { customersFeature } from '../../features/customers/index.ts'
import { deliveryAddressFeature } from '../../features/delivery-address/index.ts'
import { designsFeature } from '../../features/designs/index.ts'
import { explanationFeature } from '../../features/explanation/index.ts'
import { fulfilmentFeature } from '../../features/fulfilment/index.ts'
import { giftNotesFeature } from '../../features/gift-notes/index.ts'
import { invoicesFeature } from '../../features/invoices/index.ts'
import { lineRefundsFeature } from '../../features/line-refunds/index.ts'
import { locationFeature } from '../../features/location/index.ts'
import { looksFeature } from '../../features/looks/index.ts'
import { loyaltyFeature } from '../../features/loyalty/index.ts'
import { mailTextsFeature } from '../../features/mail-texts/index.ts'
import { membersFeature } from '../../features/members/index.ts'
import { newsFeature } from '../../features/news/index.ts'
import { newsletterFeature } from '../../features/newsletter/index.ts'
import { orderLimitsFeature } from '../../features/order-limits/index.ts'
import { orderMailsFeature } from '../../features/order-mails/index.ts'
import { orderNoticesFeature } from '../../features/order-notices/index.ts'
import { ordersFeature } from '../../features/orders/index.ts'
import { packingFeature } from '../../features/packing/index.ts'
import { partnerKeysFeature } from '../../features/partner-keys/index.ts'
import { paymentsFeature } from '../../features/payments/index.ts'
import { personalDataFeature } from '../../features/personal-data/index.ts'
import { profileFeature } from '../../features/profile/index.ts'
import { promoCodesFeature } from '../../features/promo-codes/index.ts'
import { returnWindowFeature } from '../../features/return-window/index.ts'
import { returnsFeature } from '../../features/returns/index.ts'
import { reviewsFeature } from '../../features/reviews/index.ts'
import { securityFeature } from '../../features/security/index.ts'
import { setupFeature } from '../../features/setup/index.ts'
import { shippingFeature } from '../../features/shipping/index.ts'
import { staffFeature } from '../../features/staff/index.ts'
import { stockAlertsFeature } from '../../features/stock-alerts/index.ts'
import { storeFeature } from '../../features/store/index.ts'
import { storeCreditFeature } from '../../features/store-credit/index.ts'
import { systemFeature } from '../../features/system/index.ts'
import { taxesFeature } from '../../features/taxes/index.ts'
import { todayFeature } from '../../features/today/index.ts'
import { waitlistFeature } from '../../features/waitlist/index.ts'
import { wishlistFeature } from '../../features/wishlist/index.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'

/** All features but the demonstration, which stands above them; lower ones first. */
export const featureList: readonly ((shop: Shop) => Feature)[] = [
  accountsFeature,
  securityFeature,
  staffFeature,
  storeFeature,
  catalogFeature,
  reviewsFeature,
  newsletterFeature,
  promoCodesFeature,
  stockAlertsFeature,
  profileFeature,
  countriesFeature,
  currencyFeature,
  addressesFeature,
  cartFeature,
  wishlistFeature,
  orderLimitsFeature,
  returnWindowFeature,
  contentFeature,
  ordersFeature,
  orderMailsFeature,
  bestSellersFeature,
  paymentsFeature,
  storeCreditFeature,
  shippingFeature,
  locationFeature,
  checkoutFeature,
  returnsFeature,
  deliveryAddressFeature,
  lineRefundsFeature,
  membersFeature,
  challengesFeature,
  looksFeature,
  newsFeature,
  loyaltyFeature,
  designsFeature,
  customProductsFeature,
  fulfilmentFeature,
  setupFeature,
  orderNoticesFeature,
  taxesFeature,
  partnerKeysFeature,
  explanationFeature,
  giftNotesFeature,
  waitlistFeature,
  invoicesFeature,
  packingFeature,
  chatFeature,
  consentFeature,
  customersFeature,
  personalDataFeature,
  systemFeature,
  todayFeature,
  mailTextsFeature,
]
