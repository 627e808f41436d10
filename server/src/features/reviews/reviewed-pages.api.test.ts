import { expect, it } from 'vitest'
import { confirmedShopper } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { photograph, upload } from '../../../testing/uploads.ts'

const test = useTestShop()
const key = '/product/weligama-tee'

async function reviewer() {
  const { shop } = test
  const { token, email } = await confirmedShopper(shop)
  const { body } = await shop.call('catalog.single', { body: { slug: 'weligama-tee' } })
  const productId = body.product._id
  const review = { productId, rating: 5, review: 'Fits as it was shown.' }
  const { reviewId } = (await shop.call('reviews.add', { token, body: review })).body
  const file = await photograph(300, 200)
  const addPhoto = () => upload(shop, 'reviews.add-photo', { token, file, fields: { reviewId } })
  const photoId = (await addPhoto()).body.photo._id
  return { token, email, productId, file, addPhoto, photoId }
}
type Reviewer = Awaited<ReturnType<typeof reviewer>>

it.each<[string, (writer: Reviewer) => Promise<unknown>]>([
  [
    'the writer has another name',
    ({ token, email }) =>
      test.shop.call('profile.update', {
        token,
        body: { type: 'basicInfo', name: 'Ruwani Perera', email, phone: '+94 77 123 4567' },
      }),
  ],
  [
    'the writer has another picture',
    ({ token, file }) => upload(test.shop, 'profile.upload-profile-image', { token, file }),
  ],
  ['a photo is added', ({ addPhoto }) => addPhoto()],
  [
    'a photo is taken away',
    ({ token, photoId }) => test.shop.call('reviews.delete-photo', { token, body: { photoId } }),
  ],
])('a kept page with a review is made anew once %s', async (_what, change) => {
  const { cache } = test.shop.features
  const writer = await reviewer()
  await cache.get(key, async () => ({ body: 'as it was', tags: [`product:${writer.productId}`] }))
  expect(cache.find(key)).toBeDefined()
  expect(await change(writer)).toMatchObject({ status: 200 })
  expect(cache.find(key)).toBeUndefined()
})
