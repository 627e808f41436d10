import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { watchDiskSpace } from '../../platform/disk-space.ts'
import { answerFailuresAsRefusals } from '../../platform/http/refusals.ts'
import { createDerivedFiles } from '../../platform/media/derived/derived-files.ts'
import { createPictureMaker } from '../../platform/media/drawing/picture-maker.ts'
import { createMedia } from '../../platform/media/media.ts'
import { sharingRoutes } from './index.ts'

const test = useTestShop()
const dataDir = mkdtempSync(join(tmpdir(), 'names-'))
const media = createMedia({
  dataDir,
  drawingsPerMinute: 20,
  files: createDerivedFiles({
    dataDir,
    disk: watchDiskSpace({ dataDir, leastFreeMib: 0 }),
    mostBytes: 64 * 1024 * 1024,
  }),
  maker: createPictureMaker(),
  isShown: async () => true,
  sources: [],
})
let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  answerFailuresAsRefusals(app)
  const { features } = test.shop
  const { publicAddresses } = features
  await app.register(sharingRoutes, { ...features.shop, publicAddresses, media })
})
afterAll(async () => {
  await app.close()
  await media.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const brand = async () => (await test.shop.call('store.details')).body.store.brand
const get = (url: string) => app.inject({ method: 'GET', url })

async function rename(name: string) {
  const { headers } = await signIn(test.shop, owner)
  const { store, version } = (await test.shop.call('staff.store', { headers })).body
  const body = { store: { ...store, name }, version }
  expect((await test.shop.call('staff.store-set', { headers, body })).status).toBe(200)
}

/** What is sent for a picture's address. */
async function drawn(url: string) {
  const { rawPayload, headers } = await get(url)
  const { width, height, format } = await sharp(rawPayload).metadata()
  const { entropy } = await sharp(rawPayload).stats()
  const { 'content-type': type, 'cache-control': kept } = headers
  return { width, height, format, type, kept, isBlank: entropy < 0.05 }
}

describe('a shop without a logo that is not the demonstration', () => {
  beforeAll(async () => {
    await test.shop.database.pool.query('update store_details set has_demo_pictures = false')
    await rename('House of Nilu')
  })

  afterAll(async () => {
    await test.shop.database.pool.query('update store_details set has_demo_pictures = true')
    await rename('First Fashion')
  })

  it('has an icon of its initial and a card of its name', async () => {
    const { logo, icon, touchIcon, socialCard } = await brand()
    expect(logo).toBeNull()
    const kept = 'public, max-age=31536000, immutable'
    const png = { format: 'png', type: 'image/png', kept, isBlank: false }
    expect(await drawn(icon)).toEqual({ ...png, width: 32, height: 32 })
    expect(await drawn(touchIcon ?? '')).toEqual({ ...png, width: 180, height: 180 })
    const card = { format: 'jpeg', type: 'image/jpeg', kept, isBlank: false }
    expect(await drawn(socialCard)).toEqual({ ...card, width: 1200, height: 630 })
    expect((await get('/favicon.ico')).headers.location).toBe(icon)
  })

  it('has others after it is renamed, and former addresses lead to them', async () => {
    const former = await brand()
    await rename('Nilu & Daughters of the Western Province')
    const present = await brand()
    expect(present.icon).not.toBe(former.icon)
    expect((await get(former.socialCard)).headers.location).toBe(present.socialCard)
    expect((await drawn(present.socialCard)).isBlank).toBe(false)
    expect((await get(present.icon.replace('icon-32', 'icon-33'))).statusCode).toBe(404)
  })
})
