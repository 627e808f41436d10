import type { Shop } from '../../shop.ts'
import type { StoreCredit } from '../store-credit/index.ts'

export interface LoyaltyDeps extends Shop {
  readonly storeCredit: StoreCredit
}
