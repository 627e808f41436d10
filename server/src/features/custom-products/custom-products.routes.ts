import type { Handlers } from '../../platform/http/handlers.ts'
import { createCustomProducts } from './custom-products.service.ts'
import { createEmbeddedDesigns, type EmbeddedDesignsDeps } from './embedded/embedded-designs.service.ts'
import { createMockups, type Mockups, type MockupsDeps } from './mockups/mockups.service.ts'
import { createProofs, type Proofs, type ProofsDeps } from './prints/proofs.service.ts'

export function customProductsRoutes(deps: EmbeddedDesignsDeps & ProofsDeps & MockupsDeps): Handlers {
  const products = createCustomProducts(deps)
  const proofs = createProofs(deps)
  const message = 'Design saved successfully!'
  return {
    ...proofRoutes(proofs),
    ...mockupRoutes(createMockups(deps, proofs)),
    'custom-products.create': async ({ session, body: { id, ...draft } }) => ({
      success: true,
      message,
      ...(await products.create(session.customerId, draft, id)),
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
    ...embeddedRoutes(deps),
  }
}

function embeddedRoutes(deps: EmbeddedDesignsDeps): Handlers {
  const embedded = createEmbeddedDesigns(deps)
  return {
    'custom-products.save-embedded': async ({ session, body }) => ({
      success: true,
      customProductId: await embedded.save(session.customerId, body),
    }),
    'custom-products.open-embedded': async ({ session, body }) => ({
      success: true,
      ...(await embedded.open(session.customerId, body)),
    }),
    'custom-products.designer-origin': async () => ({ success: true, origin: embedded.origin() }),
  }
}

const proofRoutes = (proofs: Proofs): Handlers => ({
  'custom-products.proof': async ({ session, params }) => ({
    success: true,
    proof: await proofs.of(session.customerId, params.id),
  }),
  'custom-products.approve-proof': async ({ session, params, body }) => {
    await proofs.approve(session.customerId, params.id, body)
    return { success: true, message: 'Approved. Your design is printed exactly like this.' }
  },
})

const mockupRoutes = (mockups: Mockups): Handlers => ({
  'custom-products.generate-mockup': async ({ session, params, body }) => {
    const { taskKey } = await mockups.generate(session.customerId, params.id, body.placement)
    return { success: true, taskKey }
  },
  'custom-products.mockup-status': async ({ session, params }) => {
    const { state, image, side } = await mockups.status(session.customerId, params.taskKey)
    const made = image === null ? [] : [{ placement: side, mockup_url: image }]
    return { success: true, status: state, mockups: made }
  },
  'custom-products.refresh-mockup': async ({ session, params }) => ({
    success: true,
    message: 'Mockup generation started',
    tasks: await mockups.refresh(session.customerId, params.id),
  }),
})
