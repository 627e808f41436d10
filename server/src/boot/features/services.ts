import { emailChanged } from '../../features/accounts/index.ts'
import { refreshBestSellers, soldLately } from '../../features/best-sellers/index.ts'
import {
  createCatalogSellables,
  createEarlyAccess,
  type EarlyAccessSource,
  salesFigures,
  stockReturned,
} from '../../features/catalog/index.ts'
import { challengeEntries } from '../../features/challenges/index.ts'
import {
  bindOtherDesign,
  customProductImages,
  customProductSellables,
  fittingDesigns,
  objectionToPrints,
  orderAwaitingPrint,
  printsBoundTo,
  templateOfLine,
} from '../../features/custom-products/index.ts'
import { designImageUsers, designLogImages, savedDesignImages } from '../../features/designs/index.ts'
import {
  findOrderAwaitingPrint,
  type PrintFiles,
  printFiles,
  ordersShippedByPartner as shippedByPartner,
  stopPrinting,
  undeliveredOrders as undelivered,
} from '../../features/fulfilment/index.ts'
import { countPostView, looksOfChallenges, looksOfMembers } from '../../features/looks/index.ts'
import {
  accessByReward,
  allTiers,
  lockedLifetimePoints,
  referralCodeOf,
} from '../../features/loyalty/index.ts'
import {
  accessByLevel,
  loyaltyStanding,
  memberIdentityChanged,
  memberLooks,
} from '../../features/members/index.ts'
import { addPostView } from '../../features/news/index.ts'
import { createOrderLinks } from '../../features/order-mails/index.ts'
import { adjustmentSources } from '../../features/order-sums/index.ts'
import {
  ordersShippedByPartner,
  recordIncome,
  returnDays,
  stopProduction,
  undeliveredOrders,
} from '../../features/orders/index.ts'
import {
  createCreditedRefunds,
  createLedger,
  createPaymentMethods,
  createPayments,
  createRefunds,
  createSettlement,
} from '../../features/payments/index.ts'
import { visibilityChanged } from '../../features/profile/index.ts'
import { currentReturnDays } from '../../features/return-window/index.ts'
import { createReviews } from '../../features/reviews/index.ts'
import { useSellableSources } from '../../features/sellables/index.ts'
import { createStoreCredit } from '../../features/store-credit/index.ts'
import { reserveForWaiting } from '../../features/waitlist/index.ts'
import type { PersonalData } from '../../platform/feature.ts'
import type { withOwnDeps } from '../feature-deps.ts'
import { sumSources } from '../sums/sum-sources.ts'

export type OwnDeps = ReturnType<typeof withOwnDeps>

/** The services that features share with those above them, lower ones first; `personalData` is what all features own. */
export function assembleServices(deps: OwnDeps, personalData: () => readonly PersonalData[]) {
  emailChanged.fill(deps, async (tx, from, to) => {
    for (const { moveAddress } of personalData()) await moveAddress?.(tx, from, to)
  })
  const catalogue = catalogueServices(deps)
  const books = bookServices(deps)
  adjustmentSources.fill(deps, sumSources(deps, { ...books, more: deps.adjustmentSources }))
  plugIntoCommunity(deps)
  // What shows pictures of libraries. A new one is an entry here.
  designImageUsers.fill(deps, [savedDesignImages, customProductImages, designLogImages])
  orderAwaitingPrint.fill(deps, findOrderAwaitingPrint)
  printFiles.fill(deps, deps.printFiles ?? printsOfCustomProducts(deps))
  plugIntoOrders(deps, books)
  const payments = paymentServices(deps, books)
  return { ...catalogue, ...books, orderLinks: createOrderLinks(deps), ...payments }
}

type Books = ReturnType<typeof bookServices>

/** What the community asks of the features above it. */
function plugIntoCommunity(deps: OwnDeps): void {
  loyaltyStanding.fill(deps, {
    tiers: allTiers,
    lockedPoints: lockedLifetimePoints,
    referralCode: (customerId) => referralCodeOf(deps, customerId),
  })
  memberLooks.fill(deps, looksOfMembers)
  challengeEntries.fill(deps, looksOfChallenges)
  countPostView.fill(deps, addPostView)
}

/** What lets customers buy before a product opens for everyone. A new source is a line here. */
const earlyAccessSources: readonly EarlyAccessSource[] = [accessByReward, accessByLevel]

/** What the shop offers, where to and in which currencies, and what people say of it. */
function catalogueServices(deps: OwnDeps) {
  salesFigures.fill(deps, {
    refresh: () => refreshBestSellers(deps),
    soldLately: (productIds) => soldLately(deps, productIds),
  })
  stockReturned.fill(deps, (tx, productIds) => reserveForWaiting(deps, tx, productIds))
  const reviews = createReviews(deps)
  const earlyAccess = createEarlyAccess({ ...deps, sources: earlyAccessSources })
  useSellableSources(deps, [
    createCatalogSellables(earlyAccess),
    customProductSellables(deps),
    ...(deps.sellableSources ?? []),
  ])
  visibilityChanged.fill(deps, async (tx, customerId) => {
    await reviews.writerChanged(tx, customerId)
    await memberIdentityChanged(deps, tx, customerId)
  })
  return {
    reviews,
    earlyAccess,
  }
}

function bookServices(deps: OwnDeps) {
  const ledger = createLedger(deps)
  return { ledger, storeCredit: createStoreCredit({ ...deps, ledger }) }
}

/** Lines of orders are printed from what their shoppers approved. */
const printsOfCustomProducts = (deps: OwnDeps): PrintFiles => ({
  of: (db, orderLineId) => printsBoundTo(deps, db, orderLineId),
  objection: (db, orderLineId) => objectionToPrints(deps, db, orderLineId),
  template: templateOfLine,
  fitting: fittingDesigns,
  replace: bindOtherDesign,
})

/** What orders ask of the features above them. */
function plugIntoOrders(deps: OwnDeps, { ledger }: Books): void {
  returnDays.fill(deps, () => currentReturnDays(deps))
  recordIncome.fill(deps, (tx, order, reference) =>
    ledger.recordIncome(tx, order, order.paymentMethod, reference),
  )
  stopProduction.fill(deps, (orderId, work, change) => stopPrinting(deps, orderId, work, change))
  ordersShippedByPartner.fill(deps, shippedByPartner)
  undeliveredOrders.fill(deps, undelivered)
}

function paymentServices(deps: OwnDeps, { ledger, storeCredit }: Books) {
  const refunds = createRefunds({ ...deps, ledger })
  const settlement = createSettlement({ ...deps, ledger, refunds })
  const credited = createCreditedRefunds({ ...deps, toStoreCredit: storeCredit.refund })
  return {
    refunds,
    credited,
    settlement,
    methods: createPaymentMethods(deps),
    payments: createPayments({ ...deps, settlement }),
  }
}
