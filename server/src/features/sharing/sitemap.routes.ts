import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { escapeHtml } from '../../platform/html.ts'
import { addressesOfProducts, answerCollections, publishedProducts } from '../catalog/index.ts'
import type { SharingShop } from './sharing-shop.ts'

/** What the protocol allows in one file. */
const addressesOfPart = 50_000

/** Public pages besides products; what asks search engines to stay away is not among them. */
const pages = ['/', '/collection', '/community', '/design', '/loyalty'] as const

/** Pages of one person; they say 'noindex' themselves, this saves the visit. */
const closed = [
  '/api/',
  '/admin',
  '/cart',
  '/place-order',
  '/checkout-map',
  '/preview',
  '/verify',
  '/orders',
  '/profile',
  '/unsubscribe',
  '/*?*search=',
]

/** robots.txt, and the sitemap: an index, one part for pages, collections and articles, and parts of at most 50,000 products. */
export async function sitemapRoutes(app: FastifyInstance, shop: SharingShop) {
  app.get('/robots.txt', (_request, reply) =>
    cachedForAnHour(reply).type('text/plain; charset=utf-8').send(robotsText(shop.storeUrl)),
  )
  app.get('/sitemap.xml', async (_request, reply) => sendXml(reply, await sitemapIndex(shop)))
  app.get('/sitemap/pages.xml', async (_request, reply) => sendXml(reply, await pagesPart(shop)))
  app.get<{ Params: { part: string } }>('/sitemap/products-:part.xml', async (request, reply) =>
    sendXml(reply, await productsPart(shop, request.params.part)),
  )
}

const cachedForAnHour = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600')

const sendXml = (reply: FastifyReply, body: string) =>
  cachedForAnHour(reply)
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`)

const robotsText = (storeUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${storeUrl}/sitemap.xml`,
    '',
  ].join('\n')

async function sitemapIndex({ storeUrl, database }: SharingShop): Promise<string> {
  const parts = Math.max(1, Math.ceil((await publishedProducts(database.db)) / addressesOfPart))
  const files = ['pages', ...Array.from({ length: parts }, (_, nth) => `products-${nth + 1}`)]
  const entries = files.map((name) => `<sitemap><loc>${storeUrl}/sitemap/${name}.xml</loc></sitemap>`)
  return `<sitemapindex ${schema}>${entries.join('\n')}</sitemapindex>`
}

async function pagesPart(shop: SharingShop): Promise<string> {
  const { storeUrl, publicAddresses } = shop
  const { collections } = answerCollections(shop)
  const addresses = [
    ...pages,
    ...collections.map(({ id }) => `/collection?collection=${encodeURIComponent(id)}`),
  ]
  const ofFeatures = await publicAddresses()
  return urlset([
    ...addresses.map((path) => `<url><loc>${escapeHtml(storeUrl + path)}</loc></url>`),
    ...ofFeatures.map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeHtml(storeUrl + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
    ),
  ])
}

/** Parts count from 1, and the first one exists without products too. Refuses others with 'sharing.no-such-part'. */
async function productsPart({ storeUrl, database }: SharingShop, nth: string): Promise<string> {
  const part = /^[1-9]\d{0,3}$/.test(nth) ? Number(nth) : 0
  const found =
    part === 0 ? [] : await addressesOfProducts(database.db, (part - 1) * addressesOfPart, addressesOfPart)
  if (found.length === 0 && part !== 1)
    throw new AppError('unknown', 'sharing.no-such-part', 'This part of the sitemap does not exist')
  return urlset(found.map((product) => productEntry(storeUrl, product)))
}

type ProductAddress = Awaited<ReturnType<typeof addressesOfProducts>>[number]

function productEntry(storeUrl: string, { slug, images, changedAt }: ProductAddress): string {
  const picture =
    images[0] === undefined
      ? ''
      : `<image:image><image:loc>${escapeHtml(storeUrl + images[0])}</image:loc></image:image>`
  return `<url><loc>${escapeHtml(`${storeUrl}/product/${encodeURIComponent(slug)}`)}</loc><lastmod>${changedAt.toISOString()}</lastmod>${picture}</url>`
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const urlset = (entries: readonly string[]) =>
  `<urlset ${schema} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries.join('\n')}</urlset>`
