import {
  createAccounts,
  createCustomerSessions,
  createEmailChanges,
  createSocialSignIn,
  createVerification,
} from '../../features/accounts/index.ts'
import { createAddresses } from '../../features/addresses/index.ts'
import { createBestSellers } from '../../features/best-sellers/index.ts'
import { createCart } from '../../features/cart/index.ts'
import {
  createCatalog,
  createCatalogSellables,
  createEarlyAccess,
  type EarlyAccessSource,
} from '../../features/catalog/index.ts'
import { createCountries } from '../../features/countries/index.ts'
import { createCurrencies } from '../../features/currency/index.ts'
import { createCustomProductSellables, customProductImages } from '../../features/custom-products/index.ts'
import {
  createDesignImages,
  createPrintProducts,
  type DesignImageUser,
  designLogImages,
  savedDesignImages,
} from '../../features/designs/index.ts'
import { createPrintStop, ordersShippedByPartner } from '../../features/fulfilment/index.ts'
import {
  accessByReward,
  allTiers,
  lockedLifetimePoints,
  referralCodeOf,
} from '../../features/loyalty/index.ts'
import { accessByLevel, createCommunityPages, createMembers } from '../../features/members/index.ts'
import { createNewsletter } from '../../features/newsletter/index.ts'
import { createOrderLimits } from '../../features/order-limits/index.ts'
import { createOrderLinks } from '../../features/order-mails/index.ts'
import type { AdjustmentSources } from '../../features/order-sums/index.ts'
import { createOrderStates, createStaffOrders } from '../../features/orders/index.ts'
import {
  createCreditedRefunds,
  createLedger,
  createPaymentMethods,
  createPayments,
  createRefunds,
  createSettlement,
} from '../../features/payments/index.ts'
import { createProfiles } from '../../features/profile/index.ts'
import { createPromoCodes } from '../../features/promo-codes/index.ts'
import { createReturnWindow } from '../../features/return-window/index.ts'
import { createReviews } from '../../features/reviews/index.ts'
import { createDevices, createPasswordChange } from '../../features/security/index.ts'
import { createSellables } from '../../features/sellables/index.ts'
import { createShipping } from '../../features/shipping/index.ts'
import { createFirstOwner, createStaffSessions } from '../../features/staff/index.ts'
import { createStoreCredit } from '../../features/store-credit/index.ts'
import { reserveForWaiting } from '../../features/waitlist/index.ts'
import type { Db } from '../../platform/database/database.ts'
import type { PersonalData } from '../../platform/feature.ts'
import { proxiedImage } from '../../platform/media/proxy/image-addresses.ts'
import type { withOwnDeps } from '../feature-deps.ts'
import { adjustmentSources } from '../sums/sum-sources.ts'

export type OwnDeps = ReturnType<typeof withOwnDeps>

/** The services that features share with those above them, lower ones first; `personalData` is what all features own. */
export function assembleServices(deps: OwnDeps, personalData: () => readonly PersonalData[]) {
  const people = peopleServices(deps, personalData)
  const catalogue = catalogueServices(deps, people)
  const books = bookServices(deps)
  const sources = adjustmentSources({ ...catalogue, ...books, more: deps.adjustmentSources })
  const orders = orderServices(deps, { ...catalogue, ...books }, sources)
  const payments = paymentServices(deps, { ...catalogue, ...books, ...orders })
  return { ...people, ...catalogue, ...books, sources, ...orders, ...payments }
}

type People = ReturnType<typeof peopleServices>
type Catalogue = ReturnType<typeof catalogueServices>
type Books = ReturnType<typeof bookServices>
type OrderServices = ReturnType<typeof orderServices>

function peopleServices(deps: OwnDeps, personalData: () => readonly PersonalData[]) {
  const sessions = createCustomerSessions(deps)
  return {
    sessions,
    accounts: createAccounts({ ...deps, sessions }),
    socialSignIn: createSocialSignIn({ ...deps, sessions }),
    emailChanges: createEmailChanges(deps),
    verification: createVerification({
      ...deps,
      sessions,
      emailChanged: async (tx, from, to) => {
        for (const { moveAddress } of personalData()) await moveAddress?.(tx, from, to)
      },
    }),
    devices: createDevices({ ...deps, sessions }),
    passwordChange: createPasswordChange({ ...deps, sessions }),
    staffSessions: createStaffSessions(deps),
    firstOwner: createFirstOwner(deps),
    ...communityServices(deps),
  }
}

