import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { setStock } from '../../../testing/shoppers.ts'
import { shopperWithCredit } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import {
  expectLedgerToBalance,
  expectStockToBeConserved,
  expectSumsToHold,
} from '../../../testing/whole-orders/balanced-books.ts'
import { anyOrderStory, skuCount } from '../../../testing/whole-orders/order-story.ts'
import { playStory, type Sku } from '../../../testing/whole-orders/play-story.ts'

const test = useOwnShop()
const runs = Number(process.env.FUZZ_RUNS ?? '30')
const seed = Number(process.env.FUZZ_SEED ?? '2026')
const path = process.env.FUZZ_PATH
const stockAtStart = 100_000

const skus: Sku[] = []
const shopper = { token: '', customerId: '' }
const another = { token: '', customerId: '' }

beforeAll(async () => {
  const { shop } = test
  const { products } = (await shop.call('catalog.list')).body
  for (const product of products) {
    const [variant] = product.variants
    const [size, otherSize] = variant?.sizes ?? []
    if (product.madeToOrder || variant === undefined || size === undefined || otherSize === undefined)
      continue
    const { _id: variantId, variantIndex } = variant
    for (const one of [size, otherSize]) await setStock(shop, variantId, one.size, stockAtStart)
    skus.push({
      ...{ productId: product._id, variantId, variantIndex },
      ...{ size: size.size, otherSize: otherSize.size },
    })
    if (skus.length === skuCount) break
  }
  Object.assign(shopper, await shopperWithCredit(shop, 1))
  Object.assign(another, await shopperWithCredit(shop, 1))
})

describe('whole orders, from the cart to the last return', () => {
  it(`add up to the cent, give back no more than was paid, and conserve stock (${runs} of them)`, async () => {
    const { shop } = test
    expect(skus.length).toBe(skuCount)
    await fc.assert(
      fc.asyncProperty(anyOrderStory, async (story) => {
        const orderId = await playStory({ shop, skus, shopper, another }, story)
        await expectSumsToHold(shop, orderId)
        await expectStockToBeConserved(shop, stockAtStart)
      }),
      // The path that a failure prints plays that one order again.
      { numRuns: runs, seed, endOnFailure: false, ...(path === undefined ? {} : { path }) },
    )
    await expectLedgerToBalance(shop)
  }, 3_600_000)
})
