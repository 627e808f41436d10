import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { levelsOf, levelUrl } from '@first-fashion/contract/designs/picture-levels'
import { limits } from '@first-fashion/contract/limits'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmedShopper, newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture, photograph, upload } from '../../../../testing/uploads.ts'

const test = useOwnShop()
const call = 'designs.upload-image'
let token = ''
beforeAll(async () => {
  token = (await newShopper(test.shop)).token
})

/** A red motif in the middle of a white ground. */
const logo = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: '#c02020' } } },
  ])
let nth = 0
/** A picture that nobody sent before. */
const newPicture = (size = 80) =>
  sharp({ create: { width: size, height: size + nth++, channels: 4, background: '#2060c080' } })
    .png()
    .toBuffer()

const sent = async (file: Buffer, sender = token, name = 'logo.png'): Promise<DesignImage> => {
  const { status, body } = await upload(test.shop, call, { token: sender, file, fields: { name } })
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined })
  return body.image
}
const listed = async (owner: string) =>
  (await test.shop.call('designs.images', { token: owner })).body.images.map(({ _id }) => _id)

describe('a picture for a design', () => {
  it('goes into the library and is shown at an address of the shop [B7.50] [B3.48]', async () => {
    const shopper = await newShopper(test.shop)
    const { status, body } = await upload(test.shop, call, {
      token: shopper.token,
      file: await logo().jpeg().toBuffer(),
      fields: { name: 'my logo.jpg' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, publicId: body.image._id, url: body.image.url })
    expect(body.url).toMatch(/^\/media\/uploads\/[0-9a-f-]{36}\/640x480\.png$/)
    const { images } = (await test.shop.call('designs.images', { token: shopper.token })).body
    expect(images).toEqual([
      {
        _id: body.publicId,
        url: body.url,
        name: 'my logo.jpg',
        usageCount: 0,
        lastUsed: null,
        width: 640,
        height: 480,
        hasAlpha: false,
        hasFlatBackground: true,
      },
    ])
  })

  it('is called like its file if nothing else is said [B7.50]', async () => {
    const file = await newPicture()
    const { body } = await upload(test.shop, call, { token, file, name: 'මල් motif.png' })
    expect(body.image.name).toBe('මල් motif.png')
  })

  it('has levels that are each half as large, made of the same pixels', async () => {
    const { url, width, height } = await sent(await logo().png().toBuffer())
    for (const level of levelsOf({ width, height })) {
      const response = await test.shop.app.inject(levelUrl(url, level.level))
      expect(response.headers['content-type']).toBe('image/png')
      expect(response.headers['cache-control']).toContain('immutable')
      const shown = await sharp(response.rawPayload).metadata()
      expect([shown.width, shown.height]).toEqual([level.width, level.height])
    }
  })

  it('has no other levels, sizes or spellings', async () => {
    const { url } = await sent(await newPicture(300))
    const folder = url.replace(/[^/]*$/, '')
    const size = url.match(/(\d+x\d+)\.png$/)?.[1] ?? ''
    for (const file of ['301x300.png', `${size}-9.png`, `${size}-0.png`, 'master.png', '..%2Fmaster.png'])
      expect({ file, status: (await test.shop.app.inject(folder + file)).statusCode }).toEqual({
        file,
        status: 404,
      })
  })

  it('loses its flat background on demand, in every level', async () => {
    const { url } = await sent(await logo(642, 480).png().toBuffer())
    for (const level of [2, 0]) {
      const shown = await fetchPicture(test.shop, levelUrl(url, level, { isBackgroundRemoved: true }))
      const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true })
      const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
      const middle = [Math.floor(info.width / 2), Math.floor(info.height / 2)] as const
      expect([alpha(1, 1), alpha(...middle)]).toEqual([0, 255])
    }
  })

  it('without a flat background stays as it is', async () => {
    const { url, hasFlatBackground, hasAlpha } = await sent(await newPicture(120))
    expect({ hasFlatBackground, hasAlpha }).toEqual({ hasFlatBackground: false, hasAlpha: true })
    const [whole, cutout] = await Promise.all(
      [false, true].map(async (isBackgroundRemoved) =>
        sharp(await fetchPicture(test.shop, levelUrl(url, 0, { isBackgroundRemoved })))
          .raw()
          .toBuffer(),
      ),
    )
    expect(cutout?.equals(whole ?? Buffer.of())).toBe(true)
  })
})

