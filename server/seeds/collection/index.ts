/** The demonstration collection: content only, the same every time. */
import { handloom } from './handloom.ts'
import { kids, unisex } from './kids-and-unisex.ts'
import { men } from './men.ts'
import { monsoon } from './monsoon.ts'
import { office } from './office.ts'
import { play } from './play.ts'
import type { SeedProduct } from './seed-product.ts'
import { surf } from './surf.ts'
import { waxroom } from './waxroom.ts'
import { women } from './women.ts'

/** In the order in which they came out, mixed so that the newest ones are not all of a kind; the newest first. */
export const products: readonly SeedProduct[] = [
  ...interleaved([women, unisex, men, kids]),
  ...interleaved([surf, office, waxroom, monsoon, play, handloom]),
]

function interleaved(groups: readonly (readonly SeedProduct[])[]): SeedProduct[] {
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, index) => groups.flatMap((group) => group[index] ?? [])).flat()
}

export { palette } from './palette.ts'
export { shopperPassword, shoppers, staff } from './people.ts'
export { type ReviewVoice, reviewVoices } from './review-voices.ts'
export type { SeedProduct } from './seed-product.ts'
export { sizeCharts, sizeNames } from './size-charts.ts'
