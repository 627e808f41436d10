import { describe, expect, it } from 'vitest'
import { productInStock, setStock, stockOf } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { holdStock, takeStock } from './stock.queries.ts'

const test = useTestShop()

/** A size with three units, two of which are held. */
async function partlyHeld() {
  const { shop } = test
  const { variant, size } = await productInStock(shop, 5)
  await setStock(shop, variant._id, size, 3)
  const key = { variantId: variant._id, size }
  const inTransaction = <T>(work: Parameters<typeof shop.database.transaction<T>>[0]) =>
    shop.database.transaction(work)
  await inTransaction((tx) => holdStock(tx, [{ ...key, quantity: 2 }]))
  return { key, inTransaction, left: () => stockOf(shop, variant._id, size) }
}

describe('units that an order holds', () => {
  it('are neither held nor taken by another', async () => {
    const { key, inTransaction, left } = await partlyHeld()
    for (const take of [holdStock, takeStock])
      expect(await inTransaction((tx) => take(tx, [{ ...key, quantity: 2 }]))).toEqual([])
    expect(await left()).toEqual({ on_hand: 3, held: 2 })
  })

  it('leave the others, down to the last', async () => {
    const { key, inTransaction, left } = await partlyHeld()
    const taken = await inTransaction((tx) => takeStock(tx, [{ ...key, quantity: 1 }]))
    expect(taken).toEqual([{ ...key, left: 0 }])
    expect(await left()).toEqual({ on_hand: 2, held: 2 })
  })

  it('are counted once for all lines of one size', async () => {
    const { key, inTransaction, left } = await partlyHeld()
    const twice = [1, 1].map((quantity) => ({ ...key, quantity }))
    expect(await inTransaction((tx) => takeStock(tx, twice))).toEqual([])
    expect(await left()).toEqual({ on_hand: 3, held: 2 })
  })
})
