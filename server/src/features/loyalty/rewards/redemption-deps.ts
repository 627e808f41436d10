import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { PromoCodes } from '../../promo-codes/index.ts'
import type { Sellables } from '../../sellables/index.ts'
import type { StoreCredit } from '../../store-credit/index.ts'

export interface RedemptionDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly promoCodes: Pick<PromoCodes, 'issue' | 'withdraw' | 'usedAmong'>
  readonly sellables: Pick<Sellables, 'findWished'>
  readonly storeCredit: Pick<StoreCredit, 'give' | 'takeBack' | 'balanceOf'>
}
