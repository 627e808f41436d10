import { type LkrCents, lkrCents, multiplyCents } from '@first-fashion/contract/money/money'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { lineState, type Sku, skuOf } from '../cart/index.ts'
import { productsByIds } from '../catalog/index.ts'
import type { AdjustableLine } from '../orders/index.ts'
import { applied, type DeliveryCost, type Offers, type OrderSums } from './sums/order-sums.rules.ts'

/** The shopper's choices. */
export interface OrderedItem {
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
  readonly quantity: number
}

/** An ordered line with its price. */
export interface PricedLine extends OrderedItem {
  readonly sku: Sku
  readonly unitPrice: LkrCents
}

/** An order with its lines and sums. */
export interface PricedOrder extends OrderSums {
  readonly lines: readonly PricedLine[]
}

/** An order with the sums of its lines. */
export const totalled = (
  lines: readonly PricedLine[],
  delivery: DeliveryCost,
  offers: Offers,
): PricedOrder => ({ lines, ...applied(adjustableLines(lines), delivery, offers) })

/** The lines as far as adjustments depend on them. */
export const adjustableLines = (lines: readonly PricedLine[]): AdjustableLine[] =>
  lines.map(({ productId, sku, unitPrice, quantity }) => ({
    productId,
    category: sku.product.category,
    total: multiplyCents(unitPrice, quantity),
  }))

/**
 * The ordered lines at today's prices; the same SKU twice becomes one line. One statement. Refuses unavailable items
 * with 'order.item-unavailable' and the product's name.
 */
export async function pricedLines(db: Db, items: readonly OrderedItem[]): Promise<PricedLine[]> {
  const merged = mergedItems(items)
  const ids = [...new Set(merged.map((item) => item.productId))]
  const products = await productsByIds(db, ids.filter(isUuid))
  const byId = new Map(products.map((product) => [product.id, product]))
  return merged.map((item) => {
    const product = byId.get(item.productId)
    const sku = product === undefined ? undefined : skuOf(product, item.variantIndex, item.size)
    const state = lineState(sku, item.quantity)
    if (sku === undefined || state !== 'ok')
      throw unavailable(product?.name ?? 'A product in your cart', state, sku?.available ?? 0)
    return { ...item, sku, unitPrice: lkrCents(sku.product.priceCents) }
  })
}

/** Names the unavailable product and the reason. */
export function unavailable(
  name: string,
  state: 'unpublished' | 'sold-out' | 'short' | 'ok',
  available: number,
) {
  const message =
    state === 'short'
      ? `${name}: only ${available} left in stock`
      : state === 'sold-out'
        ? `${name} is out of stock`
        : `${name} is no longer available`
  return new AppError('conflict', 'order.item-unavailable', message)
}

function mergedItems(items: readonly OrderedItem[]): OrderedItem[] {
  const bySku = new Map<string, OrderedItem>()
  for (const { productId, variantIndex, size, quantity } of items) {
    const key = JSON.stringify([productId, variantIndex, size])
    const before = bySku.get(key)?.quantity ?? 0
    bySku.set(key, { productId, variantIndex, size, quantity: before + quantity })
  }
  return [...bySku.values()]
}
