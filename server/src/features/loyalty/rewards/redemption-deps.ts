import type { Shop } from '../../../shop.ts'
import type { StoreCredit } from '../../store-credit/index.ts'

export interface RedemptionDeps extends Shop {
  readonly storeCredit: Pick<StoreCredit, 'give' | 'takeBack' | 'balanceOf'>
}
