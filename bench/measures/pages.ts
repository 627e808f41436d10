import { drawKey, type Side, sameAsBefore } from '../load/ask.ts'
import { acceptEncoding, type CachedPage } from '../servers/cached-page.ts'
import type { Field, Measure, Prepared } from './measure.ts'

/** HTML pages, cached and rendered for each request. The limit sends the same bytes. */
export const pageMeasures: readonly Measure[] = (['caching', 'making'] as const).flatMap((shop) => {
  const how = shop === 'caching' ? 'cached' : 'rendered'
  const measure = (name: string, title: string, paths: (field: Field) => PagePaths): Measure => ({
    name: `${how}-${name}`,
    title: `${title}, ${how}`,
    shop,
    limit: 'barePages',
    prepare: (field) => sentPages(field, paths(field)),
  })
  return [
    measure('home', 'Home page', () => ({ hot: ['/'], all: ['/'] })),
    measure('collection', 'Collection page', () => ({ hot: ['/collection'], all: collectionPages })),
    measure('product', 'Product page', ({ stock }) => ({
      hot: stock.hotProducts.map(({ slug }) => `/product/${slug}`),
      all: stock.visitedProducts.map(({ slug }) => `/product/${slug}`),
    })),
  ]
})

interface PagePaths {
  readonly hot: readonly string[]
  readonly all: readonly string[]
}

const collectionPages = [
  '/collection',
  '/collection?page=2',
  '/collection?page=3',
  '/collection?category=Men',
  '/collection?category=Women',
  '/collection?type=Dresses',
  '/collection?sort=low-high',
]

async function sentPages(field: Field, { hot, all }: PagePaths): Promise<Prepared> {
  const pages = await field.givePages([...new Set([...hot, ...all])])
  const expected = new Map(pages.map((page) => [keyOf(page), Buffer.from(page.base64, 'base64')]))
  const side = (origin: string): Side => ({
    origin,
    draw: (random) => {
      const path = drawKey(random, hot, all)
      return {
        method: 'GET',
        path,
        headers: { 'accept-encoding': acceptEncoding, accept: 'text/html' },
        key: path,
      }
    },
    check: sameAsBefore(() => false, new Map(expected)),
  })
  return { subject: side(field.shop.origin), limit: side(field.barePages.origin) }
}

function keyOf({ path, headers }: CachedPage): string {
  const encoding = headers['content-encoding']
  return encoding === undefined ? path : `${encoding} ${path}`
}
