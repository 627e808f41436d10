import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { fetchPicture, photograph, upload } from '../../../testing/uploads.ts'

const test = useOwnShop()
const call = 'profile.upload-profile-image'

const storedPictures = () => readdir(`${test.shop.dataDir}/media/uploads`).catch(() => [])

/** A PNG of a few bytes whose header promises a picture of that size. */
function hugeInLittle(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('the pictures of a profile', () => {
  it('are a square of the person and a wide cover [B7.16] [B2.24]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const file = await photograph()
    const answer = await upload(shop, call, { token, file })
    expect(answer.body).toMatchObject({ success: true, message: 'Image uploaded successfully' })
    const square = await sharp(await fetchPicture(shop, answer.body.user.profileImage)).metadata()
    expect([square.width, square.height, square.format]).toEqual([640, 640, 'webp'])
    const { body } = await upload(shop, 'profile.upload-cover-image', { token, file })
    expect(body.user.profileImage).toBe(answer.body.user.profileImage)
    const cover = await sharp(await fetchPicture(shop, body.user.coverImage)).metadata()
    expect((cover.width ?? 0) / (cover.height ?? 1)).toBeCloseTo(4, 1)
  })

  it('are cut where the person chose, seen upright', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const red = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    // Upright it is 800 wide and 400 high, red on the left... and blue on the right.
    const upright = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0000ff' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const lying = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { body } = await upload(shop, call, { token, file: lying, fields: { crop: '0,0,0.25,0.5' } })
    const { dominant } = await sharp(await fetchPicture(shop, body.user.profileImage)).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(60)
  })

  it('do not tell where they were taken, nor anything else beside the picture', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const file = await photograph()
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Nadeesha')
    const { body } = await upload(shop, call, { token, file })
    for (const format of ['webp', 'jpg', 'avif']) {
      const address = body.user.profileImage?.replace('640.webp', `640.${format}`) ?? null
      const shown = await fetchPicture(shop, address)
      const { exif, icc, xmp, iptc } = await sharp(shown).metadata()
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
      expect(shown.toString('latin1')).not.toContain('Nadeesha')
    }
  })

  it('lose what was hidden behind them: a page or an archive in the same file', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const script = '<html><script>alert(document.domain)</script></html>'
    const archive = Buffer.from('PK\u0003\u0004 passwords.txt')
    const file = Buffer.concat([await photograph(), Buffer.from(script), archive])
    const { status, body } = await upload(shop, call, { token, file, name: 'me.html', type: 'text/html' })
    expect(status).toBe(200)
    const shown = await shop.app.inject({ url: body.user.profileImage ?? '' })
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    })
    const bytes = shown.rawPayload.toString('latin1')
    for (const hidden of ['<script', 'passwords.txt', 'PK\u0003\u0004']) expect(bytes).not.toContain(hidden)
  })

  it('belong to the sender, whatever the form says', async () => {
    const { shop } = test
    const [own, other] = [await newShopper(shop), await newShopper(shop)]
    const userOf = async (token: string) => (await shop.call('accounts.logged', { token })).body.user
    const fields = { userId: (await userOf(other.token))._id, isAdmin: 'true' }
    await upload(shop, call, { token: own.token, file: await photograph(), fields })
    expect((await userOf(own.token)).profileImage).not.toBeNull()
    expect((await userOf(other.token)).profileImage).toBeNull()
  })

  it('go from the disk when they are replaced or removed', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const before = (await storedPictures()).length
    const first = await upload(shop, call, { token, file: await photograph() })
    const second = await upload(shop, call, { token, file: await photograph(900, 900) })
    expect(await storedPictures()).toHaveLength(before + 1)
    expect((await shop.app.inject({ url: first.body.user.profileImage ?? '' })).statusCode).toBe(404)
    const removed = await shop.call('profile.remove-profile-image', { token })
    expect(removed.body.user.profileImage).toBeNull()
    expect(await storedPictures()).toHaveLength(before)
    expect((await shop.app.inject({ url: second.body.user.profileImage ?? '' })).statusCode).toBe(404)
  })

  it('leave one, whole, when many are sent at once', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const before = (await storedPictures()).length
    const file = await photograph(2000, 2000)
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(shop, call, { token, file })))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await storedPictures()).toHaveLength(before + 1)
    const { user } = (await shop.call('accounts.logged', { token })).body
    await fetchPicture(shop, user.profileImage)
  })

  it('that nobody has any more go at night', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { body } = await upload(shop, call, { token, file: await photograph() })
    const lost = await shop.features.uploads.keep(await photograph(), {
      kind: 'profile-picture',
      width: 10,
      height: 10,
      fit: 'cut',
    })
    await shop.features.everyDay()
    expect(await storedPictures()).toContain(lost)
    shop.clock.advance(25 * 3_600_000)
    await shop.features.everyDay()
    expect(await storedPictures()).not.toContain(lost)
    expect(await storedPictures()).toContain(body.user.profileImage?.split('/')[3])
  })
})

