import type { StoreOffers } from '@first-fashion/contract/store/offers'
import { emailChanged } from '../../features/accounts/index.ts'
import { refreshBestSellers, soldLately } from '../../features/best-sellers/index.ts'
import {
  catalogSellables,
  earlyAccessSources,
  reservedUnits,
  salesFigures,
  stockHolders,
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
import { runDueTasks } from '../../features/demonstration/index.ts'
import { designImageUsers, designLogImages, savedDesignImages } from '../../features/designs/index.ts'
import { creditNotesOf } from '../../features/explanation/index.ts'
import {
  findOrderAwaitingPrint,
  ordersInProduction,
  ordersShippedByPartner,
  type PrintFiles,
  printFiles,
  stopPrinting,
  undeliveredOrders,
} from '../../features/fulfilment/index.ts'
import { giftNoteToPack } from '../../features/gift-notes/index.ts'
import { creditNotesOfOrder } from '../../features/invoices/index.ts'
import { unitsOfCancellation, unitsOfLineRefund } from '../../features/line-refunds/index.ts'
import { countPostView, looksOfChallenges, looksOfMembers } from '../../features/looks/index.ts'
import {
  accessByReward,
  allTiers,
  lockedLifetimePoints,
  referralCodeOf,
} from '../../features/loyalty/index.ts'
import { mailsOfFeatures } from '../../features/mail-texts/index.ts'
import {
  accessByLevel,
  loyaltyStanding,
  memberIdentityChanged,
  memberLooks,
} from '../../features/members/index.ts'
import { addPostView } from '../../features/news/index.ts'
import { adjustmentSources } from '../../features/order-sums/index.ts'
import { orderSeams, unitsHeldForPayment } from '../../features/orders/index.ts'
import { packingNotes } from '../../features/packing/index.ts'
import {
  addStoreCredit,
  recordOrderIncome,
  refundObjection,
  unitsAmong,
  unitsOfCause,
} from '../../features/payments/index.ts'
import { personalDataOfFeatures } from '../../features/personal-data/index.ts'
import { visibilityChanged } from '../../features/profile/index.ts'
import { promoCodeAdjustments } from '../../features/promo-codes/index.ts'
import { currentReturnDays } from '../../features/return-window/index.ts'
import { openReturn, unitsHeldForExchange, unitsOfReturn } from '../../features/returns/index.ts'
import { reviewWriterChanged } from '../../features/reviews/index.ts'
import { useSellableSources } from '../../features/sellables/index.ts'
import { setupChecks } from '../../features/setup/index.ts'
import { offersOfFeatures } from '../../features/store/index.ts'
import { refundToStoreCredit, storeCreditTender } from '../../features/store-credit/index.ts'
import { scheduledTasks } from '../../features/system/index.ts'
import { waitingOfFeatures } from '../../features/today/index.ts'
import { reserveForWaiting } from '../../features/waitlist/index.ts'
import type { Feature, PersonalData, SetupCheck, WaitingList } from '../../platform/feature.ts'
import type { ScheduledTask } from '../../platform/tasks/scheduled-tasks.ts'
import type { Shop } from '../../shop.ts'
import { plugIntoChat } from '../chat/chat-extensions.ts'
import type { ShopInput } from '../create-shop.ts'

/** What tests plug in besides the shop's own features. */
type More = Pick<ShopInput, 'adjustmentSources' | 'sellableSources' | 'printFiles'>

/** What is known once all features are put together. */
interface All {
  readonly offers: () => readonly Partial<StoreOffers>[]
  readonly setup: () => readonly SetupCheck[]
  readonly mails: () => readonly NonNullable<Feature['mails']>[]
  readonly waiting: () => readonly WaitingList[]
  readonly personalData: () => readonly PersonalData[]
  readonly tasks: () => readonly ScheduledTask[]
  /** Runs the scheduled tasks that are due once so much time has passed, in ms. */
  readonly runDueTasks: (passedMs: number) => Promise<void>
}

/** Plugs features into the seams of those below them. A new source is a line here. */
export function fillSeams(shop: Shop, more: More, all: All): void {
  plugIntoAccounts(shop, all)
  plugIntoCatalog(shop, more)
  plugIntoOrders(shop)
  plugIntoPayments(shop, more)
  plugIntoCommunity(shop)
  plugIntoDesigns(shop, more)
  plugIntoChat(shop)
  packingNotes.fill(shop, [giftNoteToPack])
  offersOfFeatures.fill(shop, all.offers)
  setupChecks.fill(shop, all.setup)
  waitingOfFeatures.fill(shop, all.waiting)
  mailsOfFeatures.fill(shop, all.mails)
  scheduledTasks.fill(shop, all.tasks)
  runDueTasks.fill(shop, all.runDueTasks)
}

function plugIntoAccounts(shop: Shop, { personalData }: All): void {
  emailChanged.fill(shop, async (tx, from, to) => {
    for (const { moveAddress } of personalData()) await moveAddress?.(tx, from, to)
  })
  visibilityChanged.fill(shop, async (tx, customerId) => {
    await reviewWriterChanged(shop, tx, customerId)
    await memberIdentityChanged(shop, tx, customerId)
  })
  personalDataOfFeatures.fill(shop, personalData)
}

function plugIntoCatalog(shop: Shop, { sellableSources = [] }: More): void {
  salesFigures.fill(shop, {
    refresh: () => refreshBestSellers(shop),
    soldLately: (productIds) => soldLately(shop, productIds),
  })
  stockReturned.fill(shop, (tx, productIds) => reserveForWaiting(shop, tx, productIds))
  stockHolders.fill(shop, [unitsHeldForPayment, unitsHeldForExchange, reservedUnits])
  earlyAccessSources.fill(shop, [accessByReward, accessByLevel])
  useSellableSources(shop, [catalogSellables(shop), customProductSellables(shop), ...sellableSources])
}

function plugIntoOrders(shop: Shop): void {
  orderSeams.returnDays.fill(shop, () => currentReturnDays(shop))
  orderSeams.recordIncome.fill(shop, (tx, order, reference) =>
    recordOrderIncome(shop, tx, order, order.paymentMethod, reference),
  )
  orderSeams.stopProduction.fill(shop, (orderId, work, change) => stopPrinting(shop, orderId, work, change))
  orderSeams.ordersShippedByPartner.fill(shop, ordersShippedByPartner)
  orderSeams.undeliveredOrders.fill(shop, undeliveredOrders)
  orderSeams.ordersInProduction.fill(shop, ordersInProduction)
}

function plugIntoPayments(shop: Shop, { adjustmentSources: more = {} }: More): void {
  // In the sequence in which they apply.
  adjustmentSources.fill(shop, {
    adjustments: [promoCodeAdjustments(shop), ...(more.adjustments ?? [])],
    tenders: [storeCreditTender(shop), ...(more.tenders ?? [])],
  })
  addStoreCredit.fill(shop, (tx, orderId, credit) => refundToStoreCredit(shop, tx, orderId, credit))
  refundObjection.fill(shop, openReturn)
  unitsOfCause.fill(shop, unitsAmong([unitsOfReturn, unitsOfLineRefund, unitsOfCancellation]))
  creditNotesOf.fill(shop, creditNotesOfOrder)
}

function plugIntoCommunity(shop: Shop): void {
  loyaltyStanding.fill(shop, {
    tiers: allTiers,
    lockedPoints: lockedLifetimePoints,
    referralCode: (customerId) => referralCodeOf(shop, customerId),
  })
  memberLooks.fill(shop, looksOfMembers)
  challengeEntries.fill(shop, looksOfChallenges)
  countPostView.fill(shop, addPostView)
}

function plugIntoDesigns(shop: Shop, more: More): void {
  // What shows pictures of libraries: such a picture is stored even after its owner deletes it.
  designImageUsers.fill(shop, [savedDesignImages, customProductImages, designLogImages])
  orderAwaitingPrint.fill(shop, findOrderAwaitingPrint)
  printFiles.fill(shop, more.printFiles ?? printsOfCustomProducts(shop))
}

/** Lines of orders are printed from what their shoppers approved. */
const printsOfCustomProducts = (shop: Shop): PrintFiles => ({
  of: (db, orderLineId) => printsBoundTo(shop, db, orderLineId),
  objection: (db, orderLineId) => objectionToPrints(shop, db, orderLineId),
  template: templateOfLine,
  fitting: fittingDesigns,
  replace: bindOtherDesign,
})
