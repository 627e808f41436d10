import type { AdjustmentSources } from '../../features/order-sums/index.ts'
import { promoCodeAdjustments } from '../../features/promo-codes/index.ts'
import { type StoreCredit, storeCreditTender } from '../../features/store-credit/index.ts'
import type { Shop } from '../../shop.ts'

interface Owners {
  readonly storeCredit: StoreCredit
  readonly more: Partial<AdjustmentSources> | undefined
}

/** What takes something off orders, and what pays for them, in the sequence in which they apply. */
export const sumSources = (shop: Shop, { storeCredit, more }: Owners): AdjustmentSources => ({
  adjustments: [promoCodeAdjustments(shop), ...(more?.adjustments ?? [])],
  tenders: [storeCreditTender(storeCredit), ...(more?.tenders ?? [])],
})
