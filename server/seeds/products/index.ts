/** The demonstration collection: content only, the same every time. */

import { type CollectionId, collections } from './collections.ts'
import { addresses, crowd } from './crowd.ts'
import { handloom } from './handloom.ts'
import { kids } from './kids.ts'
import { men } from './men.ts'
import { monsoon } from './monsoon.ts'
import { office } from './office.ts'
import { shoppers } from './people.ts'
import { play } from './play.ts'
import type { SeedProduct } from './seed-product.ts'
import { surf } from './surf.ts'
import { unisex } from './unisex.ts'
import { waxroom } from './waxroom.ts'
import { women } from './women.ts'

/** A product with the line that it belongs to. */
export interface CollectedProduct extends SeedProduct {
  readonly collection: CollectionId
}

const of = (collection: CollectionId, skus: readonly SeedProduct[]): CollectedProduct[] =>
  skus.map((sku) => ({
    ...sku,
    collection: sku.madeToOrder === true ? 'studio' : (sku.collection ?? collection),
  }))

/** In the order in which they came out, mixed so that the newest ones are not all of a kind; the newest first. */
export const products: readonly CollectedProduct[] = [
  ...interleaved([
    of('surf', surf),
    of('office', office),
    of('wax-room', waxroom),
    of('monsoon', monsoon),
    of('play', play),
    of('handloom', handloom),
  ]),
  // What the house began with, and still sells most of.
  ...interleaved([of('fort', women), of('fort', unisex), of('fort', men), of('play', kids)]),
]

/** Everybody who ever bought something: the first few can log in with what the console prints. */
export const everybody: readonly SeedShopper[] = [...shoppers, ...crowd]

export interface SeedShopper {
  readonly name: string
  readonly email: string
  readonly country: keyof typeof addresses
  readonly currency: string
}

function interleaved(groups: readonly (readonly CollectedProduct[])[]): CollectedProduct[] {
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, index) => groups.flatMap((group) => group[index] ?? [])).flat()
}

export { palette } from './palette.ts'
export { shopperPassword, staff } from './people.ts'
export { reviewVoices } from './review-voices.ts'
export type { SeedProduct } from './seed-product.ts'
export { chartIdOf, sizeCharts, sizeNames } from './size-charts.ts'
export type { ReviewVoice } from './voices/voice.ts'
export { addresses, collections, shoppers }
