import type { Product, Variant } from '@first-fashion/contract/catalog/product'
import { wornConsentVersion } from '@first-fashion/contract/looks/worn-consent'
import { deliver } from '../returns.ts'
import { newShopper, orderOf, productInStock, setStock } from '../shoppers.ts'
import type { TestShop } from '../test-shop.ts'
import { submitLook } from './looks.ts'

interface Bought {
  readonly product: Product
  readonly variant: Variant
  readonly size: string
}

/** A product in two sizes of one colour, each in stock. */
export async function twoSizes(shop: TestShop): Promise<readonly [Bought, Bought]> {
  const { products } = (await shop.call('catalog.list')).body
  for (const product of products.filter((one) => !one.madeToOrder && !one.earlyAccessUntil)) {
    const [variant] = product.variants
    const [one, other] = variant?.sizes ?? []
    if (variant === undefined || one === undefined || other === undefined) continue
    for (const { size } of [one, other]) await setStock(shop, variant._id, size, 50)
    return [
      { product, variant, size: one.size },
      { product, variant, size: other.size },
    ]
  }
  throw new Error('nothing comes in two sizes')
}

/** A product in two colours, each in stock in one size. */
export async function twoColours(shop: TestShop): Promise<readonly [Bought, Bought]> {
  const { products } = (await shop.call('catalog.list')).body
  for (const product of products.filter((one) => !one.madeToOrder && !one.earlyAccessUntil)) {
    const [one, other] = product.variants
    const [size] = other?.sizes ?? []
    if (one === undefined || other === undefined || size === undefined) continue
    for (const { _id } of [one, other]) await setStock(shop, _id, size.size, 50)
    return [
      { product, variant: one, size: size.size },
      { product, variant: other, size: size.size },
    ]
  }
  throw new Error('nothing comes in two colours')
}

/** Someone who ordered something for cash; it is not delivered yet. */
export async function ordered(shop: TestShop, what?: Bought, quantity = 1) {
  const bought = what ?? (await productInStock(shop, 20))
  const { product, variant, size } = bought
  const { token, email } = await newShopper(shop)
  const body = orderOf(product, variant.variantIndex, size, quantity)
  const { orderId } = (await shop.call('order.place', { token, body })).body
  const item = { productId: product._id, variantIndex: variant.variantIndex, size }
  return { token, email, orderId, product, variant, size, item }
}

/** Someone who got it. */
export async function buyer(shop: TestShop, what?: Bought, quantity = 1) {
  const bought = await ordered(shop, what, quantity)
  await deliver(shop, bought.orderId)
  const path = `/api/return/${bought.orderId}`
  const { lines } = (await shop.call('returns.of-order', { token: bought.token, path })).body
  return { ...bought, lineId: lines[0]?.lineId ?? '' }
}

/** A look in some things, whose author agrees that it shows on their pages. */
export const wearing = (
  shop: TestShop,
  token: string,
  items: readonly object[],
  fields: Readonly<Record<string, string>> = {},
) =>
  submitLook(shop, token, {
    wornItems: JSON.stringify(items),
    wornConsent: wornConsentVersion,
    ...fields,
  })

/** What the page of a product shows of looks. */
export async function wornOf(shop: TestShop, { _id }: { readonly _id: string }, size = '') {
  const query = new URLSearchParams({ product: _id, ...(size === '' ? {} : { size }) })
  return (await shop.call('community.worn', { path: `/api/community/worn?${query}` })).body
}
