import type { Handlers } from '../../platform/http/handlers.ts'
import type { Packing } from './packing.service.ts'

export const packingStaffRoutes = (packing: Packing): Handlers => ({
  'staff.packing-slip': async ({ params, query }) => ({
    success: true,
    file: await packing.slip(params.id, query.confirmed === 'true'),
  }),
  'staff.pick-list': async () => ({ success: true, ...(await packing.pickList()) }),
})
