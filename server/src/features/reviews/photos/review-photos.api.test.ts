import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { confirmedShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture, photograph, upload } from '../../../../testing/uploads.ts'

const test = useOwnShop()
const storedPictures = () => readdir(`${test.shop.dataDir}/media/uploads`).catch(() => [])

async function writtenReview(slug = 'weligama-tee') {
  const { shop } = test
  const { token } = await confirmedShopper(shop)
  const { body } = await shop.call('catalog.single', { body: { slug } })
  const productId = body.product._id
  const review = { productId, rating: 5, review: 'Fits as it was shown.' }
  const { reviewId } = (await shop.call('reviews.add', { token, body: review })).body
  const find = async () =>
    (await shop.call('reviews.product', { body: { productId } })).body.reviews.find(
      (one) => one._id === reviewId,
    )
  return { token, productId, reviewId, find }
}

const addPhoto = (token: string, reviewId: string, file: Buffer) =>
  upload(test.shop, 'reviews.add-photo', { token, file, fields: { reviewId } })

describe('photos of a review', () => {
  it('are shown whole beside it, upright and without what the telephone wrote into them', async () => {
    const { shop } = test
    const { token, reviewId, find } = await writtenReview()
    const { body } = await addPhoto(token, reviewId, await photograph(1200, 800))
    const review = await find()
    expect(review?.photos).toEqual([body.photo])
    const shown = await sharp(await fetchPicture(shop, body.photo.url)).metadata()
    // It was held on its side: 1200 x 800 is 800 x 1200 upright.
    expect((shown.width ?? 0) / (shown.height ?? 1)).toBeCloseTo(2 / 3, 2)
    expect(shown.exif).toBeUndefined()
  })

  it('are five at most, however many come at once', async () => {
    const { token, reviewId, find } = await writtenReview()
    const before = (await storedPictures()).length
    const file = await photograph(300, 200)
    const answers = await Promise.all(Array.from({ length: 8 }, () => addPhoto(token, reviewId, file)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(3).fill(422)])
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'reviews.photos-full',
      message: 'Maximum 5 photos allowed for a review',
    })
    expect((await find())?.photos).toHaveLength(5)
    expect(await storedPictures()).toHaveLength(before + 5)
  })

  it('stay at night, when pictures go that nobody has', async () => {
    const { shop } = test
    const { token, reviewId } = await writtenReview()
    const { photo } = (await addPhoto(token, reviewId, await photograph(300, 200))).body
    const shape = { kind: 'review-photo', width: 10, height: 10, fit: 'cut' } as const
    const lost = await shop.features.uploads.keep(await photograph(300, 200), shape)
    shop.clock.advance(25 * 3_600_000)
    await shop.features.everyDay()
    expect(await storedPictures()).toContain(photo.url.split('/')[3])
    expect(await storedPictures()).not.toContain(lost)
  })

  it('are added and taken away by the writer only', async () => {
    const { shop } = test
    const { token, reviewId, find } = await writtenReview()
    const other = await confirmedShopper(shop)
    const file = await photograph(300, 200)
    expect((await addPhoto(other.token, reviewId, file)).body.code).toBe('reviews.unknown')
    const { photo } = (await addPhoto(token, reviewId, file)).body
    const remove = (as: string) =>
      shop.call('reviews.delete-photo', {
        token: as,
        body: { photoId: photo._id, userId: 'me', isAdmin: true },
      })
    expect((await remove(other.token)).body.code).toBe('reviews.photo-unknown')
    expect((await find())?.photos).toHaveLength(1)
    expect((await remove(token)).status).toBe(200)
    expect((await find())?.photos).toEqual([])
    expect((await shop.app.inject({ url: photo.url })).statusCode).toBe(404)
  })

  it('can be taken away while someone looks at them', async () => {
    const { shop } = test
    const { token, reviewId } = await writtenReview()
    const { photo } = (await addPhoto(token, reviewId, await photograph(1600, 1600))).body
    const looks = [96, 160, 320, 480, 960, 1200].flatMap((width) =>
      ['avif', 'webp', 'jpg'].map((format) =>
        shop.app.inject({ url: photo.url.replace('640.webp', `${width}.${format}`) }),
      ),
    )
    const removed = await shop.call('reviews.delete-photo', { token, body: { photoId: photo._id } })
    expect(removed.status).toBe(200)
    await Promise.all(looks)
    expect((await shop.app.inject({ url: photo.url })).statusCode).toBe(404)
  })

  it('go with their review', async () => {
    const { shop } = test
    const { token, reviewId } = await writtenReview()
    const { photo } = (await addPhoto(token, reviewId, await photograph(300, 200))).body
    await shop.call('reviews.delete', { token, body: { reviewId } })
    expect((await shop.app.inject({ url: photo.url })).statusCode).toBe(404)
  })

  it('are validated by their content', async () => {
    const { token, reviewId, find } = await writtenReview()
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect(await addPhoto(token, reviewId, drawing)).toMatchObject({
      status: 415,
      body: { code: 'media.not-a-picture' },
    })
    expect((await find())?.photos).toEqual([])
  })

  it('stand beside the picture of its writer', async () => {
    const { shop } = test
    const { token, find } = await writtenReview()
    expect((await find())?.profileImage).toBeNull()
    const { body } = await upload(shop, 'profile.upload-profile-image', { token, file: await photograph() })
    expect((await find())?.profileImage).toBe(body.user.profileImage)
  })
})
