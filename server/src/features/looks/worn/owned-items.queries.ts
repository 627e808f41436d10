import type { BoughtItem } from '@first-fashion/contract/looks/worn-calls'
import type { Db } from '../../../platform/database/database.ts'
import { deliveredLines } from '../../orders/index.ts'
import { unitsSentBack } from '../../returns/index.ts'
import { skuKey } from './worn.rules.ts'

/** What a customer bought, got and still has, by colour and size, newest first. */
export async function ownedItems(db: Db, customerId: string): Promise<ReadonlyMap<string, BoughtItem>> {
  const lines = await deliveredLines(db, customerId)
  const sentBack = await unitsSentBack(
    db,
    lines.map(({ lineId }) => lineId),
  )
  const kept = lines.filter(({ lineId, quantity }) => quantity > (sentBack.get(lineId) ?? 0))
  const items = new Map<string, BoughtItem>()
  for (const { productId, variantIndex, size, color, name, image } of kept) {
    const item = { productId, variantIndex, size, color, name, image }
    if (!items.has(skuKey(item))) items.set(skuKey(item), item)
  }
  return items
}
