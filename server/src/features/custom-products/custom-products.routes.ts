import { AppError } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { type CustomProductsDeps, createCustomProducts } from './custom-products.service.ts'
import { saveEmbeddedDesign } from './embedded-design.ts'

export function customProductsRoutes(deps: CustomProductsDeps): Handlers {
  const products = createCustomProducts(deps)
  const message = 'Design saved successfully!'
  return {
    'custom-products.create': async ({ session, body }) => ({
      success: true,
      message,
      ...(await products.create(session.customerId, body)),
    }),
    'custom-products.update': async ({ session, params, body: { version, ...draft } }) => ({
      success: true,
      message,
      ...(await products.update(session.customerId, params.id, version, draft)),
    }),
    'custom-products.list': async ({ session }) => ({
      success: true,
      customProducts: await products.list(session.customerId),
    }),
    'custom-products.get': async ({ session, params }) => ({
      success: true,
      customProduct: await products.find(session.customerId, params.id),
    }),
    'custom-products.delete': async ({ session, params }) => {
      await products.remove(session.customerId, params.id)
      return { success: true, message: 'Design deleted successfully' }
    },
    'custom-products.refresh-mockup': async ({ session, params }) => {
      await products.find(session.customerId, params.id)
      throw noMockups()
    },
    'custom-products.save-embedded': async ({ session, body }) => ({
      success: true,
      customProductId: await saveEmbeddedDesign(deps, session.customerId, body),
    }),
  }
}

/** The print partner makes no mockups for the shop yet. */
const noMockups = () =>
  new AppError(
    'unavailable',
    'custom-products.no-mockups',
    'Mockups are not available right now. The picture shows the product without your design.',
  )
