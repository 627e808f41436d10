import { account } from './account.ts'
import { backOffice } from './back-office.ts'
import { browsing } from './browsing.ts'
import { addresses } from './buying/addresses.ts'
import { buying } from './buying/checkout.ts'
import { orderDocuments } from './buying/documents.ts'
import { exchangeHolds } from './buying/exchange-holds.ts'
import { explanation } from './buying/explanation.ts'
import { fullOrderCard } from './buying/full-order-card.ts'
import { linkedOrders } from './buying/linked-order.ts'
import { orderLimits } from './buying/order-limits.ts'
import { orders } from './buying/orders.ts'
import { packing } from './buying/packing.ts'
import { payments } from './buying/payments.ts'
import { promoCodes } from './buying/promo-codes.ts'
import { refundsDue } from './buying/refunds-due.ts'
import { returnPoints } from './buying/return-points.ts'
import { returnWindow } from './buying/return-window.ts'
import { returns } from './buying/returns.ts'
import { storeCredit } from './buying/store-credit.ts'
import { waitlist } from './buying/waitlist.ts'
import { chat } from './chat/support-chat.ts'
import { community } from './community/community.ts'
import { profiles } from './community/profiles.ts'
import { staffCommunity } from './community/staff-community.ts'
import { wornLooks } from './community/worn-looks.ts'
import { cookies } from './cookies.ts'
import { customers } from './customers.ts'
import { customProducts } from './designs/custom-products.ts'
import { designer } from './designs/designer.ts'
import { embeddedDesigner } from './designs/embedded-designer.ts'
import { designGallery } from './designs/gallery.ts'
import { imageLibrary } from './designs/library.ts'
import { savedDesigns } from './designs/saved-designs.ts'
import { earlyAccess } from './early-access.ts'
import { loyalty } from './loyalty.ts'
import { newsletter } from './newsletter.ts'
import { beingMade } from './orders/being-made.ts'
import { deliveryAddress } from './orders/delivery-address.ts'
import { lineRefunds } from './orders/line-refunds.ts'
import { madeToOrder } from './orders/made-to-order.ts'
import { manyOrders } from './orders/many-orders.ts'
import { own } from './own.ts'
import { product } from './product.ts'
import { productEditor } from './product-editor.ts'
import { staffReturns } from './returns.ts'
import { reviews } from './reviews.ts'
import type { ScreenState } from './screen-state.ts'
import { security } from './sign-in/security.ts'
import { social } from './sign-in/social.ts'
import { staffLists } from './staff-lists.ts'
import { staffLoyalty } from './staff-loyalty.ts'
import { system } from './system.ts'

export type { ScreenState } from './screen-state.ts'

/** Every screen of the store and the back office in every reachable state. */
export const states: readonly ScreenState[] = [
  ...browsing,
  ...product,
  ...designGallery,
  ...designer,
  ...embeddedDesigner,
  ...imageLibrary,
  ...savedDesigns,
  ...customProducts,
  ...earlyAccess,
  ...loyalty,
  ...staffLoyalty,
  ...account,
  ...own,
  ...social,
  ...security,
  ...cookies,
  ...newsletter,
  ...buying,
  ...orders,
  ...madeToOrder,
  ...beingMade,
  ...orderDocuments,
  ...fullOrderCard,
  ...linkedOrders,
  ...returns,
  ...returnPoints,
  ...exchangeHolds,
  ...returnWindow,
  ...refundsDue,
  ...addresses,
  ...payments,
  ...orderLimits,
  ...explanation,
  ...promoCodes,
  ...storeCredit,
  ...waitlist,
  ...backOffice,
  ...productEditor,
  ...customers,
  ...reviews,
  ...staffLists,
  ...manyOrders,
  ...lineRefunds,
  ...deliveryAddress,
  ...staffReturns,
  ...packing,
  ...system,
  ...chat,
  ...community,
  ...profiles,
  ...staffCommunity,
  ...wornLooks,
]
