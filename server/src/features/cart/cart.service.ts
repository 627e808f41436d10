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
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { currentOrderLimits, lineTooLarge } from '../order-limits/index.ts'
import {
  enterCart,
  findSellables,
  itemIdOf,
  itemRefOf,
  needsEarlyAccess,
  offerOf,
  type Sellable,
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

/**
 * Refuses with 'cart.size-missing', '.product-unknown', '.size-unknown', '.early-access', '.awaits-customer',
 * '.out-of-stock', '.stock-short', '.full', and with 'order.line-too-large'.
 */
export async function addItem(
  shop: Shop,
  customerId: string,
  { itemId, size, variantIndex, quantity }: ParsedBody<Calls['cart.add']>,
): Promise<void> {
  if (size === '') throw new AppError('refused', 'cart.size-missing', 'Please select product size')
  const ref = itemRefOf(itemId)
  const options = { variantIndex, size }
  const offer = ref && offerOf(shop, ref, options, customerId)
  if (ref === undefined || offer === undefined) throw productUnknown()
  const key = { customerId, ref, ...options }
  await enterCart(shop, ref, options, customerId)
  const { unitsPerLine } = currentOrderLimits(shop)
  const limit = { linesMaximum: limits.cartLinesMaximum, unitsPerLine }
  const at = shop.clock.now()
  const added = await addToCart(shop.database.db, { ...key, ...limit, offer, quantity, at })
  if (added === undefined) throw await reasonAgainst(shop, key, quantity, unitsPerLine)
}

/** Sets a line's quantity; 0 removes it, even if its product is gone. Refuses as `addItem` does, but for 'cart.size-missing'. */
export async function updateItem(
  shop: Shop,
  customerId: string,
  { itemId, size, variantIndex, quantity }: ParsedBody<Calls['cart.update']>,
): Promise<void> {
  const { db } = shop.database
  const ref = itemRefOf(itemId)
  if (ref === undefined) throw productUnknown()
  const key = { customerId, ref, variantIndex, size }
  if (quantity === 0) return removeFromCart(db, key)
  const { isThere, others } = await linesBeside(db, key)
  if (!isThere) await enterCart(shop, ref, { variantIndex, size }, customerId)
  const sellable = await forSale(shop, key)
  refuseWhenShort(sellable, quantity)
  const { unitsPerLine } = currentOrderLimits(shop)
  if (unitsPerLine !== null && quantity > unitsPerLine) throw lineTooLarge(unitsPerLine)
  if (others >= limits.cartLinesMaximum) throw cartFull()
  await setCartQuantity(db, { ...key, quantity, priceCents: sellable.unitPrice, at: shop.clock.now() })
}

/** The cart with today's prices. */
export async function getCart(
  shop: Shop,
  customerId: string,
): Promise<Omit<ResponseOf<Calls['cart.get']>, 'success'>> {
  const { db } = shop.database
  const items = await cartItemsOf(db, customerId)
  const sellableOf = await findSellables(shop, db, items, customerId)
  const shown = items.flatMap((item) => lineOf(item, sellableOf(item)))
  const lines = shown.map(({ line }) => line)
  return {
    cartData: cartDataOf(shown),
    lines,
    totals: totalsOf(shown, shop.deliveryRupees),
    version: cartVersion(items),
  }
}

/** What is for sale under a key, or a refusal with the reason. */
async function forSale(shop: Shop, key: CartKey): Promise<Sellable> {
  const { ref, customerId, ...options } = key
  const named = { productId: itemIdOf(ref), ...options }
  const sellable = (await findSellables(shop, shop.database.db, [named], customerId))(named)
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
  shop: Shop,
  key: CartKey,
  quantity: number,
  unitsPerLine: number | null,
): Promise<AppError> {
  const sellable = await forSale(shop, key)
  refuseWhenShort(sellable, quantity)
  const isFull = (await countCartLines(shop.database.db, key.customerId)) >= limits.cartLinesMaximum
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
