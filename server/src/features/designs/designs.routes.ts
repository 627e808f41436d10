import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { findPrintCatalog, openPrintProduct } from './catalog/print-products.service.ts'

export const designsRoutes = (shop: Shop): Handlers => ({
  'designs.catalog': async ({ query: { limit, offset, category_id: category, product_type: type } }) => ({
    success: true,
    ...(await findPrintCatalog(shop, category ?? type, { limit, offset })),
  }),
  'designs.catalog-product': async ({ params }) => ({
    success: true,
    product: await openPrintProduct(shop, params.id),
  }),
})