describe('what is printed of a picture', () => {
  it('is upright, in the colours of screens, without what a camera writes into it', async () => {
    const { url, width, height } = await sent(await photograph())
    expect([width, height]).toEqual([800, 1200])
    const shown = await fetchPicture(test.shop, url)
    const { exif, icc, xmp, space, format } = await sharp(shown).metadata()
    expect({ exif, icc, xmp, space, format }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      space: 'srgb',
      format: 'jpeg',
    })
    expect(shown.toString('latin1')).not.toContain('Nadeesha')
  })

  it('is what was sent, pixel for pixel and with its transparency', async () => {
    const pixels = Buffer.from(Array.from({ length: 90 * 70 * 4 }, (_, at) => (at * 7919) % 256))
    const file = await sharp(pixels, { raw: { width: 90, height: 70, channels: 4 } })
      .png()
      .toBuffer()
    const shown = await fetchPicture(test.shop, (await sent(file)).url)
    expect((await sharp(shown).raw().toBuffer()).equals(pixels)).toBe(true)
  })

  it('comes from print colours too, and from the first frame of an animation', async () => {
    const red = { width: 64, height: 64, channels: 3, background: '#d01818' } as const
    const cmyk = await sharp({ create: red }).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const frames = [0, 255].map((blue) =>
      sharp({ create: { ...red, background: { r: 208, g: 24, b: blue } } })
        .png()
        .toBuffer(),
    )
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    const webp = await sharp({ create: red }).webp({ lossless: true }).toBuffer()
    const png = await sharp({ create: red }).png().toBuffer()
    const control = Buffer.from('000000086163544c0000000100000000b42de9a0', 'hex')
    const apng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
    for (const file of [cmyk, gif, webp, apng]) {
      const image = await sent(file)
      const { dominant, channels } = await sharp(await fetchPicture(test.shop, image.url)).stats()
      expect([image.width, image.height, channels.length >= 3]).toEqual([64, 64, true])
      expect([dominant.r > 180, dominant.g < 60, dominant.b < 60]).toEqual([true, true, true])
    }
  })

  it('is refused when it is no picture, hostile or too large, and nothing of it is kept', async () => {
    const shopper = await newShopper(test.shop)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const broken = (await photograph()).subarray(0, 700)
    for (const file of [svg, broken, Buffer.from('no picture at all'.repeat(99))]) {
      const { status, body } = await upload(test.shop, call, { token: shopper.token, file })
      expect({ status, code: body.code }).toEqual({ status: 415, code: 'media.not-a-picture' })
    }
    const large = Buffer.concat([await photograph(), Buffer.alloc(limits.pictureMaximumBytes)])
    const { body } = await upload(test.shop, call, { token: shopper.token, file: large })
    expect(body).toMatchObject({ success: false, code: 'media.too-large' })
    expect(await listed(shopper.token)).toEqual([])
  })
})

