import type { Shop } from '../../../shop.ts'
import type { PromoCodes } from '../../promo-codes/index.ts'
import type { StoreCredit } from '../../store-credit/index.ts'

export interface RedemptionDeps extends Shop {
  readonly promoCodes: Pick<PromoCodes, 'issue' | 'withdraw' | 'usedAmong'>
  readonly storeCredit: Pick<StoreCredit, 'give' | 'takeBack' | 'balanceOf'>
}
