import { z } from 'zod'
import { type Randomness, randomness } from '../../server/seeds/randomness.ts'
import { onDatabase } from '../databases/on-database.ts'

const product = z.object({ id: z.string(), slug: z.string() })
const sku = z.object({
  productId: z.string(),
  variantIndex: z.number(),
  size: z.string(),
  rupees: z.number(),
})

export type Sku = z.output<typeof sku>
type Product = z.output<typeof product>

/** What the load requests: a hot set of products, and all of them, the newest first. */
export interface Stock {
  readonly hotProducts: readonly Product[]
  readonly products: readonly Product[]
  /** Visited pages; as many as a shop of any size caches. */
  readonly visitedProducts: readonly Product[]
  readonly hotSkus: readonly Sku[]
  readonly skus: readonly Sku[]
}

const hotCount = 50
const visitedCount = 500

/** Reads published products, and sizes of which as many units are there. */
export function readStock(databaseUrl: string, units: number): Promise<Stock> {
  return onDatabase(databaseUrl, async (client) => {
    const listed = await client.query(
      'select id, slug from products where is_published order by created_at desc, id desc',
    )
    const products = z.array(product).parse(listed.rows)
    const random = randomness(7)
    const hotProducts = drawSome(random, products, hotCount)
    const found = await client.query(
      `select product_id as "productId", variant_index as "variantIndex", size, (price_cents / 100)::int as rupees
       from variant_stock join variants v on v.id = variant_id join products p on p.id = v.product_id
       where on_hand >= $1 and is_published and not made_to_order and early_access_until is null order by v.id, position`,
      [units],
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
