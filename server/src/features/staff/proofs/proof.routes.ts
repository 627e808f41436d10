import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { proofMethodsOf, prove } from './proof.service.ts'

export const proofRoutes = (shop: Shop): Handlers => ({
  'staff.proof-methods': async ({ session }) => ({
    success: true,
    methods: await proofMethodsOf(shop, session.staffId),
  }),
  'staff.proof': async ({ session, body }) => {
    await prove(shop, session, body)
    return { success: true }
  },
})
