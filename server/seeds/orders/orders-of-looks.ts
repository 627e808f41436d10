import { seedLooks } from '../products/community-voices.ts'
import { everybody, products } from '../products/index.ts'
import { randomness } from '../randomness.ts'
import { daysOld, slugOf } from '../seed-catalogue.ts'
import { itemOf, type SeedOrder } from './seed-order.ts'

/** Days from an order until it is worn: parcels abroad take two weeks. */
const daysToWear = { home: 6, abroad: 15 } as const

/** What the authors of looks bought before: the products of their looks, as far as they were out by then. */
export function ordersOfLooks(): readonly SeedOrder[] {
  const random = randomness(1867)
  return seedLooks.flatMap(({ email, daysAgo, products: slugs = [] }): SeedOrder[] => {
    const shopper = everybody.find((one) => one.email === email)
    if (shopper === undefined) return []
    const days = daysAgo + (shopper.country === 'LK' ? daysToWear.home : daysToWear.abroad)
    const items = products
      .filter((product) => slugs.includes(slugOf(product.name)) && product.unpublished !== true)
      .filter((product) => daysOld(product) > days)
      .map((product) => ({ ...itemOf(product, random), quantity: 1 }))
    if (items.length === 0) return []
    const standing = { fulfilment: 'delivered', paymentState: 'paid', paymentMethod: 'stripe' } as const
    return [{ shopper, hoursAgo: days * 24 - random.below(12), standing, items }]
  })
}
