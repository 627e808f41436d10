import type { Calls, ParsedBody, ResponseOf } from '@first-fashion/contract'
import type { CartData, CartLine, CartTotals } from '@first-fashion/contract/cart/calls'
import { limits } from '@first-fashion/contract/limits'
import {
  addCents,
  centsFromRupees,
  lkrCents,
  multiplyCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { findProduct, type ProductRow, productsByIds } from '../catalog/index.ts'
import { lineTooLarge, type OrderLimits } from '../order-limits/index.ts'
import {
  addToCart,
  type CartKey,
  cartItemsOf,
  countCartLines,
  removeFromCart,
  setCartQuantity,
} from './cart.queries.ts'
import { lineState, type Sku, skuOf } from './cart.rules.ts'
import { cartVersion } from './cart-version.rules.ts'

export interface Cart {
  /**
   * Refuses with 'cart.size-missing', '.product-unknown', '.size-unknown', '.out-of-stock', '.stock-short', '.full', and
   * with 'order.line-too-large'.
   */
  add(customerId: string, line: ParsedBody<Calls['cart.add']>): Promise<void>
  /** Sets a line's quantity; 0 removes it, even if its product is gone. */
  update(customerId: string, line: ParsedBody<Calls['cart.update']>): Promise<void>
  get(customerId: string): Promise<Omit<ResponseOf<Calls['cart.get']>, 'success'>>
}

export interface CartDeps {
  readonly database: Database
  readonly clock: Clock
  readonly deliveryRupees: number
  readonly orderLimits: OrderLimits
}

export function createCart({ database, clock, deliveryRupees, orderLimits }: CartDeps): Cart {
  const { db } = database
  return {
    add: async (customerId, { itemId, size, variantIndex, quantity }) => {
      if (size === '') throw new AppError('refused', 'cart.size-missing', 'Please select product size')
      if (!isUuid(itemId)) throw productUnknown()
      const key = { customerId, productId: itemId, variantIndex, size }
      const { unitsPerLine } = orderLimits.current()
      const limit = {
        uncounted: limits.stockWithoutVariants,
        linesMaximum: limits.cartLinesMaximum,
        unitsPerLine,
      }
      const added = await addToCart(db, { ...key, ...limit, quantity, at: clock.now() })
      if (added === undefined) throw await reasonAgainst(database, key, quantity, unitsPerLine)
    },
    update: async (customerId, { itemId, size, variantIndex, quantity }) => {
      if (!isUuid(itemId)) throw productUnknown()
      const key = { customerId, productId: itemId, variantIndex, size }
      if (quantity === 0) return removeFromCart(db, key)
      const sku = await sellableSku(database, itemId, variantIndex, size)
      refuseWhenShort(sku, quantity)
      const { unitsPerLine } = orderLimits.current()
      if (unitsPerLine !== null && quantity > unitsPerLine) throw lineTooLarge(unitsPerLine)
      if ((await countCartLines(db, customerId)) > limits.cartLinesMaximum) throw cartFull()
      await setCartQuantity(db, { ...key, quantity, priceCents: sku.product.priceCents, at: clock.now() })
    },
    get: async (customerId) => {
      const items = await cartItemsOf(db, customerId)
      const products = await productsByIds(db, [...new Set(items.map((item) => item.productId))])
      const byId = new Map(products.map((product) => [product.id, product]))
      const lines = items.flatMap((item) => lineOf(item, byId.get(item.productId)))
      return {
        cartData: cartDataOf(lines),
        lines,
        totals: totalsOf(lines, deliveryRupees),
        version: cartVersion(items),
      }
    },
  }
}

/** The SKU of a published product, or a refusal with the reason. */
async function sellableSku(
  database: Database,
  productId: string,
  variantIndex: number,
  size: string,
): Promise<Sku> {
  const product = isUuid(productId) ? await findProduct(database.db, productId) : undefined
  if (product === undefined || !product.isPublished) throw productUnknown()
  const sku = skuOf(product, variantIndex, size)
  if (sku === undefined)
    throw new AppError('unknown', 'cart.size-unknown', 'This colour and size is not offered')
  return sku
}

/** Why units could not be added; called only after a failure. */
async function reasonAgainst(
  database: Database,
  { customerId, productId, variantIndex, size }: CartKey,
  quantity: number,
  unitsPerLine: number | null,
): Promise<AppError> {
  const sku = await sellableSku(database, productId, variantIndex, size)
  refuseWhenShort(sku, quantity)
  const isFull = (await countCartLines(database.db, customerId)) >= limits.cartLinesMaximum
  if (isFull) return cartFull()
  const isLimited = unitsPerLine !== null && unitsPerLine < sku.available
  return isLimited ? lineTooLarge(unitsPerLine) : stockShort(sku.available)
}

function refuseWhenShort(sku: Sku, quantity: number): void {
  if (sku.available === 0)
    throw new AppError('conflict', 'cart.out-of-stock', 'Selected size is out of stock')
  if (quantity > sku.available) throw stockShort(sku.available)
}

const stockShort = (available: number) =>
  new AppError('conflict', 'cart.stock-short', `Only ${available} items available in stock`)
const productUnknown = () => new AppError('unknown', 'cart.product-unknown', 'This product is not available')
const cartFull = () =>
  new AppError('refused', 'cart.full', `A cart can hold up to ${limits.cartLinesMaximum} different items`)

type CartItem = Awaited<ReturnType<typeof cartItemsOf>>[number]

function lineOf(item: CartItem, product: ProductRow | undefined): CartLine[] {
  if (product === undefined) return []
  const sku = skuOf(product, item.variantIndex, item.size)
  const price = lkrCents(product.priceCents)
  const line: CartLine = {
    key: `${product.id}_${item.variantIndex}`,
    productId: product.id,
    slug: product.slug,
    name: product.name,
    image: sku?.image ?? product.images[0] ?? '',
    color: sku?.color ?? '',
    colorCode: sku?.colorCode ?? '',
    variantIndex: item.variantIndex,
    size: item.size,
    quantity: item.quantity,
    price: rupeesFromCents(price),
    lineTotal: rupeesFromCents(multiplyCents(price, item.quantity)),
    stock: sku?.available ?? 0,
    state: lineState(sku, item.quantity),
    priceWhenAdded:
      item.priceWhenAddedCents === product.priceCents
        ? null
        : rupeesFromCents(lkrCents(item.priceWhenAddedCents)),
  }
  return [line]
}

function cartDataOf(lines: readonly CartLine[]): CartData {
  const cart: CartData = {}
  for (const { key, size, quantity, color, colorCode, variantIndex } of lines) {
    const entry = cart[key] ?? { variantInfo: { color, colorCode, variantIndex } }
    cart[key] = { ...entry, [size]: quantity, variantInfo: entry.variantInfo }
  }
  return cart
}

/** Only available items count; an empty cart costs nothing, not even delivery (spec A section 9). */
function totalsOf(lines: readonly CartLine[], deliveryRupees: number): CartTotals {
  const subtotal = addCents(
    ...lines.filter((line) => line.state === 'ok').map((line) => centsFromRupees(line.lineTotal)),
  )
  const shipping = centsFromRupees(subtotal === 0 ? 0 : deliveryRupees)
  return {
    subtotal: rupeesFromCents(subtotal),
    shipping: rupeesFromCents(shipping),
    discount: 0,
    total: rupeesFromCents(addCents(subtotal, shipping)),
  }
}
