import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deliveredForCash, refundOf, staffReturns } from '../../../../testing/returns.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture, photograph, upload } from '../../../../testing/uploads.ts'

const test = useOwnShop()
const stored = () => readdir(`${test.shop.dataDir}/media/uploads`).catch(() => [])
const add = (token: string, file: Buffer) => upload(test.shop, 'returns.add-photo', { token, file })
const ask = (order: Awaited<ReturnType<typeof deliveredForCash>>, photoIds: readonly string[]) =>
  test.shop.call('returns.request-refund', {
    token: order.token,
    body: refundOf(order, 1, { reason: 'fault', photoIds }),
  })

describe('photos of a return', () => {
  it('are sent with the request, shown to staff upright and without what the telephone wrote into them', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const photos = [
      (await add(order.token, await photograph(1200, 800))).body.photo,
      (await add(order.token, await photograph(400, 300))).body.photo,
    ]
    const request = (await ask(order, photos.map(({ _id }) => _id).toReversed())).body.request
    expect(request.photos).toEqual(photos.toReversed())
    const staff = await staffReturns(shop)
    const shown = (await staff.find(request._id)).photos
    expect(shown).toEqual(request.photos)
    const picture = await sharp(await fetchPicture(shop, shown[1]?.url ?? '')).metadata()
    expect((picture.width ?? 0) / (picture.height ?? 1)).toBeCloseTo(2 / 3, 2)
    expect(picture.exif).toBeUndefined()
    const { data } = (await shop.call('personal-data.download', { token: order.token })).body
    expect(data).toMatchObject({ returns: [{ photos: request.photos }] })
  })

  it('that are none are refused in words', async () => {
    const { token } = await newShopper(test.shop)
    expect(await add(token, Buffer.from('%PDF-1.7 no picture at all'))).toMatchObject({
      status: 415,
      body: { code: 'media.not-a-picture' },
    })
  })

  it("belong to one request: another's, one that was sent and more than five are refused", async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const stranger = await newShopper(shop)
    const file = await photograph(300, 200)
    const own = (await add(order.token, file)).body.photo._id
    const other = (await add(stranger.token, file)).body.photo._id
    for (const id of [other, 'nonsense'])
      expect((await ask(order, [id])).body.code).toBe('returns.photo-unknown')
    expect((await ask(order, Array(6).fill(own))).status).toBe(400)
    expect((await ask(order, [own, own])).body.code).toBe('returns.photo-unknown')
    expect((await ask(order, [own])).status).toBe(200)
    expect((await ask(order, [own])).body.code).toBe('returns.photo-unknown')
    const remove = (token: string, photoId: string) =>
      shop.call('returns.delete-photo', { token, body: { photoId } })
    expect((await remove(order.token, own)).body.code).toBe('returns.photo-unknown')
    expect((await remove(order.token, other)).body.code).toBe('returns.photo-unknown')
    expect((await remove(stranger.token, other)).status).toBe(200)
    expect(await stored()).not.toContain(other)
  })

  it('are twenty at most that are not sent', async () => {
    const { token } = await newShopper(test.shop)
    const file = await photograph(30, 20)
    for (let nth = 0; nth < 20; nth++) expect((await add(token, file)).status).toBe(200)
    expect((await add(token, file)).body.code).toBe('returns.photos-full')
  })

  it('go with the account once the request is over, and a day later if they were never sent', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const file = await photograph(300, 200)
    const sent = (await add(order.token, file)).body.photo._id
    const left = (await add(order.token, file)).body.photo._id
    const late = (await add((await newShopper(shop)).token, file)).body.photo._id
    const { request } = (await ask(order, [sent])).body
    const body = { password: 'a-long-enough-one' }
    await shop.call('personal-data.delete-account', { token: order.token, body })
    expect(await stored()).not.toContain(left)
    const staff = await staffReturns(shop)
    expect((await staff.find(request._id)).photos).toHaveLength(1)
    await staff.step('reject', request._id, { note: 'Worn' })
    shop.clock.advance(25 * 3_600_000)
    await shop.features.everyMinute()
    await shop.features.everyDay()
    await shop.features.everyDay()
    expect(await stored()).not.toContain(sent)
    expect(await stored()).not.toContain(late)
  })
})