describe('what is no picture, or too much of one', () => {
  const refusals = async () => ({
    'a text that is called a photograph': {
      file: Buffer.from('This is not a picture at all.'.repeat(100)),
      status: 415,
      code: 'media.not-a-picture',
    },
    'a drawing that can hold programs': {
      file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      status: 415,
      code: 'media.not-a-picture',
    },
    'the beginning of a photograph': {
      file: (await photograph()).subarray(0, 700),
      status: 415,
      code: 'media.not-a-picture',
    },
    'a few bytes that would be a picture of 1600 megapixels': {
      file: hugeInLittle(40_000, 40_000),
      status: 413,
      code: 'media.too-many-pixels',
    },
    'one pixel row more than 40 megapixels': {
      file: hugeInLittle(8000, 5001),
      status: 413,
      code: 'media.too-many-pixels',
    },
    'more than 10 MB': {
      file: Buffer.concat([await photograph(), Buffer.alloc(10 * 1024 * 1024)]),
      status: 413,
      code: 'media.too-large',
    },
    nothing: { file: Buffer.alloc(0), status: 422, code: 'media.missing' },
  })

  it('is refused, each with its words, and nothing is kept [B5.17]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const before = await storedPictures()
    for (const [what, { file, ...refusal }] of Object.entries(await refusals())) {
      const { status, body } = await upload(shop, call, { token, file })
      expect({ status, code: body.code }, what).toEqual(refusal)
      expect(body.message, what).toMatch(/picture/)
    }
    expect(await storedPictures()).toEqual(before)
    expect((await shop.call('accounts.logged', { token })).body.user.profileImage).toBeNull()
  })

  it('is refused while it still comes in: no more than 10 MB of it are read', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    let sent = 0
    const part = Buffer.alloc(1024 * 1024, 1)
    async function* endless() {
      yield Buffer.from(
        '--seam\r\ncontent-disposition: form-data; name="profileImage"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
      )
      while (sent < 100) {
        sent++
        yield part
      }
    }
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/user/upload-profile-image',
      headers: { token, 'content-type': 'multipart/form-data; boundary=seam' },
      payload: Readable.from(endless()),
    })
    expect(response.json()).toMatchObject({ code: 'media.too-large' })
    expect(sent).toBeLessThan(20)
  })

  it('is refused from its announced length, before anything of it is read', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/user/upload-cover-image',
      headers: { token, 'content-type': 'multipart/form-data; boundary=seam', 'content-length': '900000000' },
      payload: Readable.from([]),
    })
    expect(response.json()).toMatchObject({ code: 'media.too-large' })
  })

  it('is read from nobody without a login, and as a form only', async () => {
    const { shop } = test
    expect((await upload(shop, call, { file: await photograph() })).status).toBe(401)
    const { token } = await newShopper(shop)
    const json = await shop.call(call, { token, body: {} })
    expect(json).toMatchObject({ status: 415, body: { code: 'request.unsupported-media-type' } })
    const crop = await upload(shop, call, { token, file: await photograph(), fields: { crop: '0,0,2,2' } })
    expect(crop).toMatchObject({ status: 422, body: { code: 'media.crop-invalid' } })
  })

  it('cannot come in by a call that takes none', async () => {
    const { token } = await newShopper(test.shop)
    const response = await test.shop.app.inject({
      method: 'POST',
      url: '/api/cart/get',
      headers: { token, 'content-type': 'multipart/form-data; boundary=seam' },
      payload: '--seam--',
    })
    expect(response.statusCode).toBe(415)
  })
})
