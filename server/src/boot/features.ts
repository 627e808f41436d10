import { addressRoutes, createAddresses } from '../features/addresses/index.ts'
import { cartRoutes, createCart } from '../features/cart/index.ts'
import { catalogRoutes, createCatalog } from '../features/catalog/index.ts'
import { checkoutRoutes, createPlacement, createQuotes } from '../features/checkout/index.ts'
import { consentRoutes, createConsents } from '../features/consent/index.ts'
import { countryRoutes, createCountries } from '../features/countries/index.ts'
import { createCurrencies, createRateRefresh, currencyRoutes } from '../features/currency/index.ts'
import { createExplanations, explanationRoutes } from '../features/explanation/index.ts'
import { createLocations, locationRoutes } from '../features/location/index.ts'
import { createNewsletter, newsletterRoutes, newsletterSubscriptions } from '../features/newsletter/index.ts'
import { createOrderLimits } from '../features/order-limits/index.ts'
import {
  completeDeliveredOrders,
  createBestSellers,
  createOrderStates,
  createOrders,
  orderRoutes,
  orderSubscriptions,
} from '../features/orders/index.ts'
import {
  clearUnpaidOrders,
  createCreditedRefunds,
  createLedger,
  createPaymentMethods,
  createPaymentProblems,
  createPayments,
  createRefunds,
  createSettlement,
  paymentRoutes,
  paymentSubscriptions,
  pollPending,
  retryRefunds,
} from '../features/payments/index.ts'
import {
  createAccountDeletion,
  createDataDownload,
  personalDataRoutes,
  personalDataSubscriptions,
} from '../features/personal-data/index.ts'
import { createProfilePictures, createProfiles, profileRoutes } from '../features/profile/index.ts'
import { createPromoCodes, promoCodeRoutes } from '../features/promo-codes/index.ts'
import {
  createReviewPhotos,
  createReviewReports,
  createReviews,
  reviewRoutes,
} from '../features/reviews/index.ts'
import { createPasswordChange } from '../features/security/index.ts'
import { createShipping, shippingRoutes } from '../features/shipping/index.ts'
import { createFirstOwner, createStaffSessions } from '../features/staff/index.ts'
import {
  createStockAlerts,
  stockAlertRoutes,
  stockAlertSubscriptions,
} from '../features/stock-alerts/index.ts'
import { createStoreCredit, storeCreditRoutes } from '../features/store-credit/index.ts'
import { createWishlist, wishlistRoutes } from '../features/wishlist/index.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { createTaskRunner, runAll, type TaskRhythm } from '../platform/tasks/scheduled-tasks.ts'
import { assembleAccounts } from './account-features.ts'
import { signInWays } from './brute-force/sign-in-ways.ts'
import { type FeatureDeps, withOwnDeps } from './feature-deps.ts'
import { staffCallHandlers } from './staff/staff-calls.ts'
import { backgroundTasks } from './tasks/background-tasks.ts'
import { discardLostPictures, retentionSteps } from './tasks/retention.ts'

