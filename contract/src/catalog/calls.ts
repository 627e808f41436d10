import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { severalInQuery, severalTextsInQuery, wholeNumberInQuery } from '../paging.ts'
import { categories, productSorts, productTypes } from './classification.ts'
import { colourFamilies } from './colour-family.ts'
import { product, productCard, productCollection } from './product.ts'

const counts = z.record(z.string(), z.number().int())

interface Shown {
  readonly _id: string
}

const productTags = {
  of: (answer: { readonly product: Shown; readonly related: readonly Shown[] }) =>
    [answer.product, ...answer.related].map(({ _id }) => `product:${_id}`),
}

/** Which products are shown, and in which sort. */
const choice = z.object({
  category: severalInQuery(categories).optional(),
  type: severalInQuery(productTypes).optional(),
  /** Case-insensitive part of the name. With a page and no match, similar words match. */
  search: z.string().max(100).optional(),
  sort: z.enum(productSorts).optional(),
  bestSeller: z.enum(['true', 'false']).optional(),
  /** IDs of collections. */
  collection: severalTextsInQuery(24, 40).optional(),
  /** Names of sizes: M, 38, One Size. */
  sizes: severalTextsInQuery(24, 40).optional(),
  colour: severalInQuery(colourFamilies).optional(),
  /** Whole rupees, both inclusive. */
  minPrice: wholeNumberInQuery(0, 999_999).optional(),
  maxPrice: wholeNumberInQuery(0, 999_999).optional(),
  /** Only available products, in the chosen sizes and colours. */
  inStock: z.enum(['true', 'false']).optional(),
})

const paged = choice.extend({
  page: wholeNumberInQuery(1, 100_000).optional(),
  size: wholeNumberInQuery(1, 48).optional(),
})

/** How many products each value would match, with the other groups' choices applied. */
const facets = z.object({
  category: counts,
  type: counts,
  collection: counts,
  size: counts,
  colour: counts,
  inStock: z.number().int(),
  /** LKR rupees; null if nothing matches. */
  price: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
})

export const catalogCalls = {
  'catalog.list': defineCall({
    method: 'GET',
    path: '/api/product/list',
    access: 'everyone',
    tags: ['products'],
    summary:
      'Lists published products, newest first. With `page`, returns one page of those that match the filters.',
    request: { query: paged },
    response: success({
      products: z.array(product),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      /** No name matches exactly; these are similar. Only on paged answers. */
      approximate: z.boolean().optional(),
      /** The collections to choose from. Only on paged answers. */
      collections: z.array(productCollection.pick({ id: true, name: true })).optional(),
      /** The chosen collection, if there is exactly one. Only on paged answers. */
      collection: productCollection.nullable().optional(),
      /** Only on paged answers. */
      facets: facets.optional(),
    }),
    refusals: [],
  }),
  'catalog.cards': defineCall({
    method: 'GET',
    path: '/api/product/cards',
    access: 'everyone',
    tags: ['products'],
    summary: 'Returns one page of the published products that match, with what their cards show.',
    request: { query: paged },
    response: success({
      products: z.array(productCard),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      /** No name matches exactly; these are similar. */
      approximate: z.boolean(),
      /** The collections to choose from. */
      collections: z.array(productCollection.pick({ id: true, name: true })),
      /** The chosen collection, if there is exactly one. */
      collection: productCollection.nullable(),
      facets,
    }),
    refusals: [],
  }),
  'catalog.collections': defineCall({
    method: 'GET',
    path: '/api/product/collections',
    access: 'everyone',
    tags: ['products'],
    summary: 'Lists the collections with their stories.',
    request: {},
    response: success({ collections: z.array(productCollection) }),
    refusals: [],
  }),
  'catalog.suggest': defineCall({
    method: 'GET',
    path: '/api/product/suggest',
    access: 'everyone',
    summary: 'Suggests a few products while a shopper types, best matches first.',
    request: { query: z.object({ search: z.string().trim().min(1).max(100) }) },
    response: success({
      products: z.array(productCard),
      total: z.number().int(),
      /** No name matches exactly; these are similar. */
      approximate: z.boolean(),
    }),
    refusals: [],
  }),
  'catalog.early-access': defineCall({
    method: 'POST',
    path: '/api/product/early-access',
    access: 'customer',
    summary: 'Says until when the customer can buy products that are not yet open for everyone.',
    request: { body: emptyBody },
    /** In ms; null without early access. */
    response: success({ until: z.number().nullable() }),
    refusals: [],
  }),
  'catalog.single': defineCall({
    method: 'POST',
    path: '/api/product/single',
    access: 'everyone',
    tags: productTags,
    summary: 'Returns one published product by slug or ID, with related products.',
    request: { body: z.object({ slug: z.string().min(1).max(200) }) },
    response: success({ product, related: z.array(product) }),
    refusals: ['catalog.product-unknown'],
  }),
  'catalog.single-by-id': defineCall({
    method: 'GET',
    path: '/api/product/single',
    access: 'everyone',
    tags: productTags,
    summary: 'Returns one published product by ID or slug.',
    request: { query: z.object({ id: z.string().min(1).max(200) }) },
    response: success({ product, related: z.array(product) }),
    refusals: ['catalog.product-unknown'],
  }),
}
