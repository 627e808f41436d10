import { ordersOfLooks } from './orders/orders-of-looks.ts'
import { itemOf, type SeedItem, type SeedOrder, type Standing } from './orders/seed-order.ts'
import { type CollectedProduct, everybody, products, type SeedShopper, shoppers } from './products/index.ts'
import { type Randomness, randomness } from './randomness.ts'
import { daysOld } from './seed-catalogue.ts'
import type { SeedReview } from './written-reviews.ts'

/** How the newest orders stand, and after how many hours: every status [A4.32]. */
const standings: readonly (readonly [hoursAgo: number, standing: Standing])[] = [
  [5, { fulfilment: 'placed', paymentState: 'paid', paymentMethod: 'stripe' }],
  [9, { fulfilment: 'placed', paymentState: 'awaiting', paymentMethod: 'cod' }],
  [28, { fulfilment: 'packing', paymentState: 'paid', paymentMethod: 'stripe' }],
  [40, { fulfilment: 'shipped', paymentState: 'awaiting', paymentMethod: 'cod' }],
  [76, { fulfilment: 'out-for-delivery', paymentState: 'paid', paymentMethod: 'stripe' }],
  [150, { fulfilment: 'delivered', paymentState: 'paid', paymentMethod: 'cod' }],
  [60, { fulfilment: 'cancelled', paymentState: 'failed', paymentMethod: 'stripe' }],
  [
    130,
    {
      fulfilment: 'delivered',
      paymentState: 'paid',
      paymentMethod: 'stripe',
      returnsState: 'refund-requested',
    },
  ],
  [
    210,
    { fulfilment: 'delivered', paymentState: 'refunded', paymentMethod: 'stripe', returnsState: 'refunded' },
  ],
  [
    170,
    {
      fulfilment: 'delivered',
      paymentState: 'paid',
      paymentMethod: 'cod',
      returnsState: 'exchange-requested',
    },
  ],
]
/** What takes days at home takes about two weeks abroad, but for the first steps. */
const hoursAbroad = (hours: number) => (hours < 48 ? hours : hours + 190)
const newestOrders = 24
const otherOrders = 390
const daysOfOthers = 120

const [amaya] = shoppers
const sellable = products.filter((product) => product.unpublished !== true)

/**
 * Who bought what, and when: the newest orders in every status, those after which someone wrote a review,
 * what everyone else bought, and what is worn in looks. Nothing is bought before it came out. The same each time.
 */
export function orderHistory(reviews: readonly SeedReview[]): readonly SeedOrder[] {
  const random = randomness(4711)
  return [
    ...Array.from({ length: newestOrders }, (_, nth) => newest(nth, random)),
    ...reviews.flatMap((review) => (review.bought ? [boughtBefore(review, random)] : [])),
    ...Array.from({ length: otherOrders }, () => another(random)),
    ...ordersOfLooks(),
  ]
}

function newest(nth: number, random: Randomness): SeedOrder {
  const [hours, standing] = standings[nth % standings.length] ?? [6, justPlaced]
  const atHome = shoppers.filter(({ country }) => country === 'LK')
  const among: readonly SeedShopper[] = standing.paymentMethod === 'cod' ? atHome : shoppers
  const shopper = among[nth % among.length] ?? amaya
  const hoursAgo = (shopper.country === 'LK' ? hours : hoursAbroad(hours)) + Math.floor(nth / 10) * 7
  const items = Array.from({ length: 1 + random.below(3) }, () =>
    itemOf(pickProduct(hoursAgo, random), random),
  )
  return { shopper, hoursAgo, standing, items: eachOnce(items) }
}

const justPlaced: Standing = { fulfilment: 'placed', paymentState: 'paid', paymentMethod: 'stripe' }

/** Days from an order to its delivery, and a few to wear it. */
const daysToReview = (shopper: SeedShopper, random: Randomness) =>
  shopper.country === 'LK' ? 5 + random.below(9) : 13 + random.below(10)

function boughtBefore({ product, shopper, daysAgo }: SeedReview, random: Randomness): SeedOrder {
  const latest = daysAgo + daysToReview(shopper, random)
  const hoursAgo = Math.min(latest, daysOld(product) - 1) * 24 - random.below(12)
  const more = random.below(3) === 0 ? [itemOf(pickProduct(hoursAgo, random), random)] : []
  const standing = { ...paidBy(methodOf(shopper, random)), fulfilment: 'delivered' as const }
  return { shopper, hoursAgo, standing, items: eachOnce([itemOf(product, random), ...more]) }
}

function another(random: Randomness): SeedOrder {
  const others = everybody.filter((one) => one !== amaya)
  const shopper = random.pick(others)
  const share = random.below(10_000) / 10_000
  const hoursAgo = 6 + Math.floor(daysOfOthers * 24 * share ** 1.25)
  const count = 1 + Math.floor(random.below(10) / 4)
  const items = Array.from({ length: count }, () => itemOf(pickProduct(hoursAgo, random), random))
  return { shopper, hoursAgo, standing: standingOf(shopper, hoursAgo, random), items: eachOnce(items) }
}

/** How far an order has come: parcels at home take days, those abroad two weeks. A few come to nothing. */
function standingOf(shopper: SeedShopper, hoursAgo: number, random: Randomness): Standing {
  const method = methodOf(shopper, random)
  const luck = random.below(100)
  if (luck < 4) return { paymentMethod: method, ...cancelledAfter(method) }
  const [packing, shipped, out, delivered] = shopper.country === 'LK' ? [10, 30, 70, 78] : [24, 50, 252, 260]
  if (hoursAgo > delivered && luck < 7 && method === 'stripe')
    return {
      fulfilment: 'delivered',
      paymentState: 'refunded',
      paymentMethod: 'stripe',
      returnsState: 'refunded',
    }
  if (hoursAgo > delivered) return { ...paidBy(method), fulfilment: 'delivered' }
  const fulfilment =
    hoursAgo < packing
      ? 'placed'
      : hoursAgo < shipped
        ? 'packing'
        : hoursAgo < out
          ? 'shipped'
          : 'out-for-delivery'
  return {
    fulfilment,
    paymentMethod: method,
    paymentState: method === 'cod' ? 'awaiting' : 'paid',
  }
}

const paidBy = (paymentMethod: Standing['paymentMethod']) =>
  ({ paymentMethod, paymentState: 'paid' }) as const

const cancelledAfter = (method: Standing['paymentMethod']) =>
  ({ fulfilment: 'cancelled', paymentState: method === 'cod' ? 'failed' : 'refunded' }) as const

const methodOf = (shopper: SeedShopper, random: Randomness) =>
  shopper.country === 'LK' && random.below(100) < 45 ? ('cod' as const) : ('stripe' as const)

/** A product that was out by then; what is in demand more often. */
function pickProduct(hoursAgo: number, random: Randomness): CollectedProduct {
  const out = sellable.filter((product) => daysOld(product) * 24 > hoursAgo)
  const weights = out.map((product) => product.demand ?? quietDemand(product))
  let left = (random.below(100_000) / 100_000) * weights.reduce((sum, one) => sum + one, 0)
  const found = out.find((_, nth) => {
    left -= weights[nth] ?? 0
    return left < 0
  })
  return found ?? random.pick(sellable)
}

/** Some of the others sell well and some hardly: by their names, which is to say by no reason at all. */
const quietDemand = ({ name }: CollectedProduct) => 0.3 + ((name.length * 7) % 10) / 8

const eachOnce = (items: readonly SeedItem[]): SeedItem[] =>
  items.filter((item, nth) => items.findIndex(({ product }) => product === item.product) === nth)
