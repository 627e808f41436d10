import type { DollarPrice, PriceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import { chargedMinorUnits } from '@first-fashion/contract/money/checkout-sums'
import {
  type DisplayCurrency,
  type LkrCents,
  lkrCents,
  multiplyCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import { type AppliedRate, namedTaxes, type TaxSum, taxSums } from '@first-fashion/contract/taxes/tax-sums'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import type { StockLeft, StockMove } from '../catalog/index.ts'
import type { RatedCurrency } from '../currency/index.ts'
import type { AdjustableLine } from '../order-sums/index.ts'
import { findSellables, notYet, type Sellable, sellableState } from '../sellables/index.ts'
import type { Delivery, Goods } from '../shipping/index.ts'
import { taxedPrice, taxRateOf } from '../taxes/index.ts'
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
  readonly sellable: Sellable
  /** As it is paid, with its tax. */
  readonly unitPrice: LkrCents
  readonly tax: AppliedRate | undefined
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

/** What is charged for an order, in minor units of the currency: the sum of its rows as they are shown. */
export function chargedFor(
  { lines, adjustments, shipping, tenders }: PricedOrder,
  currency: DisplayCurrency,
): number {
  const offGoods = adjustments.filter(({ appliesTo }) => appliesTo === 'goods')
  const rows = {
    lines: lines.map(({ unitPrice, quantity }) => ({ price: rupeesFromCents(unitPrice), quantity })),
    goodsOff: offGoods.map(({ cents }) => rupeesFromCents(lkrCents(0 - cents))),
    shipping: rupeesFromCents(shipping),
    prepaid: tenders.map(({ cents }) => rupeesFromCents(cents)),
  }
  return chargedMinorUnits(rows, currency)
}

/** Delivery is taxed as the goods are: at the highest of their rates. */
export const shippingTaxOf = (lines: readonly PricedLine[]): AppliedRate | undefined =>
  lines.flatMap(({ tax }) => tax ?? []).sort((a, b) => b.rate - a.rate)[0]

/** The taxes within the total of an order, as shoppers read them. */
export const taxesOf = ({ lines, adjustments, shipping }: PricedOrder): TaxSum[] =>
  namedTaxes(
    taxSums([
      ...lines.map(({ unitPrice, quantity, tax }, at) => ({
        tax,
        grossCents: adjustments.reduce((sum, { shares }) => sum + (shares[at] ?? 0), unitPrice * quantity),
      })),
      { tax: shippingTaxOf(lines), grossCents: shipping },
    ]),
  )

/** The lines as far as adjustments depend on them. */
export const adjustableLines = (lines: readonly PricedLine[]): AdjustableLine[] =>
  lines.map(({ productId, sellable, unitPrice, quantity }) => ({
    productId,
    category: sellable.category,
    quantity,
    total: multiplyCents(unitPrice, quantity),
  }))

/**
 * The ordered lines at today's prices, with the taxes of where they go; the same SKU twice becomes one line. One statement. Refuses unavailable items
 * with 'order.item-unavailable' and the product's name.
 */
export async function pricedLines(
  shop: Shop,
  db: Db,
  { customerId, countryCode }: { readonly customerId: string; readonly countryCode: string },
  items: readonly OrderedItem[],
): Promise<PricedLine[]> {
  const merged = mergedItems(items)
  const sellableOf = await findSellables(shop, db, merged, customerId)
  return merged.map((item) => {
    const sellable = sellableOf(item)
    if (sellable === undefined || sellableState(sellable, item.quantity) !== 'ok')
      throw unavailable(sellable, item.quantity)
    const tax = taxRateOf(shop, countryCode, sellable.taxClass)
    return { ...item, sellable, unitPrice: taxedPrice(shop, sellable.unitPrice, tax), tax }
  })
}

/**
 * Early access may have ended since the order was priced; while the transaction runs, it cannot be taken back. Asks
 * nothing about orders without early products.
 */
export async function refuseWithoutAccess(
  shop: Shop,
  tx: Db,
  customerId: string,
  lines: readonly PricedLine[],
): Promise<void> {
  const early = lines.filter(({ sellable }) => sellable.opensAt !== undefined)
  if (early.length === 0) return
  const sellableOf = await findSellables(shop, tx, early, customerId)
  for (const line of early) {
    const sellable = sellableOf(line)
    if (sellable?.withheld === 'early-access') throw unavailable(sellable, line.quantity)
  }
}

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

/** Names the unavailable product and the reason. */
function unavailable(sellable: Sellable | undefined, quantity: number): AppError {
  const reason = sellable && notYet(sellable)
  if (reason !== undefined) return new AppError('conflict', 'order.item-unavailable', reason)
  const name = sellable?.name ?? 'A product in your cart'
  return new AppError('conflict', 'order.item-unavailable', `${name}${reasonOf(sellable, quantity)}`)
}

function reasonOf(sellable: Sellable | undefined, quantity: number): string {
  const state = sellableState(sellable, quantity)
  if (state === 'unpublished') return ' is no longer available'
  if (state === 'short') return `: only ${sellable?.available} left in stock`
  return sellable?.isHeld === true ? ': the last one is in someone’s checkout' : ' is out of stock'
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

/** The ordered lines as goods for parcels. */
export const goodsOf = (lines: readonly PricedLine[]): Goods[] =>
  lines.map(({ productId, quantity, unitPrice, sellable }) => ({
    productId,
    quantity,
    unitPriceCents: unitPrice,
    weightGrams: sellable.weightGrams,
    madeToOrder: sellable.isMadeToOrder,
    printVariantId: sellable.printVariantId,
  }))

type Origins = Pick<Delivery, 'zone' | 'parts' | 'isFallback'>

/** When a rate was fixed, and until when. */
interface Agreement {
  readonly agreedAt: Date
  readonly heldUntil: Date | null
}

/** An ordered line, as far as the explanation needs more of it than is on the order. */
interface CalculatedLine {
  readonly isMadeToOrder: boolean
  readonly dollars?: DollarPrice
}

export const calculatedLines = (lines: readonly PricedLine[]): CalculatedLine[] =>
  lines.map(({ sellable: { isMadeToOrder, dollars } }) => ({
    isMadeToOrder,
    ...(dollars === undefined ? {} : { dollars }),
  }))

/** How the delivery cost and the rate of an order were calculated, to store with it. */
export const priceBreakdownOf = (
  lines: readonly CalculatedLine[],
  { zone, parts, isFallback }: Origins,
  rate: PriceBreakdown['rate'],
): PriceBreakdown => ({
  shipping: { zone: zone?.name ?? null, isEstimate: isFallback, parts: [...parts] },
  lines: [...lines],
  rate,
})

/** Where the rate of an order comes from. */
export const rateOf = (
  { rateSetAt, rateSetBy }: RatedCurrency,
  { agreedAt, heldUntil }: Agreement,
): PriceBreakdown['rate'] => ({
  setAt: rateSetAt?.getTime() ?? null,
  setBy: rateSetBy,
  agreedAt: agreedAt.getTime(),
  heldUntil: heldUntil?.getTime() ?? null,
})
