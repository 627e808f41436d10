import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import {
  createProductDrafts,
  type ProductDrafts,
  type ProductDraftsDeps,
} from './product-drafts.staff.service.ts'
import { createProductPictures, type ProductPictures } from './product-pictures.staff.service.ts'
import { createProductStates, type ProductStates } from './product-states.staff.service.ts'
import { createStaffProducts, type StaffProducts, type StaffProductsDeps } from './products.staff.service.ts'
import { createSizeCharts, type SizeCharts } from './size-charts.staff.service.ts'

interface StaffProductRoutesDeps {
  readonly products: StaffProducts
  readonly drafts: ProductDrafts
  readonly states: ProductStates
  readonly pictures: ProductPictures
  readonly sizeCharts: SizeCharts
}

/** Products in the back office, with all that they are made of. */
export const assembleStaffProducts = (deps: ProductDraftsDeps & Shop & StaffProductsDeps): Handlers =>
  staffProductRoutes({
    products: createStaffProducts(deps),
    drafts: createProductDrafts(deps),
    states: createProductStates(deps),
    pictures: createProductPictures(deps),
    sizeCharts: createSizeCharts(deps),
  })

const staffProductRoutes = (deps: StaffProductRoutesDeps): Handlers => ({
  ...productRoutes(deps),
  ...draftRoutes(deps),
  ...stateRoutes(deps),
  ...sizeChartRoutes(deps),
  'staff.product-picture-add': async ({ file }) => ({
    success: true,
    picture: await deps.pictures.add(file),
  }),
})

const productRoutes = ({ products }: StaffProductRoutesDeps): Handlers => ({
  'staff.products': async ({ query }) => ({
    success: true,
    ...(await products.list(query)),
  }),
  'staff.product': async ({ params }) => ({
    success: true,
    product: await products.find(params.id),
  }),
  'staff.product-holds': async ({ params }) => ({
    success: true,
    holds: await products.holds(params.id),
  }),
  'catalog.preview': async ({ params }) => ({
    success: true,
    product: await products.preview(params.id),
  }),
  'staff.product-edit': async ({ session, params, body }) => ({
    success: true,
    product: await products.edit(session, params.id, body),
    message: 'Saved. The store shows it now.',
  }),
  'staff.stock-set': async ({ session, params, body }) => ({
    success: true,
    product: await products.setStock(session, params.id, body),
    message: 'Stock saved',
  }),
})

const draftRoutes = ({ products, drafts }: StaffProductRoutesDeps): Handlers => ({
  'staff.product-add': async ({ session, body }) => ({
    success: true,
    product: await products.find(await drafts.add(session, body)),
    message: 'Product saved. Shoppers see it once you publish it.',
  }),
  'staff.product-save': async ({ session, params, body }) => {
    const product = await products.find(await drafts.save(session, params.id, body))
    return {
      success: true,
      product,
      message: product.isPublished ? 'Saved. The store shows it now.' : 'Saved',
    }
  },
  'staff.product-duplicate': async ({ session, params }) => ({
    success: true,
    product: await products.find(await drafts.duplicate(session, params.id)),
    message: 'Copied. The copy has no stock, and shoppers do not see it yet.',
  }),
})

const stateRoutes = ({ products, states }: StaffProductRoutesDeps): Handlers => ({
  'staff.product-state': async ({ session, params, body }) => {
    const before = await products.find(params.id)
    await states.set(session, params.id, body)
    const product = await products.find(params.id)
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

const sizeChartRoutes = ({ sizeCharts }: StaffProductRoutesDeps): Handlers => ({
  'staff.size-charts': async () => ({ success: true, sizeCharts: await sizeCharts.list() }),
  'staff.size-chart-add': async ({ session, body }) => ({
    success: true,
    sizeChart: await sizeCharts.add(session, body),
    message: 'Size chart saved',
  }),
  'staff.size-chart-edit': async ({ session, params, body }) => ({
    success: true,
    sizeChart: await sizeCharts.edit(session, params.id, body),
    message: 'Size chart saved',
  }),
})
