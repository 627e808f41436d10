import { calls } from '@first-fashion/contract'
import { describe, expect, it } from 'vitest'
import { useTestShop } from '../../../testing/test-shop.ts'
import { callingFromWithin } from '../../platform/http/in-process.ts'

const test = useTestShop()

async function tagsIn(name: keyof typeof calls, query = '', payload?: object) {
  const { method, path } = calls[name]
  const url = `${path}${query}`
  const answer = await test.shop.app.inject({ method, url, ...(payload === undefined ? {} : { payload }) })
  return String(answer.headers['cache-tag']).split(' ')
}

describe('an answer for a page of the shop', () => {
  it('says what it shows, so that the page is dropped when that changes', async () => {
    const { products } = (await test.shop.call('catalog.list')).body
    const [{ _id, slug } = { _id: '', slug: '' }] = products
    const { related } = (await test.shop.call('catalog.single', { body: { slug } })).body
    const shown = [_id, ...related.map((one) => one._id)].map((id) => `product:${id}`)
    await callingFromWithin(async () => {
      expect(await tagsIn('catalog.list')).toEqual(['products'])
      expect(await tagsIn('catalog.collections')).toEqual(['products'])
      expect(await tagsIn('catalog.single', '', { slug })).toEqual(shown)
      expect(await tagsIn('catalog.single-by-id', `?id=${_id}`)).toEqual(shown)
      expect(await tagsIn('currency.active')).toEqual(['currencies'])
      expect(await tagsIn('shipping.home-zones')).toEqual(['zones'])
      // A product's reviews change with the product.
      expect(await tagsIn('reviews.product', '', { productId: _id })).toEqual([''])
    })
  })

  it('says nothing of the kind to anybody outside', async () => {
    const answer = await test.shop.app.inject('/api/product/list')
    expect(answer.headers['cache-tag']).toBeUndefined()
  })
})
