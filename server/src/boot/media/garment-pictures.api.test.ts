import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { garmentScale } from '../../../testing/test-server.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { watchDiskSpace } from '../../platform/disk-space.ts'
import { answerFailuresAsRefusals } from '../../platform/http/refusals.ts'
import { createDerivedFiles } from '../../platform/media/derived/derived-files.ts'
import { createPictureMaker } from '../../platform/media/drawing/picture-maker.ts'
import { mediaRoutes } from '../../platform/media/media.routes.ts'
import { shopMedia } from './shop-media.ts'

const test = useTestShop()
let app: FastifyInstance

/** The routes of pictures as the shop has them, with a disk that must keep so much free. */
async function picturesOf(leastFreeMib: number): Promise<FastifyInstance> {
  const { dataDir, features } = test.shop
  const disk = watchDiskSpace({ dataDir, leastFreeMib })
  const settings = { dataDir, drawingsPerMinute: 100 }
  const media = shopMedia(features, settings, {
    files: createDerivedFiles({ dataDir, disk, mostBytes: 64 * 1024 * 1024 }),
    maker: createPictureMaker({ garmentScale }),
  })
  const opened = fastify()
  answerFailuresAsRefusals(opened)
  await opened.register(mediaRoutes, { media, warm: async () => [] })
  return opened
}
beforeAll(async () => {
  app = await picturesOf(0)
})
afterAll(() => app.close())

const drawn = () => {
  const masters = join(test.shop.dataDir, 'media', 'masters')
  return existsSync(masters) ? readdirSync(masters) : []
}
const rows = async (sql: string) => (await test.shop.database.pool.query(sql)).rows
const firstPicture = async (where: string): Promise<string> =>
  (await rows(`select images[1] as image from products where ${where} order by id limit 1`))[0].image
const sized = (address: string, size: string) => address.replace(/[^/]+$/, size)

describe('pictures of garments', () => {
  it('are drawn in every size when the catalogue names them, of unpublished products too', async () => {
    const [published, draft] = [await firstPicture('is_published'), await firstPicture('not is_published')]
    for (const address of [published, sized(published, '96.jpg'), sized(draft, '96.webp')])
      expect({ address, status: (await app.inject(address)).statusCode }).toEqual({ address, status: 200 })
  })

  it('are not drawn when someone made up their colour, print or cut', async () => {
    const address = await firstPicture('is_published')
    const before = drawn()
    const madeUp = [
      address.replace(/\.[0-9a-f]{6}\./, '.0a1b2c.'),
      '/media/garments/tee.front.123456.solid.v4/320.webp',
      '/media/garments/tee.front.123456.solid.v4.evening/320.webp',
    ]
    for (const one of madeUp) {
      const answer = await app.inject(one)
      expect({ one, status: answer.statusCode }).toEqual({ one, status: 404 })
      expect(answer.json()).toMatchObject({ code: 'media.unknown' })
    }
    expect(drawn()).toEqual(before)
  })

  it('of an order are drawn when its product shows others by now', async () => {
    const [line] = await rows(
      'select l.image, l.product_id from order_lines l join products p on p.id = l.product_id order by l.order_id, l.position limit 1',
    )
    await test.shop.database.pool.query(`update products set images = '{}' where id = $1`, [line.product_id])
    await test.shop.database.pool.query(`update variants set images = '{}' where product_id = $1`, [
      line.product_id,
    ])
    expect((await app.inject(sized(line.image, '160.webp'))).statusCode).toBe(200)
  })

  it('are not drawn while the disk is nearly full', async () => {
    const full = await picturesOf(Number.MAX_SAFE_INTEGER / 1024 ** 2)
    const answer = await full.inject(sized(await firstPicture('is_published'), '1200.webp'))
    await full.close()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ success: false, code: 'media.unavailable' })
  })
})
