import type { holdReasons } from '@first-fashion/contract/catalog/staff-product-calls'
import type { Db } from '../../../platform/database/database.ts'
import { seam } from '../../../shop.ts'
import type { StockMove } from '../stock.queries.ts'

/** Units of a SKU that something holds. */
export interface HeldUnits extends StockMove {
  readonly reason: (typeof holdReasons)[number]
  readonly until: Date | null
  readonly orderNumber: string | null
  /** The order, or the request for the exchange. */
  readonly subjectId: string | null
}

/** What holds units of some variants. Each feature that holds stock has one. */
export type StockHolder = (db: Db, variantIds: readonly string[]) => Promise<readonly HeldUnits[]>

/** All that hold stock; boot names them. */
export const stockHolders = seam<readonly StockHolder[]>('who holds stock')