/** The community is below loyalty, and asks it through here. */
function communityServices(deps: OwnDeps) {
  const communityPages = createCommunityPages(deps)
  const loyaltyStanding = {
    tiers: allTiers,
    lockedPoints: lockedLifetimePoints,
    referralCode: (customerId: string) => referralCodeOf(deps, customerId),
  }
  return {
    communityPages,
    loyaltyStanding,
    communityMembers: createMembers({ ...deps, communityPages, loyaltyStanding }),
  }
}

/** What lets customers buy before a product opens for everyone. A new source is a line here. */
const earlyAccessSources: readonly EarlyAccessSource[] = [accessByReward, accessByLevel]

/** What shows pictures of libraries: such a picture is stored even after its owner deletes it. A new one is a line here. */
const designImageUsers: readonly DesignImageUser[] = [savedDesignImages, customProductImages, designLogImages]

/** What the shop offers, where to and in which currencies, and what people say of it. */
function catalogueServices(deps: OwnDeps, { accounts, emailChanges, communityMembers }: People) {
  const currencies = createCurrencies(deps)
  const countries = createCountries(deps)
  const catalog = createCatalog({
    ...deps,
    onStockChanged: (tx, productIds) => reserveForWaiting(deps, tx, productIds),
  })
  const reviews = createReviews({ ...deps, catalog })
  const earlyAccess = createEarlyAccess({ ...deps, sources: earlyAccessSources })
  const proxyImage = proxiedImage(deps.imageHosts)
  const printProducts = createPrintProducts({ ...deps, proxyImage })
  const sellables = createSellables([
    createCatalogSellables(earlyAccess),
    createCustomProductSellables({ ...deps, currencies, proxyImage, printProducts }),
    ...(deps.sellableSources ?? []),
  ])
  const promoCodes = createPromoCodes({ ...deps, sellables })
  const newsletter = createNewsletter({ ...deps, promoCodes })
  const visibilityChanged = async (tx: Db, customerId: string) => {
    await reviews.writerChanged(tx, customerId)
    await communityMembers.visibilityChanged(tx, customerId)
  }
  return {
    designImages: createDesignImages({ ...deps, imageUsers: designImageUsers }),
    proxyImage,
    printProducts,
    currencies,
    countries,
    shipping: createShipping({ ...deps, countries, currencies }),
    addresses: createAddresses({ ...deps, countries }),
    catalog,
    reviews,
    earlyAccess,
    sellables,
    promoCodes,
    newsletter,
    visibilityChanged,
    profiles: createProfiles({ ...deps, accounts, emailChanges, currencies, newsletter, visibilityChanged }),
  }
}

function bookServices(deps: OwnDeps) {
  const ledger = createLedger(deps)
  return { ledger, storeCredit: createStoreCredit({ ...deps, ledger }) }
}

function orderServices(
  deps: OwnDeps,
  { catalog, currencies, sellables, ledger }: Catalogue & Books,
  sources: AdjustmentSources,
) {
  const orderLimits = createOrderLimits(deps)
  const returnWindow = createReturnWindow(deps)
  const states = createOrderStates({
    ...deps,
    returnDays: returnWindow.days,
    sources,
    onPaid: (tx, order, reference) => ledger.recordIncome(tx, order, order.paymentMethod, reference),
  })
  const stopProduction = createPrintStop({ ...deps, states, currencies })
  return {
    orderLimits,
    returnWindow,
    cart: createCart({ ...deps, orderLimits, sellables }),
    orderLinks: createOrderLinks(deps),
    states,
    stopProduction,
    ordersShippedByPartner,
    bestSellers: createBestSellers({ ...deps, catalog }),
    staffOrders: createStaffOrders({ ...deps, states, catalog, stopProduction, ordersShippedByPartner }),
  }
}

function paymentServices(
  deps: OwnDeps,
  { catalog, ledger, storeCredit, states }: Catalogue & Books & OrderServices,
) {
  const refunds = createRefunds({ ...deps, states, ledger })
  const settlement = createSettlement({ ...deps, states, ledger, catalog, refunds })
  const credited = createCreditedRefunds({ ...deps, states, toStoreCredit: storeCredit.refund })
  return {
    refunds,
    credited,
    settlement,
    methods: createPaymentMethods(deps),
    payments: createPayments({ ...deps, states, settlement }),
  }
}