/** Builds all features with their dependencies, lower ones first. */
export function assembleFeatures(given: FeatureDeps) {
  const deps = withOwnDeps(given)
  const { clock, events } = deps
  const { sessions, accounts, emailChanges, devices, ...signingIn } = assembleAccounts(deps)
  const currencies = createCurrencies(deps)
  const rateRefresh = createRateRefresh({ ...deps, currencies })
  const countries = createCountries(deps)
  const addresses = createAddresses({ ...deps, countries })
  const catalog = createCatalog(deps)
  const reviews = createReviews({ ...deps, catalog })
  const reviewPhotos = createReviewPhotos({ ...deps, catalog })
  const reviewReports = createReviewReports(deps)
  const promoCodes = createPromoCodes(deps)
  const newsletter = createNewsletter({ ...deps, promoCodes })
  const profiles = createProfiles({
    ...deps,
    accounts,
    emailChanges,
    currencies,
    newsletter,
    shownChanged: reviews.writerChanged,
  })
  const profilePictures = createProfilePictures({ ...deps, shownChanged: reviews.writerChanged })
  const stockAlerts = createStockAlerts(deps)
  const orderLimits = createOrderLimits(deps)
  const cart = createCart({ ...deps, orderLimits })
  const orders = createOrders(deps)
  const ledger = createLedger(deps)
  const storeCredit = createStoreCredit({ ...deps, ledger })
  const states = createOrderStates({
    ...deps,
    onCancelled: async (tx, order) => {
      await promoCodes.release(tx, order.id)
      await storeCredit.giveBack(tx, order)
    },
    onPaid: (tx, order, reference) => ledger.recordIncome(tx, order, order.paymentMethod, reference),
  })
  const bestSellers = createBestSellers({ ...deps, catalog })
  const refunds = createRefunds({ ...deps, states, ledger })
  const credited = createCreditedRefunds({ ...deps, states, toStoreCredit: storeCredit.refund })
  const settlement = createSettlement({ ...deps, states, ledger, catalog, refunds })
  const methods = createPaymentMethods(deps)
  const problems = createPaymentProblems({ ...deps, refunds })
  const payments = createPayments({ ...deps, orders, states, settlement })
  const shipping = createShipping({ ...deps, countries, currencies })
  const quotes = createQuotes({ ...deps, currencies, shipping, promoCodes, storeCredit })
  const placement = createPlacement({
    ...deps,
    cart,
    quotes,
    orderLimits,
    catalog,
    countries,
    currencies,
    payments,
    methods,
    shipping,
    promoCodes,
    storeCredit,
    states,
  })
  const explanations = createExplanations({ ...deps, orders })
  const staffSessions = createStaffSessions(deps)
  const firstOwner = createFirstOwner(deps)
  const deletion = createAccountDeletion({ ...deps, sessions, catalog, newsletter, storeCredit })
  const paymentWork = { ...deps, orders, settlement, refunds, states }
  const tasks = backgroundTasks({
    everyMinute: {
      'cancel-unpaid-orders': () => clearUnpaidOrders(paymentWork),
      'ask-payment-partners': () => pollPending(paymentWork),
      'complete-delivered-orders': () => completeDeliveredOrders({ ...deps, states }),
      'retry-refunds': () => retryRefunds(paymentWork),
      'send-stock-alerts': () => stockAlerts.notifyDue(),
      ...retentionSteps(deps),
    },
    everyNight: {
      'anonymise-finished-orders': () => deletion.anonymiseFinishedBuyers(),
      'refresh-best-sellers': () => bestSellers.refresh(),
      'refresh-exchange-rates': () => rateRefresh.refreshDaily(),
      'sweep-unused-uploads': () => discardLostPictures(deps),
    },
  })
  const ofRhythm = (rhythm: TaskRhythm) => tasks.filter((task) => task.rhythm === rhythm)
  const runTask = createTaskRunner(deps)
  const handlers: Handlers = {
    ...signingIn.handlers,
    ...profileRoutes({
      profiles,
      profilePictures,
      passwordChange: createPasswordChange({ ...deps, sessions }),
    }),
    ...personalDataRoutes({ download: createDataDownload({ ...deps, profiles }), deletion }),
    ...catalogRoutes({ catalog, cache: deps.cache, clock }),
    ...reviewRoutes({ reviews, reviewPhotos, reviewReports }),
    ...currencyRoutes(currencies),
    ...countryRoutes(countries),
    ...consentRoutes(createConsents(deps)),
    ...newsletterRoutes(newsletter),
    ...addressRoutes(addresses),
    ...cartRoutes(cart),
    ...wishlistRoutes(createWishlist(deps)),
    ...stockAlertRoutes(stockAlerts),
    ...locationRoutes({ ...deps, locations: createLocations({ ...deps, countries, shipping }) }),
    ...shippingRoutes({ ...deps, countries, shipping }),
    ...promoCodeRoutes({ promoCodes, currencies }),
    ...storeCreditRoutes(deps),
    ...checkoutRoutes({ placement, quotes, payments, methods, addresses }),
    ...paymentRoutes(payments),
    ...orderRoutes(orders),
    ...explanationRoutes(explanations),
    ...staffCallHandlers({
      ...deps,
      bestSellers,
      catalog,
      countries,
      credited,
      currencies,
      devices,
      explanations,
      firstOwner,
      methods,
      orderLimits,
      problems,
      rateRefresh,
      refunds,
      sessions,
      shipping,
      staffSessions,
      states,
      storeCredit,
      tasks,
    }),
  }
  events.register([
    ...signingIn.subscriptions,
    ...orderSubscriptions(deps),
    ...paymentSubscriptions(paymentWork),
    ...newsletterSubscriptions({ ...deps, promoCodes }),
    ...stockAlertSubscriptions(deps),
    ...personalDataSubscriptions(deps),
    ...(given.subscriptions ?? []),
  ])
  return {
    clock,
    database: deps.database,
    handlers,
    events,
    /** What is done about events, a queue for each subscriber. */
    queues: events.queues(),
    tasks,
    runTask,
    /** Runs all tasks of a schedule, for tests and tools; a failure does not stop the others. */
    everyMinute: () => runAll(runTask, ofRhythm('every-minute')),
    everyDay: () => runAll(runTask, ofRhythm('every-night')),
    sessions,
    socialSignIn: signingIn.socialSignIn,
    staffSessions,
    /** Signing in with a password, for its limits. */
    signInWays: signInWays(deps),
    firstOwner,
    catalog,
    orderLimits,
    /** Currencies that pages are rendered in. */
    shownCurrencies: currencies.codes,
    /** Fills what the features cache, and listens for changes by other processes. Must run before the first request. */
    prepare: async () => {
      await given.jobs.open(events.queues())
      await deps.invalidation.start()
    },
    cache: deps.cache,
    uploads: deps.uploads,
  }
}

export type Features = ReturnType<typeof assembleFeatures>
