import { limits } from '@first-fashion/contract/limits'
import {
  addCents,
  centsFromRupees,
  type DisplayCurrency,
  formatPrice,
  type LkrCents,
  lkrCents,
  multiplyCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { lineState, type Sku, skuOf } from '../cart/index.ts'
import { productsByIds } from '../catalog/index.ts'
import { type PromoLine, type PromoTerms, reductionOf } from '../promo-codes/index.ts'
import type { Delivery } from '../shipping/index.ts'
import { creditFor } from '../store-credit/index.ts'

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

/** The delivery cost, and the express part of it. */
export type DeliveryCost = Pick<Delivery, 'costCents' | 'isExpress' | 'express'>

export interface PricedOrder {
  readonly lines: readonly PricedLine[]
  readonly subtotal: LkrCents
  readonly shipping: LkrCents
  readonly discount: LkrCents
  readonly total: LkrCents
  /** The store credit used, and the amount due. */
  readonly storeCredit: LkrCents
  readonly due: LkrCents
  /** The promo code of the discount or free shipping. */
  readonly promo: PromoTerms | undefined
}

export type OrderSums = Omit<PricedOrder, 'lines' | 'promo'>

export const noCredit = lkrCents(0)

/**
 * Calculates the total: subtotal + shipping - discount (spec A section 9). Free shipping covers standard delivery;
 * express still costs extra. Store credit comes last.
 */
export function sumsOf(
  goods: readonly PromoLine[],
  delivery: DeliveryCost,
  promo: PromoTerms | undefined,
  credit: LkrCents,
): OrderSums {
  const subtotal = addCents(...goods.map((line) => line.total))
  const { discount, isShippingFree } =
    promo === undefined ? { discount: lkrCents(0), isShippingFree: false } : reductionOf(promo, goods)
  const sooner = delivery.isExpress ? (delivery.express?.extraCents ?? lkrCents(0)) : lkrCents(0)
  const sending = isShippingFree ? sooner : delivery.costCents
  const shipping = subtotal === 0 ? lkrCents(0) : sending
  const total = lkrCents(subtotal + shipping - discount)
  const storeCredit = creditFor(total, credit)
  return { subtotal, shipping, discount, total, storeCredit, due: lkrCents(total - storeCredit) }
}

/** Whether the amount due is too small for any partner; a code must not cause that. */
export const leavesTooLittle = ({ due }: Pick<PricedOrder, 'due'>): boolean =>
  due > 0 && due < centsFromRupees(limits.leastDueRupees)

export const tooLittleLeft = ({ due }: Pick<PricedOrder, 'due'>, currency: DisplayCurrency) =>
  new AppError(
    'refused',
    'promo-code.too-little-left',
    `This promo code would leave ${formatPrice(rupeesFromCents(due), currency)} to pay, which is too little to charge. Please add an item to your order.`,
  )

/** An order with the totals of its lines. */
export const totalled = (
  lines: readonly PricedLine[],
  delivery: DeliveryCost,
  promo: PromoTerms | undefined,
  credit: LkrCents,
): PricedOrder => ({ lines, promo, ...sumsOf(promoLines(lines), delivery, promo, credit) })

/** The lines as far as promo codes depend on them. */
export const promoLines = (lines: readonly PricedLine[]): PromoLine[] =>
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
