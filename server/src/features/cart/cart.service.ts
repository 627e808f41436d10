import type { Calls, ParsedBody, ResponseOf } from '@first-fashion/contract'
import type { CartData, CartLine, CartTotals } from '@first-fashion/contract/cart/calls'
import { cartKey } from '@first-fashion/contract/cart/cart-key'
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
import { lineTooLarge, type OrderLimits } from '../order-limits/index.ts'
import {
  itemIdOf,
  itemRefOf,
  needsEarlyAccess,
  type Sellable,
  type Sellables,
  sellableState,
} from '../sellables/index.ts'
import {
  addToCart,
  type CartKey,
  cartItemsOf,
  countCartLines,
  linesBeside,
  removeFromCart,
  setCartQuantity,
} from './cart.queries.ts'
import { cartVersion } from './cart-version.rules.ts'

export interface Cart {
  /**
   * Refuses with 'cart.size-missing', '.product-unknown', '.size-unknown', '.early-access', '.out-of-stock',
   * '.stock-short', '.full', and with 'order.line-too-large'.
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
  readonly sellables: Sellables
}

export function createCart(deps: CartDeps): Cart {
  const { database, clock, orderLimits, sellables } = deps
  const { db } = database
  return {
    add: async (customerId, { itemId, size, variantIndex, quantity }) => {
      if (size === '') throw new AppError('refused', 'cart.size-missing', 'Please select product size')
      const ref = itemRefOf(itemId)
      const offer = ref && sellables.offerOf(ref, { variantIndex, size }, customerId)
      if (ref === undefined || offer === undefined) throw productUnknown()
      const key = { customerId, ref, variantIndex, size }
      await sellables.enterCart(db, ref, { variantIndex, size }, customerId)
      const { unitsPerLine } = orderLimits.current()
      const limit = { linesMaximum: limits.cartLinesMaximum, unitsPerLine }
      const added = await addToCart(db, { ...key, ...limit, offer, quantity, at: clock.now() })
      if (added === undefined) throw await reasonAgainst(deps, key, quantity, unitsPerLine)
    },
    update: async (customerId, { itemId, size, variantIndex, quantity }) => {
      const ref = itemRefOf(itemId)
      if (ref === undefined) throw productUnknown()
      const key = { customerId, ref, variantIndex, size }
      if (quantity === 0) return removeFromCart(db, key)
      const { isThere, others } = await linesBeside(db, key)
      if (!isThere) await sellables.enterCart(db, ref, { variantIndex, size }, customerId)
      const sellable = await forSale(deps, key)
      refuseWhenShort(sellable, quantity)
      const { unitsPerLine } = orderLimits.current()
      if (unitsPerLine !== null && quantity > unitsPerLine) throw lineTooLarge(unitsPerLine)
      if (others >= limits.cartLinesMaximum) throw cartFull()
      await setCartQuantity(db, { ...key, quantity, priceCents: sellable.unitPrice, at: clock.now() })
    },
    get: (customerId) => toCartView(deps, customerId),
  }
}

async function toCartView({ database, sellables, deliveryRupees }: CartDeps, customerId: string) {
  const items = await cartItemsOf(database.db, customerId)
  const sellableOf = await sellables.find(database.db, items, customerId)
  const shown = items.flatMap((item) => lineOf(item, sellableOf(item)))
  const lines = shown.map(({ line }) => line)
  return {
    cartData: cartDataOf(shown),
    lines,
    totals: totalsOf(shown, deliveryRupees),
    version: cartVersion(items),
  }
}

/** What is for sale under a key, or a refusal with the reason. */
async function forSale({ database, sellables }: CartDeps, key: CartKey): Promise<Sellable> {
  const { ref, customerId, ...options } = key
  const named = { productId: itemIdOf(ref), ...options }
  const sellable = (await sellables.find(database.db, [named], customerId))(named)
  if (sellable === undefined || sellable.withheld === 'not-for-sale') throw productUnknown()
  if (sellable.withheld === 'option-unknown')
    throw new AppError('unknown', 'cart.size-unknown', 'This colour and size is not offered')
  if (sellable.withheld === 'early-access')
    throw new AppError('refused', 'cart.early-access', needsEarlyAccess(sellable))
  if (sellable.withheld === 'awaits-customer')
    throw new AppError('refused', 'cart.awaits-customer', sellable.awaited ?? 'Please open this item first')
  return sellable
}

/** Why units could not be added; called only after a failure. */
async function reasonAgainst(
  deps: CartDeps,
  key: CartKey,
  quantity: number,
  unitsPerLine: number | null,
): Promise<AppError> {
  const sellable = await forSale(deps, key)
  refuseWhenShort(sellable, quantity)
  const isFull = (await countCartLines(deps.database.db, key.customerId)) >= limits.cartLinesMaximum
  if (isFull) return cartFull()
  const isLimited = unitsPerLine !== null && unitsPerLine < sellable.available
  return isLimited ? lineTooLarge(unitsPerLine) : stockShort(sellable.available)
}

function refuseWhenShort({ available }: Sellable, quantity: number): void {
  if (available === 0) throw new AppError('conflict', 'cart.out-of-stock', 'Selected size is out of stock')
  if (quantity > available) throw stockShort(available)
}

const stockShort = (available: number) =>
  new AppError('conflict', 'cart.stock-short', `Only ${available} items available in stock`)
const productUnknown = () => new AppError('unknown', 'cart.product-unknown', 'This product is not available')
const cartFull = () =>
  new AppError('refused', 'cart.full', `A cart can hold up to ${limits.cartLinesMaximum} different items`)

type CartItem = Awaited<ReturnType<typeof cartItemsOf>>[number]

/** A line, with what its kind adds to its entry in `cartData`. */
interface LineView {
  readonly line: CartLine
  readonly item: Sellable['cartItem']
  readonly isMadeToOrder: boolean
}

function lineOf(item: CartItem, sellable: Sellable | undefined): LineView[] {
  if (sellable === undefined) return []
  const { unitPrice, path, slug, name, image, options, color, colorCode, available } = sellable
  const { productId, variantIndex, size, quantity, priceWhenAddedCents } = item
  const line = {
    key: cartKey(item),
    productId,
    path,
    slug,
    name,
    image,
    options: [...options],
    color,
    colorCode,
    variantIndex,
    size,
    quantity,
    price: rupeesFromCents(unitPrice),
    lineTotal: rupeesFromCents(multiplyCents(unitPrice, quantity)),
    stock: available,
    state: sellableState(sellable, quantity),
    ...(sellable.opensAt === undefined ? {} : { opensAt: sellable.opensAt.getTime() }),
    ...(sellable.isFinalSale ? { finalSale: true } : {}),
    priceWhenAdded: priceWhenAddedCents === unitPrice ? null : rupeesFromCents(lkrCents(priceWhenAddedCents)),
  }
  return [{ line, item: sellable.cartItem, isMadeToOrder: sellable.isMadeToOrder }]
}

function cartDataOf(shown: readonly LineView[]): CartData {
  const cart: CartData = {}
  for (const { line, item } of shown) {
    const { key, size, quantity, color, colorCode, variantIndex } = line
    const entry = cart[key] ?? { ...(item && { item }), variantInfo: { color, colorCode, variantIndex } }
    cart[key] = { ...entry, [size]: quantity, variantInfo: entry.variantInfo }
  }
  return cart
}

/**
 * Only available items count; an empty cart costs nothing, not even delivery [A9.04]. What the print partner
 * sends has its price at the checkout, once its address is known.
 */
function totalsOf(shown: readonly LineView[], deliveryRupees: number): CartTotals {
  const available = shown.filter(({ line }) => line.state === 'ok')
  const subtotal = addCents(...available.map(({ line }) => centsFromRupees(line.lineTotal)))
  const isSentByShop = available.some(({ isMadeToOrder }) => !isMadeToOrder)
  const shipping = centsFromRupees(isSentByShop ? deliveryRupees : 0)
  return {
    subtotal: rupeesFromCents(subtotal),
    shipping: rupeesFromCents(shipping),
    discount: 0,
    total: rupeesFromCents(addCents(subtotal, shipping)),
  }
}
