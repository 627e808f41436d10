import { accountsFeature } from '../../features/accounts/index.ts'
import { addressesFeature } from '../../features/addresses/index.ts'
import { bestSellersFeature } from '../../features/best-sellers/index.ts'
import { cartFeature } from '../../features/cart/index.ts'
import { catalogFeature, reservedUnits } from '../../features/catalog/index.ts'
import { challengesFeature } from '../../features/challenges/index.ts'
import { chatFeature } from '../../features/chat/index.ts'
import { checkoutFeature } from '../../features/checkout/index.ts'
import { consentFeature } from '../../features/consent/index.ts'
import { countriesFeature } from '../../features/countries/index.ts'
import { currencyFeature } from '../../features/currency/index.ts'
import { customProductsFeature } from '../../features/custom-products/index.ts'
import { customersFeature } from '../../features/customers/index.ts'
import { deliveryAddressFeature } from '../../features/delivery-address/index.ts'
import { demonstrationFeature } from '../../features/demonstration/index.ts'
import { designsFeature } from '../../features/designs/index.ts'
import { explanationFeature } from '../../features/explanation/index.ts'
import { fulfilmentFeature, ordersInProduction } from '../../features/fulfilment/index.ts'
import { giftNotesFeature, giftNoteToPack } from '../../features/gift-notes/index.ts'
import { creditNotesOf, invoicesFeature } from '../../features/invoices/index.ts'
import { lineRefundsFeature } from '../../features/line-refunds/index.ts'
import { locationFeature } from '../../features/location/index.ts'
import { looksFeature } from '../../features/looks/index.ts'
import { loyaltyFeature } from '../../features/loyalty/index.ts'
import { membersFeature } from '../../features/members/index.ts'
import { newsFeature } from '../../features/news/index.ts'
import { newsletterFeature } from '../../features/newsletter/index.ts'
import { orderLimitsFeature } from '../../features/order-limits/index.ts'
import { orderMailsFeature } from '../../features/order-mails/index.ts'
import { ordersFeature, unitsHeldForPayment } from '../../features/orders/index.ts'
import { packingFeature } from '../../features/packing/index.ts'
import { paymentsFeature } from '../../features/payments/index.ts'
import { personalDataFeature } from '../../features/personal-data/index.ts'
import { profileFeature } from '../../features/profile/index.ts'
import { promoCodesFeature } from '../../features/promo-codes/index.ts'
import { returnWindowFeature } from '../../features/return-window/index.ts'
import { openReturn, returnsFeature, unitsHeldForExchange } from '../../features/returns/index.ts'
import { reviewsFeature } from '../../features/reviews/index.ts'
import { securityFeature } from '../../features/security/index.ts'
import { shippingFeature } from '../../features/shipping/index.ts'
import { staffFeature } from '../../features/staff/index.ts'
import { stockAlertsFeature } from '../../features/stock-alerts/index.ts'
import { storeCreditFeature } from '../../features/store-credit/index.ts'
import { systemFeature } from '../../features/system/index.ts'
import { waitlistFeature } from '../../features/waitlist/index.ts'
import { wishlistFeature } from '../../features/wishlist/index.ts'
import type { Feature } from '../../platform/feature.ts'
import { plugIntoChat } from '../chat/chat-extensions.ts'
import { unitsOfCause } from '../sums/refund-causes.ts'
import type { assembleServices, OwnDeps } from './services.ts'

type Deps = OwnDeps & ReturnType<typeof assembleServices>

/** All features, lower ones first. A new one is a line in one of the groups. */
export function featureList(own: OwnDeps, services: ReturnType<typeof assembleServices>): readonly Feature[] {
  const deps = { ...own, ...services }
  plugIntoChat(deps)
  return [...people(deps), ...catalogue(deps), ...buying(deps), ...aboveAll(deps)]
}

const people = (deps: Deps): Feature[] => [accountsFeature(deps), securityFeature(deps), staffFeature(deps)]

const catalogue = (deps: Deps): Feature[] => [
  catalogFeature({ ...deps, stockHolders: [unitsHeldForPayment, unitsHeldForExchange, reservedUnits] }),
  reviewsFeature(deps),
  newsletterFeature(deps),
  promoCodesFeature(deps),
  stockAlertsFeature(deps),
  profileFeature(deps),
  countriesFeature(deps),
  currencyFeature(deps),
  addressesFeature(deps),
]

const buying = (deps: Deps): Feature[] => [
  cartFeature(deps),
  wishlistFeature(deps),
  orderLimitsFeature(deps),
  returnWindowFeature(deps),
  ordersFeature(deps),
  orderMailsFeature(deps),
  bestSellersFeature(deps),
  paymentsFeature({ ...deps, refundObjection: openReturn, ordersInProduction }),
  storeCreditFeature(deps),
  shippingFeature(deps),
  locationFeature(deps),
  checkoutFeature(deps),
  returnsFeature(deps),
  deliveryAddressFeature(deps),
  lineRefundsFeature(deps),
  membersFeature(deps),
  challengesFeature(deps),
  looksFeature(deps),
  newsFeature(deps),
  loyaltyFeature(deps),
  designsFeature(deps),
  customProductsFeature(deps),
  fulfilmentFeature(deps),
  explanationFeature({ ...deps, unitsOfCause, creditNotesOf }),
  giftNotesFeature(deps),
  waitlistFeature(deps),
  invoicesFeature({ ...deps, unitsOfCause }),
  packingFeature({ ...deps, packingNotes: [giftNoteToPack] }),
  chatFeature(deps),
]

const aboveAll = (deps: Deps): Feature[] => [
  consentFeature(deps),
  customersFeature(deps),
  personalDataFeature(deps),
  systemFeature(deps),
  demonstrationFeature(deps, deps.timeMachine),
]