describe('the library', () => {
  it('is closed to visitors [B6.04]', async () => {
    expect((await upload(test.shop, call, { file: await newPicture() })).status).toBe(401)
    expect((await test.shop.call('designs.images')).status).toBe(401)
  })

  it('has the same file once, even when it is sent twice at once', async () => {
    const shopper = await newShopper(test.shop)
    const file = await newPicture(700)
    const both = await Promise.all([sent(file, shopper.token), sent(file, shopper.token)])
    const again = await sent(file, shopper.token, 'another name.png')
    expect(new Set([...both, again].map(({ url }) => url)).size).toBe(1)
    expect(await listed(shopper.token)).toEqual([again._id])
    const stranger = await newShopper(test.shop)
    expect((await sent(file, stranger.token)).url).not.toBe(again.url)
  })

  it('counts uses, and shows first what was used last [B7.53] [B7.54]', async () => {
    const shopper = await newShopper(test.shop)
    const first = await sent(await newPicture(), shopper.token)
    test.shop.clock.advance(1000)
    const second = await sent(await newPicture(), shopper.token)
    expect(await listed(shopper.token)).toEqual([second._id, first._id])
    test.shop.clock.advance(1000)
    const path = `/api/design-images/usage/${first._id}` as const
    const used = await test.shop.call('designs.use-image', { token: shopper.token, path })
    expect(used.body).toMatchObject({ success: true, usageCount: 1 })
    const refreshed = '/api/design-images/list?refresh=1' as const
    const { success, images } = (
      await test.shop.call('designs.images', { token: shopper.token, path: refreshed })
    ).body
    expect(success).toBe(true)
    expect(images[0]).toMatchObject({ _id: first._id, usageCount: 1, lastUsed: used.body.lastUsed })
  })

  it('is one’s own, whatever ids are sent', async () => {
    const image = await sent(await newPicture())
    const stranger = await newShopper(test.shop)
    for (const id of [image._id, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      const calls = [
        await test.shop.call('designs.use-image', {
          token: stranger.token,
          path: `/api/design-images/usage/${id}`,
        }),
        await test.shop.call('designs.delete-image', {
          token: stranger.token,
          path: `/api/design-images/${id}`,
        }),
      ]
      for (const { status, body } of calls)
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'designs.image-unknown' })
    }
    expect(await listed(token)).toContain(image._id)
  })

  it('takes so many pictures and no more; deleting one makes room', async () => {
    const shopper = await newShopper(test.shop)
    const first = await sent(await newPicture(), shopper.token)
    await test.shop.database.pool.query(
      `insert into design_images (id, customer_id, name, sha256, width, height, has_alpha, has_flat_background, uploaded_at)
       select gen_random_uuid(), customer_id, name, encode(sha256(nth::text::bytea), 'hex'), 1, 1, false, false, uploaded_at
       from design_images, generate_series(2, $2) nth where id = $1`,
      [first._id, limits.designImagesMaximum],
    )
    const file = await newPicture()
    const full = await upload(test.shop, call, { token: shopper.token, file })
    expect({ status: full.status, code: full.body.code }).toEqual({
      status: 422,
      code: 'designs.images-full',
    })
    expect(full.body.message).toContain('200')
    await test.shop.call('designs.delete-image', {
      token: shopper.token,
      path: `/api/design-images/${first._id}`,
    })
    const added = await sent(file, shopper.token)
    expect(await listed(shopper.token)).toContain(added._id)
  })

  it('takes so many bytes and no more: fewer until the address is confirmed', async () => {
    const { shop } = test
    const { pool } = shop.database
    for (const [shopper, quota, words] of [
      [await newShopper(shop), limits.designImagesBytesUnconfirmed, 'confirm your email'],
      [await confirmedShopper(shop), limits.designImagesBytes, 'Delete one first'],
    ] as const) {
      const first = await sent(await newPicture(), shopper.token)
      const { rows } = await pool.query('select bytes from design_images where id = $1', [first._id])
      expect(Number(rows[0].bytes)).toBeGreaterThan(0)
      await pool.query('update design_images set bytes = $2 where id = $1', [first._id, quota - 100])
      const file = await newPicture()
      const full = await upload(shop, call, { token: shopper.token, file })
      expect(full).toMatchObject({ status: 422, body: { code: 'designs.images-full' } })
      expect(full.body.message).toContain(words)
      await shop.call('designs.delete-image', {
        token: shopper.token,
        path: `/api/design-images/${first._id}`,
      })
      expect(await listed(shopper.token)).not.toContain(first._id)
      expect((await sent(file, shopper.token))._id).not.toBe(first._id)
    }
  })

  it('knows at night what pictures take that were stored before bytes were counted', async () => {
    const { pool } = test.shop.database
    const { token } = await newShopper(test.shop)
    const { _id } = await sent(await newPicture(), token)
    const bytesOf = async () =>
      (await pool.query('select bytes from design_images where id = $1', [_id])).rows[0].bytes
    const before = await bytesOf()
    await pool.query('update design_images set bytes = null where id = $1', [_id])
    await test.shop.features.everyDay()
    expect(await bytesOf()).toBe(before)
  })

  it('counts for a week what was deleted, as that is still stored', async () => {
    const { token } = await newShopper(test.shop)
    const first = await sent(await newPicture(), token)
    await test.shop.change(
      `insert into design_images (id, customer_id, name, sha256, width, height, has_alpha, has_flat_background,
         uploaded_at, deleted_at)
       select gen_random_uuid(), customer_id, name, encode(sha256(nth::text::bytea), 'hex'), 1, 1, false, false,
         uploaded_at, $3::timestamptz
       from design_images, generate_series(2, $2) nth where id = $1`,
      [first._id, 2 * limits.designImagesMaximum, test.shop.clock.now()],
    )
    const file = await newPicture()
    const refused = await upload(test.shop, call, { token, file })
    expect(refused).toMatchObject({ status: 422, body: { code: 'designs.images-full' } })
    expect(refused.body.message).toContain('this week')
    await test.shop.change(
      `update design_images set deleted_at = deleted_at - interval '8 days' where name = (
         select name from design_images where id = $1)`,
      [first._id],
    )
    const added = await sent(file, token)
    expect(await listed(token)).toContain(added._id)
  })
})
