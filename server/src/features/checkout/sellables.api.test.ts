import { randomUUID } from 'node:crypto'
import { lkrCents } from '@first-fashion/contract/money/money'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { productInStock } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { catalogSellables } from '../catalog/index.ts'
import { createSellables, type SellableSource } from '../sellables/index.ts'
import { pricedLines } from './order-pricing.ts'

const test = useTestShop()

/** Posters, which the shop has never heard of: printed when they are ordered, in one size. */
const posterId = randomUUID()
const posters: SellableSource = {
  find: async (_db, keys) =>
    keys
      .filter(({ productId }) => productId === posterId)
      .map((key) => ({
        key,
        slug: 'galle-poster',
        name: 'Galle poster',
        image: '/media/poster.webp',
        color: '',
        colorCode: '',
        unitPrice: lkrCents(120_000),
        weightGrams: 200,
        category: 'Unisex',
        isMadeToOrder: true,
        printVariantId: null,
        variantId: null,
        available: 99,
        withheld: key.size === 'A2' ? null : 'option-unknown',
      })),
  offerOf: ({ productId }) =>
    sql`select 120000::bigint as price_cents, 99 as available where ${productId} = ${posterId}`,
}

it('prices another kind of thing beside the catalogue, which only its source knows', async () => {
  const { db } = test.shop.database
  const { product, variant, size } = await productInStock(test.shop)
  const shirt = { productId: product._id, variantIndex: variant.variantIndex, size, quantity: 1 }
  const poster = { productId: posterId, variantIndex: 0, size: 'A2', quantity: 2 }
  const sellables = createSellables([catalogSellables, posters])
  const lines = await pricedLines({ sellables }, db, [shirt, poster])
  expect(lines.map(({ sellable, unitPrice }) => [sellable.name, unitPrice])).toEqual([
    [product.name, product.price * 100],
    ['Galle poster', 120_000],
  ])
  const unavailable = { code: 'order.item-unavailable', message: 'Galle poster is no longer available' }
  await expect(pricedLines({ sellables }, db, [{ ...poster, size: 'A9' }])).rejects.toMatchObject(unavailable)
  const short = { message: 'Galle poster: only 99 left in stock' }
  await expect(pricedLines({ sellables }, db, [{ ...poster, quantity: 100 }])).rejects.toMatchObject(short)
})
