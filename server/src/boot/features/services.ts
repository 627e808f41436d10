import {
  createAccounts,
  createCustomerSessions,
  createEmailChanges,
  createSocialSignIn,
  createVerification,
} from '../../features/accounts/index.ts'
import { createAddresses } from '../../features/addresses/index.ts'
import { createCart } from '../../features/cart/index.ts'
import { catalogSellables, createCatalog } from '../../features/catalog/index.ts'
import { createPlacement, createQuotes } from '../../features/checkout/index.ts'
import { createCountries } from '../../features/countries/index.ts'
import { createCurrencies, createRateRefresh } from '../../features/currency/index.ts'
import { createExplanations } from '../../features/explanation/index.ts'
import { createNewsletter } from '../../features/newsletter/index.ts'
import { createOrderLimits } from '../../features/order-limits/index.ts'
import {
  createBestSellers,
  createOrderStates,
  createOrders,
  createStaffOrders,
  giveBackSums,
} from '../../features/orders/index.ts'
import {
  createCreditedRefunds,
  createLedger,
  createPaymentMethods,
  createPaymentProblems,
  createPayments,
  createRefunds,
  createSettlement,
} from '../../features/payments/index.ts'
import { createProfiles } from '../../features/profile/index.ts'
import { createPromoCodes } from '../../features/promo-codes/index.ts'
import { createReviews } from '../../features/reviews/index.ts'
import { createDevices, createPasswordChange } from '../../features/security/index.ts'
import { createSellables } from '../../features/sellables/index.ts'
import { createShipping } from '../../features/shipping/index.ts'
import { createFirstOwner, createStaffSessions } from '../../features/staff/index.ts'
import { createStoreCredit } from '../../features/store-credit/index.ts'
import type { PersonalData } from '../../platform/feature.ts'
import type { withOwnDeps } from '../feature-deps.ts'
import { sumSources } from '../sums/sum-sources.ts'

export type OwnDeps = ReturnType<typeof withOwnDeps>

/** The services that features share with those above them, lower ones first; `personalData` is what all features own. */
export function assembleServices(deps: OwnDeps, personalData: () => readonly PersonalData[]) {
  const sessions = createCustomerSessions(deps)
  const accounts = createAccounts({ ...deps, sessions })
  const socialSignIn = createSocialSignIn({ ...deps, sessions })
  const emailChanges = createEmailChanges(deps)
  const verification = createVerification({
    ...deps,
    sessions,
    emailChanged: async (tx, from, to) => {
      for (const { moveAddress } of personalData()) await moveAddress?.(tx, from, to)
    },
  })
  const currencies = createCurrencies(deps)
  const rateRefresh = createRateRefresh({ ...deps, currencies })
  const countries = createCountries(deps)
  const addresses = createAddresses({ ...deps, countries })
  const catalog = createCatalog(deps)
  const reviews = createReviews({ ...deps, catalog })
  const sellables = createSellables([catalogSellables, ...(deps.sellableSources ?? [])])
  const promoCodes = createPromoCodes({ ...deps, sellables })
  const newsletter = createNewsletter({ ...deps, promoCodes })
  const profiles = createProfiles({
    ...deps,
    accounts,
    emailChanges,
    currencies,
    newsletter,
    shownChanged: reviews.writerChanged,
  })
  const orderLimits = createOrderLimits(deps)
  const cart = createCart({ ...deps, orderLimits, sellables })
  const orders = createOrders(deps)
  const ledger = createLedger(deps)
  const storeCredit = createStoreCredit({ ...deps, ledger })
  const sources = sumSources({ promoCodes, storeCredit, more: deps.sumSources })
  const states = createOrderStates({
    ...deps,
    onCancelled: (tx, order) => giveBackSums(sources, tx, order, deps.clock.now()),
    onPaid: (tx, order, reference) => ledger.recordIncome(tx, order, order.paymentMethod, reference),
  })
  const refunds = createRefunds({ ...deps, states, ledger })
  const credited = createCreditedRefunds({ ...deps, states, toStoreCredit: storeCredit.refund })
  const settlement = createSettlement({ ...deps, states, ledger, catalog, refunds })
  const methods = createPaymentMethods(deps)
  const problems = createPaymentProblems({ ...deps, refunds })
  const payments = createPayments({ ...deps, orders, states, settlement })
  const shipping = createShipping({ ...deps, countries, currencies })
  const quotes = createQuotes({ ...deps, currencies, shipping, sources, sellables })
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
    sources,
    sellables,
    states,
  })
  return {
    sessions,
    accounts,
    socialSignIn,
    emailChanges,
    verification,
    currencies,
    rateRefresh,
    countries,
    addresses,
    catalog,
    reviews,
    promoCodes,
    newsletter,
    profiles,
    orderLimits,
    sellables,
    cart,
    orders,
    ledger,
    storeCredit,
    states,
    bestSellers: createBestSellers({ ...deps, catalog }),
    refunds,
    credited,
    settlement,
    methods,
    problems,
    payments,
    shipping,
    quotes,
    placement,
    devices: createDevices({ ...deps, sessions }),
    passwordChange: createPasswordChange({ ...deps, sessions }),
    explanations: createExplanations({ ...deps, orders }),
    staffSessions: createStaffSessions(deps),
    firstOwner: createFirstOwner(deps),
    staffOrders: createStaffOrders({ ...deps, states, catalog }),
  }
}
