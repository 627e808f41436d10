import { z } from 'zod'
import { type Randomness, randomness } from '../../server/seeds/randomness.ts'
import { plenty } from '../generator/catalogue.ts'
import { onDatabase } from '../generator/databases.ts'

const sku = z.object({
  productId: z.string(),
  variantIndex: z.number(),
  size: z.string(),
  rupees: z.number(),
})
const product = z.object({ id: z.string(), slug: z.string(), name: z.string() })

export type Sku = z.output<typeof sku>
export type ListedProduct = z.output<typeof product>

/** What the load requests: a hot set of products, and all of them. */
export interface Stock {
  readonly hotProducts: readonly ListedProduct[]
  readonly products: readonly ListedProduct[]
  /** Visited pages; as many as a shop of any size caches. */
  readonly visitedProducts: readonly ListedProduct[]
  readonly hotSkus: readonly Sku[]
  readonly skus: readonly Sku[]
}

const hotCount = 50
const visitedCount = 500

export function readStock(databaseUrl: string): Promise<Stock> {
  return onDatabase(databaseUrl, async (client) => {
    const listed = await client.query(
      'select id, slug, name from products where is_published order by created_at desc, id desc',
    )
    const products = z.array(product).parse(listed.rows)
    const random = randomness(7)
    const hotProducts = drawSome(random, products, hotCount)
    const found = await client.query(
      `select product_id as "productId", variant_index as "variantIndex", size, (price_cents / 100)::int as rupees
       from variant_stock join variants v on v.id = variant_id join products p on p.id = v.product_id
       where on_hand = $1 and is_published and not made_to_order order by v.id, position`,
      [plenty],
    )
    const skus = z.array(sku).parse(found.rows)
    return {
      hotProducts,
      products,
      visitedProducts: [...hotProducts, ...drawSome(random, products, visitedCount - hotCount)],
      hotSkus: drawSome(random, skus, hotCount * 2),
      skus,
    }
  })
}

const drawSome = <T>(random: Randomness, list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, () => random.pick(list))
