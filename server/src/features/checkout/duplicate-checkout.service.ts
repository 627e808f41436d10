import { choicesOf } from '@first-fashion/contract/orders/sums'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { cartItemsOf, cartVersion, getCart, lockCartItems } from '../cart/index.ts'
import { joinCheckout, openOrdersSharing } from '../orders/index.ts'
import { supersedeOrders } from '../payments/index.ts'
import { findKey } from './checkout.queries.ts'
import { makeQuote } from './quotes.service.ts'
import type { OrderRequest } from './repriced-order.ts'

interface Attempt {
  readonly customerId: string
  readonly request: OrderRequest
  readonly key: string | undefined
}

/**
 * Ensures that one cart becomes one order. Before an order is placed, unpaid orders of the same cart are closed.
 * Returns the orders that could not be closed. Refuses with 'order.cart-changed'.
 */
export async function closeEarlierAttempts(shop: Shop, attempt: Attempt): Promise<string[]> {
  const { db } = shop.database
  const { customerId, request } = attempt
  if (request.cartVersion === undefined) return []
  if (cartVersion(await cartItemsOf(db, customerId)) !== request.cartVersion) throw cartChanged()
  return supersedeOrders(shop, await earlierAttempts(db, attempt))
}

/**
 * The same, in the transaction that places the order, with the cart locked. Refuses with 'order.in-progress-elsewhere' if
 * another order was placed from the cart in the meantime; it must be closed first.
 */
export async function joinEarlierAttempts(
  tx: Db,
  attempt: Attempt,
  orderId: string,
  stillOpen: readonly string[],
): Promise<void> {
  const { customerId, request } = attempt
  if (request.cartVersion === undefined) return
  if (cartVersion(await lockCartItems(tx, customerId)) !== request.cartVersion) throw cartChanged()
  const earlier = await earlierAttempts(tx, attempt)
  if (earlier.some((id) => !stillOpen.includes(id))) throw placedElsewhere()
  await joinCheckout(tx, earlier, orderId)
}

/** For a request repeated with its key, its own order does not count as an earlier one. */
async function earlierAttempts(db: Db, { customerId, request, key }: Attempt): Promise<string[]> {
  const open = await openOrdersSharing(db, customerId, request.items)
  if (open.length === 0 || key === undefined) return open
  const own = (await findKey(db, customerId, key))?.orderId
  return open.filter((id) => id !== own)
}

/** The refusal with the figures of the current cart. */
export async function withCartFigures(
  shop: Shop,
  customerId: string,
  request: OrderRequest,
  refusal: AppError,
): Promise<AppError> {
  const { address, currency, expressShipping } = request
  const { lines } = await getCart(shop, customerId)
  const items = lines.filter(({ state }) => state === 'ok')
  if (items.length === 0) return refusal
  const { country, city, state, district, area, postalCode } = address
  const asked = {
    items,
    currencyCode: currency.code,
    place: { countryCode: country, city, state, district, area, postalCode },
    wantsExpress: expressShipping,
    choices: choicesOf(request),
  }
  try {
    const quote = await makeQuote(shop, customerId, asked)
    return new AppError(refusal.kind, refusal.code, refusal.message, { quote })
  } catch (error) {
    if (error instanceof AppError) return refusal
    throw error
  }
}

export const isCartChanged = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'order.cart-changed'

const cartChanged = () =>
  new AppError(
    'conflict',
    'order.cart-changed',
    'Your cart has changed since you opened this page. Please check your order and place it again.',
  )

const placedElsewhere = () =>
  new AppError('conflict', 'order.in-progress-elsewhere', 'You are already ordering this cart in another tab')
