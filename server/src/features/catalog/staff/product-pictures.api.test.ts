import { readdir } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  draftOf,
  openedDraft,
  productCallsOf,
  shot,
  uploadedShot,
} from '../../../../testing/product-drafts.ts'
import { newShopper, orderOf } from '../../../../testing/shoppers.ts'
import {
  invalidateSessions,
  owner as ownerLogin,
  signIn,
  support as supportLogin,
} from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture, photograph, upload } from '../../../../testing/uploads.ts'
import { watchDiskSpace } from '../../../platform/disk-space.ts'
import { createDerivedFiles } from '../../../platform/media/derived/derived-files.ts'
import type { PictureMaker } from '../../../platform/media/drawing/picture-maker.ts'
import { doPictureWork } from '../../../platform/media/drawing/picture-works.ts'
import { createPictures } from '../../../platform/media/pictures.ts'

const test = useOwnShop()
let owner: Record<string, string> = {}
let calls: ReturnType<typeof productCallsOf>

beforeAll(async () => {
  owner = (await signIn(test.shop, ownerLogin)).headers
  calls = productCallsOf(test.shop, owner)
})

const storedPictures = () => readdir(`${test.shop.dataDir}/media/uploads`).catch(() => [])
const nameOf = (address: string) => address.split('/')[3] ?? ''
const send = (file: Buffer, name = 'shirt.jpg') =>
  upload(test.shop, 'staff.product-picture-add', { headers: owner, file, name })

/** A PNG that claims to be larger than it is: what is in it is never decoded. */
function bomb(width: number, height: number): Buffer {
  const part = (type: string, bytes: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(bytes.length)
    return Buffer.concat([size, Buffer.from(type), bytes, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, part('IHDR', header), part('IDAT', deflateSync(Buffer.alloc(1000)))])
}

describe('photographs of products', () => {
  it('are served in every width as AVIF, WebP and JPEG, upright, and without what the camera wrote', async () => {
    const { body } = await send(await photograph(2400, 1800))
    // It was held on its side.
    expect(body.picture).toMatchObject({ width: 1800, height: 2400 })
    for (const [file, format] of [
      ['1200.avif', 'heif'],
      ['480.webp', 'webp'],
      ['640.jpg', 'jpeg'],
    ] as const) {
      const bytes = await fetchPicture(test.shop, body.picture.address.replace('960.webp', file))
      const shown = await sharp(bytes).metadata()
      expect(shown.format).toBe(format)
      expect(shown.width).toBe(Number.parseInt(file, 10))
      expect((shown.width ?? 0) / (shown.height ?? 1)).toBeCloseTo(4 / 5, 2)
      expect([shown.exif, shown.xmp, shown.icc, shown.orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        1,
      ])
    }
  })

  it('fill the frame where little is lost, and stand whole on plain ground where much would be', async () => {
    const cornerOf = async (width: number, height: number) => {
      const { body } = await send(await shot(width, height))
      const { data, info } = await sharp(await fetchPicture(test.shop, body.picture.address))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info.width / info.height).toBeCloseTo(4 / 5, 2)
      return [...data.subarray(0, 3)]
    }
    const near = (colour: readonly number[]) => colour.map((one) => expect.closeTo(one, -1))
    const [timber, sand] = [near([91, 62, 43]), near([239, 234, 225])]
    expect(await cornerOf(800, 1200)).toEqual(timber)
    expect(await cornerOf(1000, 1000)).toEqual(timber)
    expect(await cornerOf(1500, 1000)).toEqual(sand)
    expect(await cornerOf(500, 1600)).toEqual(sand)
  })

  it('are validated by their content, and nothing else is kept', async () => {
    const before = await storedPictures()
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const half = (await shot()).subarray(0, 200)
    for (const [file, status, code] of [
      [Buffer.from('%PDF-1.7 not a picture'), 415, 'media.not-a-picture'],
      [drawing, 415, 'media.not-a-picture'],
      [half, 415, 'media.not-a-picture'],
      [bomb(60_000, 60_000), 413, 'media.too-many-pixels'],
      [Buffer.concat([await shot(), Buffer.alloc(10 * 1024 * 1024)]), 413, 'media.too-large'],
      [Buffer.alloc(0), 422, 'media.missing'],
    ] as const)
      expect(await send(file), code).toMatchObject({ status, body: { code } })
    expect(await storedPictures()).toEqual(before)
    expect(
      (
        await send(
          await sharp(await shot())
            .png()
            .toBuffer(),
          'a.txt',
        )
      ).status,
    ).toBe(200)
  })

  it('are taken from owner and manager only', async () => {
    const { shop } = test
    const support = (await signIn(shop, supportLogin)).headers
    const { token } = await newShopper(shop)
    const file = await shot()
    const before = await storedPictures()
    const by = (who: object) => upload(shop, 'staff.product-picture-add', { file, ...who })
    expect((await by({ headers: support })).body.code).toBe('staff.role-forbids')
    expect((await by({ token })).status).toBe(401)
    expect((await by({})).status).toBe(401)
    expect((await by({ headers: { cookie: owner.cookie } })).status).toBe(403)
    expect(await storedPictures()).toEqual(before)
  })

  it('are shared with words beside them like any other picture', async () => {
    const { shop } = test
    const make: PictureMaker['make'] = async (work) => {
      if (work.does === 'draw-garment') throw new Error('no garment is drawn')
      return doPictureWork(work)
    }
    const { dataDir } = shop
    const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
    const files = createDerivedFiles({ dataDir, disk, mostBytes: 64 * 1024 ** 2 })
    const sources = [shop.features.uploads]
    const pictures = createPictures({ dataDir, maker: { make }, files, sources, isShown: async () => false })
    const words = { house: 'First Fashion', title: 'Harbour Shirt', line: 'Rs. 12,500.00' }
    const card = await pictures.card(await uploadedShot(shop, owner), words)
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect(await pictures.card('/media/uploads/nobody/960.webp', words)).toBeUndefined()
  })
})

