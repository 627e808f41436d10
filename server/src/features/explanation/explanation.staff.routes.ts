import type { Handlers } from '../../platform/http/handlers.ts'
import { requireRole } from '../staff/index.ts'
import type { Explanations } from './explanation.service.ts'

export const explanationStaffRoutes = (explanations: Explanations): Handlers => ({
  'staff.order-explanation': async ({ session, params }) => {
    requireRole(session, 'orders.read')
    return { success: true, explanation: await explanations.ofOrder(params.id) }
  },
})
