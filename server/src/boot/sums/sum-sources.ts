import type { AdjustmentSources } from '../../features/order-sums/index.ts'
import { type PromoCodes, promoCodeAdjustments } from '../../features/promo-codes/index.ts'
import { type StoreCredit, storeCreditTender } from '../../features/store-credit/index.ts'

interface Owners {
  readonly promoCodes: PromoCodes
  readonly storeCredit: StoreCredit
  readonly more: Partial<AdjustmentSources> | undefined
}

/** What takes something off orders, and what pays for them, in the sequence in which they apply. */
export const sumSources = ({ promoCodes, storeCredit, more }: Owners): AdjustmentSources => ({
  adjustments: [promoCodeAdjustments(promoCodes), ...(more?.adjustments ?? [])],
  tenders: [storeCreditTender(storeCredit), ...(more?.tenders ?? [])],
})
