import { detail, drawFilter, drawSearch, listing } from './catalogue.ts'
import { sentPages } from './pages.ts'
import type { Scenario } from './scenario.ts'
import { addToCart, placeOrders } from './writes.ts'

const kept = { cache: 'with', limit: 'same bytes', share: 0.6 } as const
const rendered = { cache: 'without', limit: 'same bytes' } as const
const cold = { cache: 'without', limit: 'one-row select', hasGrowthBar: true } as const
const written = { cache: 'with', limit: 'same rows' } as const

const home = sentPages(() => ({ hot: ['/'], all: ['/'] }))
const collection = sentPages(() => ({
  hot: ['/collection'],
  all: [
    ...['/collection', '/collection?page=2', '/collection?page=3', '/collection?category=Men'],
    ...['/collection?category=Women', '/collection?type=Dresses', '/collection?sort=low-high'],
  ],
}))
const product = sentPages(({ hotProducts, visitedProducts }) => ({
  hot: hotProducts.map(({ slug }) => `/product/${slug}`),
  all: visitedProducts.map(({ slug }) => `/product/${slug}`),
}))
const firstPage = listing(() => 'page=1')

/** All that is measured beside the bare server, in the order of the report. */
export const scenarios: readonly Scenario[] = [
  { ...kept, name: 'cached-home', title: 'Home page, cached', prepare: home },
  { ...kept, name: 'cached-collection', title: 'Collection page, cached', prepare: collection },
  { ...kept, name: 'cached-product', title: 'Product page, cached', prepare: product },
  { ...rendered, name: 'rendered-home', title: 'Home page, rendered', prepare: home },
  {
    ...{ ...rendered, name: 'rendered-collection', title: 'Collection page, rendered' },
    ...{ hasGrowthBar: true, prepare: collection },
  },
  { ...rendered, name: 'rendered-product', title: 'Product page, rendered', prepare: product },
  {
    ...{ name: 'cached-list', title: 'Product list, cached', cache: 'with', limit: 'one-row select' },
    prepare: firstPage,
  },
  {
    ...{ name: 'detail', title: 'Product detail (JSON)', cache: 'with', limit: 'one-row select' },
    ...{ share: 0.5, prepare: detail },
  },
  { ...cold, name: 'list', title: 'Product list, cold', prepare: firstPage },
  { ...cold, name: 'filter', title: 'Filtered page, cold', prepare: listing(drawFilter) },
  {
    ...{ ...cold, name: 'search', title: 'Search of three letters or more, cold' },
    prepare: listing(drawSearch),
  },
  { ...written, name: 'cart', title: 'Cart add', share: 0.5, prepare: addToCart },
  {
    ...{ ...written, name: 'order', title: 'Order placement (cash)', share: { 1: 0.2, 16: 0.15 } },
    prepare: placeOrders,
  },
]
