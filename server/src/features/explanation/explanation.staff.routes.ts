import type { Handlers } from '../../platform/http/handlers.ts'
import type { Explanations } from './explanation.service.ts'

export const explanationStaffRoutes = (explanations: Explanations): Handlers => ({
  'staff.order-explanation': async ({ params }) => {
    return { success: true, explanation: await explanations.ofOrder(params.id) }
  },
})
