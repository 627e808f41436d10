import type { Db } from '../../platform/database/database.ts'
import { purchasesOf } from '../orders/index.ts'

/** Whether a customer has kept an order beyond its return window: likes and styles of buyers count for more. */
export const hasCompletedPurchase = async (db: Db, customerId: string): Promise<boolean> =>
  (await purchasesOf(db, [customerId], { state: 'completed' })).has(customerId)