describe('a picture that is removed', () => {
  const aDay = 25 * 3_600_000
  const night = async () => {
    test.shop.clock.advance(aDay)
    await test.shop.features.everyDay()
    // Staff sessions do not last as long.
    invalidateSessions(test.shop)
    owner = (await signIn(test.shop, ownerLogin)).headers
    calls = productCallsOf(test.shop, owner)
    return storedPictures()
  }
  const withPictures = async (name: string, addresses: readonly string[]) => {
    const pictures = addresses.map((address) => ({ address, alt: '', colour: null }))
    const { product } = (await calls.add(draftOf({ name, pictures }))).body
    return (await calls.setState(product._id, product.version, 'published')).body.product
  }

  it('goes at night once no product names it, and not while another does', async () => {
    const { shop } = test
    const [kept, shared, lost] = [
      await uploadedShot(shop, owner),
      await uploadedShot(shop, owner),
      await uploadedShot(shop, owner),
    ]
    const product = await withPictures('Removed Shirt', [kept, shared, lost])
    await calls.duplicate(product._id)
    const unsaved = await uploadedShot(shop, owner)
    const draft = openedDraft(product)
    await calls.save(product._id, { ...draft, pictures: draft.pictures.slice(0, 1) })
    await shop.features.everyDay()
    expect(await storedPictures()).toContain(nameOf(unsaved))
    const left = await night()
    expect(left).toEqual(expect.arrayContaining([nameOf(kept), nameOf(shared), nameOf(lost)]))
    expect(left).not.toContain(nameOf(unsaved))
    const copy = (
      await shop.call('staff.products', {
        path: '/api/admin/products?search=copy+of+removed',
        headers: owner,
      })
    ).body.products[0]
    if (copy === undefined) throw new Error('the copy is not listed')
    const ofCopy = openedDraft(copy)
    await calls.save(copy._id, { ...ofCopy, pictures: ofCopy.pictures.slice(1, 2) })
    const after = await night()
    expect(after).toEqual(expect.arrayContaining([nameOf(kept), nameOf(shared)]))
    expect(after).not.toContain(nameOf(lost))
    expect((await shop.app.inject({ url: lost })).statusCode).toBe(404)
    const gone = await calls.save(copy._id, {
      ...openedDraft(await calls.find(copy._id)),
      pictures: [{ address: lost, alt: '', colour: null }],
    })
    expect(gone.body.code).toBe('catalog.picture-unknown')
  })

  it('stays for the orders that show it', async () => {
    const { shop } = test
    const [ordered, other] = [await uploadedShot(shop, owner), await uploadedShot(shop, owner)]
    const product = await withPictures('Ordered Shirt', [ordered, other])
    const { token } = await newShopper(shop)
    await shop.call('order.place', { token, body: orderOf(product, 0, 'S') })
    const draft = openedDraft(product)
    await calls.save(product._id, { ...draft, pictures: draft.pictures.slice(1) })
    expect(await night()).toContain(nameOf(ordered))
    const [order] = (await shop.call('orders.user', { token })).body.orders
    expect(order?.items[0]?.image).toBe(ordered)
    await fetchPicture(shop, ordered)
  })
})
