import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { severalInQuery, wholeNumberInQuery } from '../paging.ts'
import { categories, productSorts, productTypes } from './classification.ts'
import { product } from './product.ts'

const counts = z.record(z.string(), z.number().int())

export const catalogCalls = {
  'catalog.list': defineCall({
    method: 'GET',
    path: '/api/product/list',
    access: 'everyone',
    summary: 'All published products, newest first; with `page` one page of those that fit the filters',
    request: {
      query: z.object({
        category: severalInQuery(categories).optional(),
        type: severalInQuery(productTypes).optional(),
        /** Case-insensitive substring of the name. */
        search: z.string().max(100).optional(),
        sort: z.enum(productSorts).optional(),
        bestSeller: z.enum(['true', 'false']).optional(),
        page: wholeNumberInQuery(1, 100_000).optional(),
        size: wholeNumberInQuery(1, 48).optional(),
      }),
    },
    response: success({
      products: z.array(product),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      /** How many products each choice would show, the other group's choices held. Only on paged answers. */
      facets: z.object({ category: counts, type: counts }).optional(),
    }),
    refusals: [],
  }),
  'catalog.single': defineCall({
    method: 'POST',
    path: '/api/product/single',
    access: 'everyone',
    summary: 'One published product by its slug or its id, with its related products',
    request: { body: z.object({ slug: z.string().min(1).max(200) }) },
    response: success({ product, related: z.array(product) }),
    refusals: ['catalog.product-unknown'],
  }),
}
