import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { levelUrl } from '@first-fashion/contract/designs/picture-levels'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { upload } from '../../../../testing/uploads.ts'
import { eraseDesignImages, ownImagesAmong, purgeDeletedImages } from './design-images.service.ts'
import type { DesignImageUser } from './image-users.ts'

const test = useOwnShop()
const dayMs = 24 * 3_600_000
let nth = 0

const picture = () =>
  sharp({ create: { width: 200, height: 200 + nth++, channels: 3, background: '#2060c0' } })
    .png()
    .toBuffer()

async function uploaded(token: string, file: Buffer): Promise<DesignImage> {
  return (await upload(test.shop, 'designs.upload-image', { token, file, fields: { name: 'holiday.png' } }))
    .body.image
}

const deleteImage = (token: string, id: string) =>
  test.shop.call('designs.delete-image', { token, path: `/api/design-images/${id}` })
const listed = async (token: string) =>
  (await test.shop.call('designs.images', { token })).body.images.map(({ _id }) => _id)
const isShown = async (url: string) => (await test.shop.app.inject(url)).statusCode === 200

/** Something that shows these pictures. */
const designWith = (urls: readonly string[]): DesignImageUser => ({
  urlsInUse: async (_db, asked) => asked.filter((url) => urls.includes(url)),
})

/** The nights of a week, with a design that shows these pictures. */
async function aWeekLater(urls: readonly string[] = []): Promise<void> {
  const { shop } = test
  shop.clock.advance(8 * dayMs)
  await purgeDeletedImages(shop.features.shop, [designWith(urls)])
  const sweep = shop.features.tasks.find(({ name }) => name === 'sweep-unused-uploads')
  await sweep?.run()
}

describe('a picture that is deleted', () => {
  it('leaves the library, and a second time is unknown [B7.55]', async () => {
    const { token } = await newShopper(test.shop)
    const image = await uploaded(token, await picture())
    expect((await deleteImage(token, image._id)).body).toEqual({ success: true })
    expect(await listed(token)).toEqual([])
    expect(await deleteImage(token, image._id)).toMatchObject({
      status: 404,
      body: { code: 'designs.image-unknown' },
    })
    expect(await isShown(image.url)).toBe(true)
  })

  it('goes from the disk after a week, with its levels, if no design shows it', async () => {
    const { token } = await newShopper(test.shop)
    const gone = await uploaded(token, await picture())
    const shown = await uploaded(token, await picture())
    const stays = await uploaded(token, await picture())
    await isShown(levelUrl(gone.url, 1))
    for (const { _id } of [gone, shown]) await deleteImage(token, _id)
    await aWeekLater([shown.url])
    expect(await Promise.all([gone, shown, stays].map(({ url }) => isShown(url)))).toEqual([
      false,
      true,
      true,
    ])
    expect(existsSync(join(test.shop.dataDir, 'media', 'uploads', gone._id))).toBe(false)
    await aWeekLater()
    expect(await isShown(shown.url)).toBe(false)
  })

  it('is the same one again when its file comes back, before it is gone and after', async () => {
    const { token } = await newShopper(test.shop)
    const file = await picture()
    const first = await uploaded(token, file)
    await deleteImage(token, first._id)
    expect((await uploaded(token, file)).url).toBe(first.url)
    expect(await listed(token)).toEqual([first._id])
    await deleteImage(token, first._id)
    await aWeekLater()
    const again = await uploaded(token, file)
    expect(again.url).not.toBe(first.url)
    expect(await isShown(again.url)).toBe(true)
  })

  it('may still be saved in its owner’s designs while it is stored, and in nobody else’s', async () => {
    const { token } = await newShopper(test.shop)
    const image = await uploaded(token, await picture())
    await deleteImage(token, image._id)
    const { rows } = await test.shop.database.pool.query(
      'select customer_id from design_images where id = $1',
      [image._id],
    )
    const { shop } = test.shop.features
    const asked = [image.url, image.url.replace(/\d+x/, '9x'), '/media/uploads/x/1x1.png', 'shape:star']
    expect(await ownImagesAmong(shop, rows[0].customer_id, asked)).toEqual(new Set([image.url]))
    expect(await ownImagesAmong(shop, '00000000-0000-4000-8000-000000000000', asked)).toEqual(new Set())
  })
})

describe('a picture that only an earlier step of a design shows', () => {
  it('is there for whoever goes back to it, while its design has that step', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const [shown, gone] = [await uploaded(token, await picture()), await uploaded(token, await picture())]
    const position = { x: 0, y: 0, width: 10, height: 10 }
    const element = { id: 'a', type: 'image' as const, url: shown.url, position, style: {} }
    await shop.call('design-logs.add', {
      token,
      path: `/api/design-logs/${crypto.randomUUID()}`,
      body: {
        ...{ productId: 71, variantId: 4012, from: 0 },
        entries: [
          { at: 1, change: { do: 'add', side: 'front', elements: [element] } },
          { at: 2, change: { do: 'remove', side: 'front', ids: ['a'] } },
        ],
      },
    })
    for (const { _id } of [shown, gone]) await deleteImage(token, _id)
    shop.clock.advance(8 * dayMs)
    for (const name of ['purge-design-images', 'sweep-unused-uploads'])
      await shop.features.tasks.find((task) => task.name === name)?.run()
    expect(await Promise.all([shown, gone].map(({ url }) => isShown(url)))).toEqual([true, false])
  })
})

describe('the pictures of a person', () => {
  it('are in the download of personal data, and go with the account', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const image = await uploaded(token, await picture())
    const { data } = (await shop.call('personal-data.download', { token })).body
    expect(data).toMatchObject({ designImages: [{ url: image.url, name: 'holiday.png', deletedAt: null }] })
    await shop.call('personal-data.delete-account', { token, body: { password: 'a-long-enough-one' } })
    expect(await isShown(image.url)).toBe(false)
    const { rows } = await shop.database.pool.query('select 1 from design_images where id = $1', [image._id])
    expect(rows).toEqual([])
  })

  it('stay without a word of the person while a design shows them', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const image = await uploaded(token, await picture())
    const rowsOf = async () =>
      (await shop.database.pool.query('select * from design_images where id = $1', [image._id])).rows
    const [{ customer_id: customerId }] = await rowsOf()
    const person = { customerId, now: shop.clock.now() }
    await shop.database.transaction((tx) =>
      eraseDesignImages(shop.features.shop, tx, person, [designWith([image.url])]),
    )
    expect(await rowsOf()).toMatchObject([{ customer_id: null, sha256: null, name: 'Image' }])
    expect(await isShown(image.url)).toBe(true)
    await purgeDeletedImages(shop.features.shop, [])
    expect(await rowsOf()).toEqual([])
  })
})
