import { AppError } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { createCustomProducts } from './custom-products.service.ts'
import { createEmbeddedDesigns, type EmbeddedDesignsDeps } from './embedded/embedded-designs.service.ts'
import { createProofs, type ProofsDeps } from './prints/proofs.service.ts'

export function customProductsRoutes(deps: EmbeddedDesignsDeps & ProofsDeps): Handlers {
  const products = createCustomProducts(deps)
  const proofs = createProofs(deps)
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
    'custom-products.proof': async ({ session, params }) => ({
      success: true,
      proof: await proofs.of(session.customerId, params.id),
    }),
    'custom-products.approve-proof': async ({ session, params, body }) => {
      await proofs.approve(session.customerId, params.id, body)
      return { success: true, message: 'Approved. Your design is printed exactly like this.' }
    },
    'custom-products.refresh-mockup': async ({ session, params }) => {
      await products.find(session.customerId, params.id)
      throw noMockups()
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

/** The print partner makes no mockups for the shop yet. */
const noMockups = () =>
  new AppError(
    'unavailable',
    'custom-products.no-mockups',
    'Mockups are not available right now. The picture shows the product without your design.',
  )
