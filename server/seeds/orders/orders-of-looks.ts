import { wornIn } from '../looks/worn-items.ts'
import { seedLooks } from '../products/community-voices.ts'
import { everybody } from '../products/index.ts'
import { randomness } from '../randomness.ts'
import type { SeedOrder } from './seed-order.ts'

/** Days from an order until it is worn: parcels abroad take two weeks. */
const daysToWear = { home: 6, abroad: 15 } as const

/** What the authors of looks bought before: all that they wear in them. */
export function ordersOfLooks(): readonly SeedOrder[] {
  const random = randomness(1867)
  return seedLooks.flatMap((look): SeedOrder[] => {
    const shopper = everybody.find(({ email }) => email === look.email)
    const items = wornIn(look)
    if (shopper === undefined || items.length === 0) return []
    const days = look.daysAgo + (shopper.country === 'LK' ? daysToWear.home : daysToWear.abroad)
    const standing = { fulfilment: 'delivered', paymentState: 'paid', paymentMethod: 'stripe' } as const
    return [{ shopper, hoursAgo: days * 24 - random.below(12), standing, items }]
  })
}
