import { stripe } from './payments/harnesses.ts'
import { newShopper, orderOf, productInStock, setStock } from './shoppers.ts'
import type { TestShop } from './test-shop.ts'

/** A size with one unit left, as a shopper chooses it. */
export async function lastUnit(shop: TestShop) {
  const { product, variant, size } = await productInStock(shop, 2)
  await setStock(shop, variant._id, size, 1)
  const choice = { productId: product._id, variantIndex: variant.variantIndex, size }
  const body = orderOf(product, variant.variantIndex, size)
  return { product, variant, size, choice, body }
}

export type LastUnit = Awaited<ReturnType<typeof lastUnit>>

/** The same in the checkout of a shopper who has not paid yet. */
export async function heldUnit(shop: TestShop) {
  const unit = await lastUnit(shop)
  const buyer = await newShopper(shop)
  const order = await stripe.place(shop, buyer.token, unit.body)
  return { ...unit, buyer, order }
}

export const joinQueue = (shop: TestShop, token: string, { choice }: Pick<LastUnit, 'choice'>) =>
  shop.call('waitlist.join', { token, body: choice })

export const twoShoppers = async (shop: TestShop) => [await newShopper(shop), await newShopper(shop)] as const

/** A unit in a checkout, and two shoppers who queue for it one after the other. */
export async function queuedUnit(shop: TestShop) {
  const unit = await heldUnit(shop)
  const [first, second] = await twoShoppers(shop)
  for (const { token } of [first, second]) await joinQueue(shop, token, unit)
  return { ...unit, first, second }
}

/** How the queue of a size stands for a customer; `freeAt` is null if its units are not held. */
export async function standing(
  shop: TestShop,
  token: string,
  { choice: { size, productId, variantIndex } }: Pick<LastUnit, 'choice'>,
) {
  const query = new URLSearchParams({ productId, variantIndex: String(variantIndex) })
  const { body } = await shop.call('waitlist.own-sizes', { token, path: `/api/waitlist/own-sizes?${query}` })
  return body.sizes.find((one) => one.size === size) ?? notHeld
}

const notHeld = { freeAt: null, waiting: 0, position: null, reservedUntil: null, ownCheckoutUntil: null }

/** Stock as it is, and as its orders and reservations say it should be. */
export async function stockSums(shop: TestShop, { variant, size }: Pick<LastUnit, 'variant' | 'size'>) {
  const { rows } = await shop.database.pool.query(
    `select s.on_hand as "onHand", s.held,
       (select coalesce(sum(h.quantity), 0)::int from stock_holds h
        where h.variant_id = s.variant_id and h.size = s.size and h.state = 'held') as "heldByOrders",
       (select coalesce(sum(r.quantity), 0)::int from stock_reservations r
        where r.variant_id = s.variant_id and r.size = s.size) as reserved,
       (select coalesce(sum(h.quantity), 0)::int from stock_holds h
        where h.variant_id = s.variant_id and h.size = s.size and h.state = 'final') as sold
     from variant_stock s where s.variant_id = $1 and s.size = $2`,
    [variant._id, size],
  )
  return rows[0]
}
