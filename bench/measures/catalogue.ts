import type { Randomness } from '../../server/seeds/randomness.ts'
import { looks, places } from '../generator/words.ts'
import { type Ask, addressOf, drawKey, type Side, sameAsBefore } from '../load/ask.ts'
import { acceptEncoding } from '../servers/cached-page.ts'
import { oneRowSelect } from './limits.ts'
import type { Field, Measure } from './measure.ts'

/** JSON answers of the catalogue. The limit reads one row. */
export const catalogueMeasures: readonly Measure[] = [
  listing('cached-list', 'Product list, cached', 'caching', () => 'page=1'),
  {
    name: 'detail',
    title: 'Product detail (JSON)',
    shop: 'caching',
    limit: 'bareSelect',
    prepare: async (field) => ({ subject: detail(field), limit: oneRowSelect(field) }),
  },
  listing('list', 'Product list, cold', 'making', () => 'page=1'),
  listing('filter', 'Filtered page, cold', 'making', (random) =>
    drawKey(random, filters.slice(0, 5), filters),
  ),
  listing(
    'search',
    'Search of three letters or more, cold',
    'making',
    (random) => `page=1&search=${encodeURIComponent(drawKey(random, looks.slice(0, 20), parts))}`,
  ),
]

const filters = [
  ...['Men', 'Women', 'Kids', 'Unisex'].map((category) => `page=1&category=${category}`),
  ...['Topwear', 'Dresses', 'Footwear', 'Bags'].map((type) => `page=1&type=${type}`),
  ...['Blue', 'Green', 'Orange'].map((colour) => `page=1&colour=${colour}`),
  ...['S', 'M', 'L'].map((size) => `page=1&sizes=${size}`),
  'page=1&inStock=true',
  'page=1&minPrice=3000&maxPrice=6000',
]

/** Three letters or more of words in product names. */
const parts = [...places, ...looks].flatMap((word) => [word.slice(0, 3), word.slice(1, 5), word])

function listing(
  name: string,
  title: string,
  shop: Measure['shop'],
  query: (random: Randomness) => string,
): Measure {
  return {
    name,
    title,
    shop,
    limit: 'bareSelect',
    prepare: async (field) => ({
      subject: {
        origin: field.shop.origin,
        draw: (random) => {
          const path = `/api/product/cards?${query(random)}`
          return { method: 'GET', path, headers: headersOf(random), key: path }
        },
        check: sameAsBefore((_ask, text) => /^\{"success":true,"products":\[\{.*"total":[1-9]/s.test(text)),
      },
      limit: oneRowSelect(field),
    }),
  }
}

const detail = ({ shop, stock }: Field): Side => ({
  origin: shop.origin,
  draw: (random): Ask => {
    const { slug } = drawKey(random, stock.hotProducts, stock.products)
    return {
      method: 'POST',
      path: '/api/product/single',
      headers: { ...headersOf(random), 'content-type': 'application/json' },
      body: JSON.stringify({ slug }),
      key: slug,
    }
  },
  check: sameAsBefore(
    ({ key }, text) => /^\{"success":true,"product":\{"_id":"[^"]+","slug":"([^"]+)"/.exec(text)?.[1] === key,
  ),
})

const headersOf = (random: Randomness) => ({
  'accept-encoding': acceptEncoding,
  'x-forwarded-for': addressOf(random),
})
