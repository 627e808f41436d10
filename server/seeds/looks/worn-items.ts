import type { SeedItem } from '../orders/seed-order.ts'
import type { SeedLook } from '../products/community-voices.ts'
import { products } from '../products/index.ts'
import { slugOf } from '../seed-catalogue.ts'
import { sizeFor } from './wearers.ts'

/** What the author of a look wears in it: products in a colour, and in the author's size. */
export const wornIn = ({ email, wears = [] }: SeedLook): readonly SeedItem[] =>
  wears.map(([slug, colour]) => {
    const product = products.find(({ name }) => slugOf(name) === slug)
    const variantIndex = product?.colours.indexOf(colour) ?? -1
    if (product === undefined || variantIndex < 0) throw new Error(`${slug} does not come in ${colour}`)
    return { product, variantIndex, size: sizeFor(email, product), quantity: 1 }
  })
