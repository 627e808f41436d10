import {
  type CollectedProduct,
  everybody,
  products,
  type ReviewVoice,
  reviewVoices,
  type SeedShopper,
  shoppers,
} from './products/index.ts'
import { type Randomness, randomness } from './randomness.ts'
import { daysOld } from './seed-catalogue.ts'

const mostOfAPerson = 8
/** The shopper whose login is printed has written little: her lists stay short. */
const mostOfTheFirst = 2
const mostDaysAgo = 210
const inHundredBought = 78

/** Most people who write were content. */
const weightOf = { 5: 7, 4: 5, 3: 2, 2: 1.4, 1: 0.8 } as const
/** What sells and sells has few who were not. */
const weightOfLoved = { 5: 9, 4: 6, 3: 0.7, 2: 0.3, 1: 0.1 } as const

export interface SeedReview {
  readonly product: CollectedProduct
  readonly shopper: SeedShopper
  readonly voice: ReviewVoice
  readonly daysAgo: number
  /** Whether the piece was bought here and delivered before. */
  readonly bought: boolean
}

/**
 * Who said what of which product: a person once a product, a sentence once in the whole store,
 * and only what can be true of the piece and of where it was sent. The same each time.
 */
export function writtenReviews(): SeedReview[] {
  const random = randomness(73)
  const heard = new Set<ReviewVoice>()
  const written = new Map<SeedShopper, number>()
  const byDemand = products
    .filter((product) => product.unpublished !== true)
    .toSorted((one, other) => (other.demand ?? 1) - (one.demand ?? 1))
  return byDemand.flatMap((product) => {
    const reviews: SeedReview[] = []
    for (let nth = howMany(product, random); nth > 0; nth -= 1) {
      const shopper = reviewer(reviews, written, random)
      const voice = voiceFor(product, shopper, heard, random)
      if (voice === undefined) continue
      heard.add(voice)
      written.set(shopper, (written.get(shopper) ?? 0) + 1)
      reviews.push({ product, shopper, voice, ...when(product, shopper, random) })
    }
    return reviews
  })
}

/** Up to nine of what sells well, few of what came out just now, of some nothing yet. */
function howMany(product: CollectedProduct, random: Randomness): number {
  const demand = product.demand ?? 1
  const many = isLoved(product) ? 6 + random.below(4) : demand > 1 ? 3 + random.below(3) : quietCount(random)
  return Math.min(many, Math.floor(daysOld(product) / 8))
}

const isLoved = ({ demand = 1 }: CollectedProduct) => demand >= 4

const quietCount = (random: Randomness) => [0, 1, 1, 1, 2, 2, 2, 3, 3, 4][random.below(10)] ?? 0

function reviewer(
  reviews: readonly SeedReview[],
  written: ReadonlyMap<SeedShopper, number>,
  random: Randomness,
): SeedShopper {
  const mostOf = (one: SeedShopper) => (one === shoppers[0] ? mostOfTheFirst : mostOfAPerson)
  return random.pick(
    everybody.filter(
      (one) =>
        (written.get(one) ?? 0) < mostOf(one) &&
        reviews.every((review) => review.shopper.email !== one.email),
    ),
  )
}

function voiceFor(
  product: CollectedProduct,
  shopper: SeedShopper,
  heard: ReadonlySet<ReviewVoice>,
  random: Randomness,
): ReviewVoice | undefined {
  const possible = reviewVoices.filter((voice) => !heard.has(voice) && canBeSaid(voice, product, shopper))
  const weightOfRating = isLoved(product) ? weightOfLoved : weightOf
  const weights = possible.map((voice) => weightOfRating[voice.rating] * nearness(voice))
  let left = (random.below(100_000) / 100_000) * weights.reduce((sum, one) => sum + one, 0)
  return possible.find((_, nth) => {
    left -= weights[nth] ?? 0
    return left < 0
  })
}

/** What is said of this piece comes before what is said of its kind, and that before what could be said of anything. */
function nearness(voice: ReviewVoice): number {
  if (voice.product !== undefined) return 8
  if (voice.text.length > 200) return 9
  if (voice.templates !== undefined) return 5
  if (voice.types !== undefined || voice.kids === 'only' || voice.print !== undefined) return 3
  return voice.countries === undefined ? 1 : 3
}

/** When it was written, and whether it was bought here before: both not before it came out. */
function when(product: CollectedProduct, shopper: SeedShopper, random: Randomness) {
  const share = random.below(1000) / 1000
  const daysAgo = 2 + Math.floor(Math.min(mostDaysAgo, daysOld(product) - 7) * share ** 1.4)
  const daysToGetIt = shopper.country === 'LK' ? 6 : 14
  const bought = random.below(100) < inHundredBought && daysOld(product) > daysAgo + daysToGetIt
  return { daysAgo, bought }
}

export function canBeSaid(voice: ReviewVoice, product: CollectedProduct, shopper: SeedShopper): boolean {
  const isForKids = product.category === 'Kids'
  const garment = product.template.replace(/^kids-/, '')
  return (
    (voice.types === undefined || voice.types.includes(product.type)) &&
    (voice.templates === undefined || voice.templates.includes(garment)) &&
    (voice.categories === undefined || voice.categories.includes(product.category)) &&
    voice.except !== product.name &&
    (voice.product === undefined || voice.product === product.name) &&
    (voice.print === undefined || voice.print === product.print.kind) &&
    (voice.kids === 'only' ? isForKids : !isForKids || voice.kids === 'too') &&
    (voice.countries === undefined || voice.countries.some((one) => one === shopper.country))
  )
}
