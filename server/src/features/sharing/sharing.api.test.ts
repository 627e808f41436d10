import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { garmentScale } from '../../../testing/test-server.ts'
import { useTestShop } from '../../../testing/test-shop.ts'
import { watchDiskSpace } from '../../platform/disk-space.ts'
import { answerFailuresAsRefusals } from '../../platform/http/refusals.ts'
import { createDerivedFiles } from '../../platform/media/derived/derived-files.ts'
import { createPictureMaker } from '../../platform/media/drawing/picture-maker.ts'
import { createMedia } from '../../platform/media/media.ts'
import { sharingRoutes } from './index.ts'

const test = useTestShop()
const storeUrl = 'https://store.example'
const dataDir = mkdtempSync(join(tmpdir(), 'sharing-'))
const media = createMedia({
  dataDir,
  drawingsPerMinute: 20,
  files: createDerivedFiles({
    dataDir,
    disk: watchDiskSpace({ dataDir, leastFreeMib: 0 }),
    mostBytes: 64 * 1024 * 1024,
  }),
  maker: createPictureMaker({ garmentScale }),
  isShown: async () => true,
  sources: [],
})
let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  answerFailuresAsRefusals(app)
  const { features } = test.shop
  const { publicAddresses } = features
  await app.register(sharingRoutes, { ...features.shop, publicAddresses, media, storeUrl })
})
afterAll(async () => {
  await app.close()
  await media.close()
  rmSync(dataDir, { recursive: true })
})

const get = (url: string) => app.inject({ method: 'GET', url })
const published = async () => (await test.shop.call('catalog.list')).body.products

describe('what other sites read', () => {
  it('is a page with the product’s name, price and picture, which sends people on [A7.49] [A2.43]', async () => {
    const [product] = await published()
    const { body, headers } = await get(`/og/product/${product?.slug}`)
    expect(headers['content-type']).toMatch('text/html')
    expect(body).toContain(`<meta property="og:title" content="${product?.name}">`)
    expect(body).toContain(`<meta property="product:price:amount" content="${product?.price.toFixed(2)}">`)
    expect(body).toContain('<meta property="product:price:currency" content="LKR">')
    expect(body).toContain(`url=${storeUrl}/product/${product?.slug}`)
    expect(body).toMatch(
      new RegExp(`og:image" content="${storeUrl}/og/picture/${product?.slug}\\.jpg\\?v=\\w{12}"`),
    )
  })

  it('is a picture of 1200x630 that changes with the price [A9.26]', async () => {
    const [product] = await published()
    const card = await get(`/og/picture/${product?.slug}.jpg`)
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(card.rawPayload.byteLength).toBeLessThan(200_000)
    await test.shop.database.db.execute(
      `update products set price_cents = price_cents + 100000 where id = '${product?._id}'`,
    )
    const dearer = await get(`/og/picture/${product?.slug}.jpg`)
    expect(dearer.rawPayload.equals(card.rawPayload)).toBe(false)
  })

  it('is the icon of the store, on pages that name none', async () => {
    const { statusCode, headers } = await get('/favicon.ico')
    expect([statusCode, headers.location]).toEqual([302, '/favicon.svg'])
    expect(headers['cache-control']).toBe('public, max-age=300')
  })

  it('never repeats what an address made up', async () => {
    const { body, statusCode } = await get('/og/product/%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(statusCode).toBe(404)
    expect(body).toContain('noindex')
    expect(body).not.toContain('alert')
  })
})

describe('what search engines read', () => {
  it('is an index of parts that lists every published product once', async () => {
    const index = (await get('/sitemap.xml')).body
    const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(parts).toEqual(['/sitemap/pages.xml', '/sitemap/products-1.xml'])
    const { body } = await get('/sitemap/products-1.xml')
    const listed = [...body.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    const expected = (await published()).map(({ slug }) => `${storeUrl}/product/${slug}`)
    expect([...listed].sort()).toEqual(expected.sort())
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('says when a product was changed', async () => {
    const [product] = await published()
    const changedAt = async () => {
      const { body } = await get('/sitemap/products-1.xml')
      return new RegExp(`${product?.slug}</loc><lastmod>(.*?)</lastmod>`).exec(body)?.[1] ?? ''
    }
    const before = await changedAt()
    await test.shop.database.db.execute(
      `update products set name = name || ' II' where id = '${product?._id}'`,
    )
    expect(Date.parse(await changedAt())).toBeGreaterThan(Date.parse(before))
  })

  it('names published articles, and none that is a draft or scheduled', async () => {
    await test.shop.database.pool.query(
      `insert into community_posts (id, slug, title, category, excerpt, body_html, featured_image, published_at, created_at)
       select gen_random_uuid(), slug, slug, 'spotlight', '-', '<p>-</p>', '', at, now()
       from (values ('sitemap-out', now() - interval '1 hour'), ('sitemap-due', now() + interval '1 hour'),
         ('sitemap-draft', null)) as posts (slug, at)`,
    )
    const { body } = await get('/sitemap/pages.xml')
    expect(body).toMatch(new RegExp(`<loc>${storeUrl}/community/news/sitemap-out</loc><lastmod>[-\\dT:.]+Z<`))
    expect(body).not.toMatch(/sitemap-(due|draft)/)
  })

  it('has no part beyond the last', async () => {
    expect((await get('/sitemap/products-2.xml')).json()).toMatchObject({ code: 'sharing.no-such-part' })
    expect((await get('/sitemap/products-x.xml')).statusCode).toBe(404)
  })

  it('is told where the map lies, and which pages are one person’s own', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain(`Sitemap: ${storeUrl}/sitemap.xml`)
    for (const path of ['/cart', '/place-order', '/orders', '/profile', '/admin'])
      expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).not.toContain('Disallow: /product')
  })
})

it('readers of feeds get the newest products, with tags and signs escaped', async () => {
  const [product] = await published()
  const { pool } = test.shop.database
  const { rows } = await pool.query(
    `select name, description_html, created_at::text from products where id = '${product?._id}'`,
  )
  const write = (name: string, html: string, at: string) =>
    pool.query('update products set name = $1, description_html = $2, created_at = $3 where id = $4', [
      ...[name, html, at, product?._id],
    ])
  const before: { name: string; description_html: string; created_at: string } = rows[0]
  // Other files use the shop, too.
  onTestFinished(async () => void (await write(before.name, before.description_html, before.created_at)))
  await write('Fish &\u0008 <Chips>\uFFFE', 'a&#11;b', new Date(Date.now() + 86_400_000).toISOString())
  const { body, headers } = await get('/feed.xml')
  expect(headers['content-type']).toMatch('application/rss+xml')
  expect(/<item><title>(.*?)<\/title>/.exec(body)?.[1]).toBe('Fish &amp; &lt;Chips&gt;')
  expect(body.match(/<item>/g)).toHaveLength(30)
  expect(body).toContain(`<atom:link href="${storeUrl}/feed.xml" rel="self"`)
})
