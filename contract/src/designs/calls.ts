import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { printCatalogPage, printProduct, printVariant } from './print-catalog.ts'

const categoryInQuery = z.coerce.number().int().min(0).max(1_000_000).optional()

export const designsCalls = {
  'designs.catalog': defineCall({
    method: 'GET',
    path: '/api/custom-products/catalog',
    access: 'everyone',
    summary: 'Lists the products that can be printed on, of a category or all.',
    request: {
      query: z.object({
        limit: z.coerce.number().int().min(1).max(100).default(printCatalogPage),
        offset: z.coerce.number().int().min(0).max(100_000).default(0),
        /** An id of `printCategoryIds`; of both names the first counts. */
        category_id: categoryInQuery,
        product_type: categoryInQuery,
      }),
    },
    response: success({
      products: z.array(printProduct),
      paging: z.object({ total: z.number().int(), limit: z.number().int(), offset: z.number().int() }),
    }),
    refusals: ['designs.catalog-unavailable', 'designs.category-unknown'],
  }),
  'designs.catalog-product': defineCall({
    method: 'GET',
    path: '/api/custom-products/catalog/product/:id',
    access: 'everyone',
    summary: 'Returns a product that can be printed on, with its variants.',
    request: { params: z.object({ id: z.string().max(20) }) },
    response: success({
      product: z.object({ product: printProduct, variants: z.array(printVariant) }),
    }),
    refusals: ['designs.catalog-unavailable', 'designs.product-unknown'],
  }),
}
