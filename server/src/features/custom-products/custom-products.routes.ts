import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import {
  createCustomProduct,
  listCustomProducts,
  openCustomProduct,
  removeCustomProduct,
  updateCustomProduct,
} from './custom-products.service.ts'
import { designerOf, openEmbeddedDesign, saveEmbeddedDesign } from './embedded/embedded-designs.service.ts'
import { checkMockup, generateMockup, refreshMockups } from './mockups/mockups.service.ts'
import { approveProof, findProof } from './prints/proofs.service.ts'

export function customProductsRoutes(shop: Shop): Handlers {
  const message = 'Design saved successfully!'
  return {
    ...proofRoutes(shop),
    ...mockupRoutes(shop),
    'custom-products.create': async ({ session, body: { id, ...draft } }) => ({
      success: true,
      message,
      ...(await createCustomProduct(shop, session.customerId, draft, id)),
    }),
    'custom-products.update': async ({ session, params, body: { version, ...draft } }) => ({
      success: true,
      message,
      ...(await updateCustomProduct(shop, { customerId: session.customerId, id: params.id }, version, draft)),
    }),
    'custom-products.list': async ({ session }) => ({
      success: true,
      customProducts: await listCustomProducts(shop, session.customerId),
    }),
    'custom-products.get': async ({ session, params }) => ({
      success: true,
      customProduct: await openCustomProduct(shop, session.customerId, params.id),
    }),
    'custom-products.delete': async ({ session, params }) => {
      await removeCustomProduct(shop, { customerId: session.customerId, id: params.id })
      return { success: true, message: 'Design deleted successfully' }
    },
    ...embeddedRoutes(shop),
  }
}

const embeddedRoutes = (shop: Shop): Handlers => ({
  'custom-products.save-embedded': async ({ session, body }) => ({
    success: true,
    customProductId: await saveEmbeddedDesign(shop, session.customerId, body),
  }),
  'custom-products.open-embedded': async ({ session, body }) => ({
    success: true,
    ...(await openEmbeddedDesign(shop, session.customerId, body)),
  }),
  'custom-products.designer-origin': async () => ({ success: true, origin: designerOf(shop).origin }),
})

const proofRoutes = (shop: Shop): Handlers => ({
  'custom-products.proof': async ({ session, params }) => ({
    success: true,
    proof: await findProof(shop, session.customerId, params.id),
  }),
  'custom-products.approve-proof': async ({ session, params, body }) => {
    await approveProof(shop, session.customerId, params.id, body)
    return { success: true, message: 'Approved. Your design is printed exactly like this.' }
  },
})

const mockupRoutes = (shop: Shop): Handlers => ({
  'custom-products.generate-mockup': async ({ session, params, body }) => {
    const { taskKey } = await generateMockup(shop, session.customerId, params.id, body.placement)
    return { success: true, taskKey }
  },
  'custom-products.mockup-status': async ({ session, params }) => {
    const { state, image, side } = await checkMockup(shop, session.customerId, params.taskKey)
    const made = image === null ? [] : [{ placement: side, mockup_url: image }]
    return { success: true, status: state, mockups: made }
  },
  'custom-products.refresh-mockup': async ({ session, params }) => ({
    success: true,
    message: 'Mockup generation started',
    tasks: await refreshMockups(shop, session.customerId, params.id),
  }),
})
