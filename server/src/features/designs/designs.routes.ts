import type { Handlers } from '../../platform/http/handlers.ts'
import type { PrintProducts } from './catalog/print-products.service.ts'

export const designsRoutes = (printProducts: PrintProducts): Handlers => ({
  'designs.catalog': async ({ query: { limit, offset, category_id: category, product_type: type } }) => ({
    success: true,
    ...(await printProducts.list(category ?? type, { limit, offset })),
  }),
  'designs.catalog-product': async ({ params }) => ({
    success: true,
    product: await printProducts.product(params.id),
  }),
})
