import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { escapeHtml } from '../../platform/html.ts'
import { addressesOfProducts, publishedProducts } from '../catalog/index.ts'
import type { SharingDeps } from './sharing-deps.ts'

/** What the protocol allows in one file. */
const addressesOfPart = 50_000

/** Public pages besides products; what asks search engines to stay away is not among them. */
const pages = [
  '/',
  '/collection',
  '/about',
  '/contact',
  '/community',
  '/design',
  '/loyalty',
  '/terms-and-conditions',
  '/privacy-policy',
] as const

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

/** robots.txt, and the sitemap: an index, one part for pages and collections, and parts of at most 50,000 products. */
export async function sitemapRoutes(app: FastifyInstance, deps: SharingDeps) {
  const { storeUrl, database, catalog } = deps
  const hourly = 'public, max-age=3600'
  const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', hourly)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...closed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${storeUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = Math.max(1, Math.ceil((await publishedProducts(database.db)) / addressesOfPart))
    const files = ['pages', ...Array.from({ length: parts }, (_, nth) => `products-${nth + 1}`)]
    const entries = files.map((name) => `<sitemap><loc>${storeUrl}/sitemap/${name}.xml</loc></sitemap>`)
    return reply
      .header('cache-control', hourly)
      .type('application/xml; charset=utf-8')
      .send(xml(`<sitemapindex ${schema}>${entries.join('\n')}</sitemapindex>`))
  })

  app.get('/sitemap/pages.xml', async (_request, reply) => {
    const { collections } = await catalog.collections()
    const addresses = [
      ...pages,
      ...collections.map(({ id }) => `/collection?collection=${encodeURIComponent(id)}`),
    ]
    return reply
      .header('cache-control', hourly)
      .type('application/xml; charset=utf-8')
      .send(xml(urlset(addresses.map((path) => `<url><loc>${escapeHtml(storeUrl + path)}</loc></url>`))))
  })

  app.get<{ Params: { part: string } }>('/sitemap/products-:part.xml', async (request, reply) => {
    const part = /^[1-9]\d{0,3}$/.test(request.params.part) ? Number(request.params.part) : 0
    const found =
      part === 0 ? [] : await addressesOfProducts(database.db, (part - 1) * addressesOfPart, addressesOfPart)
    if (found.length === 0 && part !== 1)
      throw new AppError('unknown', 'sharing.no-such-part', 'This part of the sitemap does not exist')
    const entries = found.map(({ slug, images, changedAt }) => {
      const picture =
        images[0] === undefined
          ? ''
          : `<image:image><image:loc>${escapeHtml(storeUrl + images[0])}</image:loc></image:image>`
      return `<url><loc>${escapeHtml(`${storeUrl}/product/${encodeURIComponent(slug)}`)}</loc><lastmod>${changedAt.toISOString()}</lastmod>${picture}</url>`
    })
    return reply
      .header('cache-control', hourly)
      .type('application/xml; charset=utf-8')
      .send(xml(urlset(entries)))
  })
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const urlset = (entries: readonly string[]) =>
  `<urlset ${schema} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries.join('\n')}</urlset>`
