import type { Randomness } from '../../server/seeds/randomness.ts'
import { looks, places } from '../databases/catalogue.ts'
import type { Contest } from './round.ts'
import type { Field } from './scenario.ts'
import { acceptsEncodings, drawKey, fromAddress, type Side, sameAsBefore, sendsJson } from './side.ts'

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

export const drawFilter = (random: Randomness): string => drawKey(random, filters.slice(0, 5), filters)

export const drawSearch = (random: Randomness): string =>
  `page=1&search=${encodeURIComponent(drawKey(random, looks.slice(0, 20), parts))}`

/** Cards of products as JSON. */
export const listing =
  (query: (random: Randomness) => string) =>
  async (field: Field): Promise<Contest> => ({
    subject: {
      server: field.shop,
      draw: (random) => {
        const path = `/api/product/cards?${query(random)}`
        const headers = { ...acceptsEncodings, ...fromAddress(random) }
        return { method: 'GET', path, headers, key: path }
      },
      check: sameAsBefore((_ask, text) => /^\{"success":true,"products":\[\{.*"total":[1-9]/s.test(text)),
    },
    limit: oneRowSelect(field),
  })

/** Any product as JSON. */
export const detail = async (field: Field): Promise<Contest> => ({
  subject: {
    server: field.shop,
    draw: (random) => {
      const { slug } = drawKey(random, field.stock.hotProducts, field.stock.products)
      const body = JSON.stringify({ slug })
      const headers = { ...acceptsEncodings, ...fromAddress(random), ...sendsJson }
      return { method: 'POST', path: '/api/product/single', headers, body, key: slug }
    },
    check: sameAsBefore(
      ({ key }, text) =>
        /^\{"success":true,"product":\{"_id":"[^"]+","slug":"([^"]+)"/.exec(text)?.[1] === key,
    ),
  },
  limit: oneRowSelect(field),
})

/** One product read by its primary key and sent as JSON. */
const oneRowSelect = ({ bare, stock }: Field): Side => ({
  server: bare,
  draw: (random) => {
    const { id } = drawKey(random, stock.hotProducts, stock.products)
    return { method: 'GET', path: `/row/${id}`, headers: {}, key: id }
  },
  check: sameAsBefore(({ key }, text) => text.includes(`"id":"${key}"`)),
})
