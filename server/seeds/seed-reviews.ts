import { sql } from 'drizzle-orm'
import { products as productTable } from '../src/features/catalog/catalog.table.ts'
import { reviews } from '../src/features/reviews/reviews.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { products, type ReviewVoice, reviewVoices, type SeedProduct, shoppers } from './collection/index.ts'
import { type Randomness, randomness } from './randomness.ts'
import { productId } from './seed-catalogue.ts'
import { seedId } from './seed-id.ts'
import { customerId } from './seed-people.ts'

const day = 86_400_000
const timesAVoiceIsHeard = 4

/** Most people who write were content. */
const weightOf = { 5: 6, 4: 4, 3: 1, 2: 1, 1: 1 } as const

type Shopper = (typeof shoppers)[number]

export interface SeedReview {
  readonly product: SeedProduct
  readonly shopper: Shopper
  readonly voice: ReviewVoice
  readonly daysAgo: number
}

/** Puts the reviews in and counts them into the products' ratings. */
export async function seedReviews(tx: Db, now: Date): Promise<void> {
  await tx.insert(reviews).values(
    writtenReviews().map(({ product, shopper, voice, daysAgo }) => ({
      id: seedId('review', `${product.name}/${shopper.email}`),
      productId: productId(product),
      customerId: customerId(shopper.email),
      rating: voice.rating,
      body: voice.text,
      createdAt: new Date(now.getTime() - daysAgo * day),
    })),
  )
  await tx.update(productTable).set({
    ratingSum: sql`coalesce((select sum(r.rating) from reviews r where r.product_id = products.id), 0)`,
    reviewCount: sql`(select count(*) from reviews r where r.product_id = products.id)`,
  })
}

/**
 * Who said what of which product: a person once a product, a sentence once a product and seldom in the
 * store, and only what can be true of the piece and of where it was sent.
 */
export function writtenReviews(): SeedReview[] {
  const random = randomness(73)
  const heard = new Map<ReviewVoice, number>()
  const published = products.filter((product) => product.unpublished !== true)
  return published.flatMap((product) => reviewsOf(product, heard, random))
}

function reviewsOf(product: SeedProduct, heard: Map<ReviewVoice, number>, random: Randomness): SeedReview[] {
  const many = product.bestSeller === true ? 5 + random.below(4) : random.below(5)
  const first = random.below(shoppers.length)
  const written: SeedReview[] = []
  for (let nth = 0; nth < many; nth += 1) {
    const shopper = shoppers[(first + nth * 3) % shoppers.length] ?? shoppers[0]
    const possible = reviewVoices.filter(
      (voice) =>
        canBeSaid(voice, product, shopper) &&
        (heard.get(voice) ?? 0) < timesAVoiceIsHeard &&
        written.every((one) => one.voice !== voice),
    )
    if (possible.length === 0) continue
    const voice = random.pick(possible.flatMap((one) => Array<ReviewVoice>(weightOf[one.rating]).fill(one)))
    heard.set(voice, (heard.get(voice) ?? 0) + 1)
    written.push({ product, shopper, voice, daysAgo: 3 + random.below(200) })
  }
  return written
}

export function canBeSaid(voice: ReviewVoice, product: SeedProduct, shopper: Shopper): boolean {
  const isForKids = product.category === 'Kids'
  return (
    (voice.types === undefined || voice.types.includes(product.type)) &&
    (voice.print === undefined || voice.print === product.print.kind) &&
    (voice.kids === true ? isForKids : !isForKids || voice.types === undefined) &&
    (voice.countries === undefined || voice.countries.includes(shopper.country))
  )
}
