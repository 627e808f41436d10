import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { listSizeCharts } from '../editing/size-chart.queries.ts'
import {
  addProduct,
  addProductPicture,
  duplicateProduct,
  saveProduct,
} from './product-drafts.staff.service.ts'
import { setProductState } from './product-states.staff.service.ts'
import {
  editProduct,
  findHolds,
  findStaffProduct,
  listStaffProducts,
  previewProduct,
  setProductStock,
} from './products.staff.service.ts'
import { addSizeChart, editSizeChart } from './size-charts.staff.service.ts'

/** Products in the back office, with all that they are made of. */
export const staffProductRoutes = (shop: Shop): Handlers => ({
  ...productRoutes(shop),
  ...draftRoutes(shop),
  ...stateRoutes(shop),
  ...sizeChartRoutes(shop),
  'staff.product-picture-add': async ({ file }) => ({
    success: true,
    picture: await addProductPicture(shop, file),
  }),
})

const productRoutes = (shop: Shop): Handlers => ({
  'staff.products': async ({ query }) => ({
    success: true,
    ...(await listStaffProducts(shop, query)),
  }),
  'staff.product': async ({ params }) => ({
    success: true,
    product: await findStaffProduct(shop, params.id),
  }),
  'staff.product-holds': async ({ params }) => ({
    success: true,
    holds: await findHolds(shop, params.id),
  }),
  'catalog.preview': async ({ params }) => ({
    success: true,
    product: await previewProduct(shop, params.id),
  }),
  'staff.product-edit': async ({ session, params, body }) => ({
    success: true,
    product: await editProduct(shop, session, params.id, body),
    message: 'Saved. The store shows it now.',
  }),
  'staff.stock-set': async ({ session, params, body }) => ({
    success: true,
    product: await setProductStock(shop, session, params.id, body),
    message: 'Stock saved',
  }),
})

const draftRoutes = (shop: Shop): Handlers => ({
  'staff.product-add': async ({ session, body }) => ({
    success: true,
    product: await findStaffProduct(shop, await addProduct(shop, session, body)),
    message: 'Product saved. Shoppers see it once you publish it.',
  }),
  'staff.product-save': async ({ session, params, body }) => {
    const product = await findStaffProduct(shop, await saveProduct(shop, session, params.id, body))
    return {
      success: true,
      product,
      message: product.isPublished ? 'Saved. The store shows it now.' : 'Saved',
    }
  },
  'staff.product-duplicate': async ({ session, params }) => ({
    success: true,
    product: await findStaffProduct(shop, await duplicateProduct(shop, session, params.id)),
    message: 'Copied. The copy has no stock, and shoppers do not see it yet.',
  }),
})

const stateRoutes = (shop: Shop): Handlers => ({
  'staff.product-state': async ({ session, params, body }) => {
    const before = await findStaffProduct(shop, params.id)
    await setProductState(shop, session, params.id, body)
    const product = await findStaffProduct(shop, params.id)
    const restored = before.archivedAt !== null && body.to === 'draft'
    return {
      success: true,
      product,
      message: restored ? 'Restored. Publish it to sell it again.' : said[body.to],
    }
  },
})

const said = {
  published: 'Published. Shoppers see it now.',
  draft: 'Hidden. Shoppers no longer see it.',
  archived: 'Archived. Existing orders still show it.',
} as const

const sizeChartRoutes = (shop: Shop): Handlers => ({
  'staff.size-charts': async () => ({ success: true, sizeCharts: await listSizeCharts(shop.database.db) }),
  'staff.size-chart-add': async ({ session, body }) => ({
    success: true,
    sizeChart: await addSizeChart(shop, session, body),
    message: 'Size chart saved',
  }),
  'staff.size-chart-edit': async ({ session, params, body }) => ({
    success: true,
    sizeChart: await editSizeChart(shop, session, params.id, body),
    message: 'Size chart saved',
  }),
})
