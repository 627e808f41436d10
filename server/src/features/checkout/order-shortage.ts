import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import type { StockLeft, StockMove } from '../catalog/index.ts'
import { findSellables } from '../sellables/index.ts'
import { type PricedLine, unavailable } from './order-pricing.ts'

interface Shortage {
  readonly stock: readonly StockMove[]
  readonly left: readonly StockLeft[]
  readonly lines: readonly PricedLine[]
}

/** Others were faster: the message says what has become of the units meanwhile. */
export async function refuseShort(
  shop: Shop,
  tx: Db,
  customerId: string,
  { stock, left, lines }: Shortage,
): Promise<void> {
  const taken = new Set(left.map(({ variantId, size }) => `${variantId} ${size}`))
  const short = stock.find(({ variantId, size }) => !taken.has(`${variantId} ${size}`))
  if (short === undefined) return
  const line = lines.find((one) => one.sellable.variantId === short.variantId && one.size === short.size)
  const sellableOf = await findSellables(shop, tx, line === undefined ? [] : [line], customerId)
  throw unavailable(line && sellableOf(line), short.quantity)
}
