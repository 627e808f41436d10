import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffStoreCredit } from './store-credit.staff.service.ts'

export const storeCreditStaffRoutes = (storeCredit: StaffStoreCredit): Handlers => ({
  'staff.store-credit': async ({ params }) => ({
    success: true,
    ...(await storeCredit.of(params.id)),
  }),
  'staff.store-credit-change': async ({ session, params, body }) => ({
    success: true,
    ...(await storeCredit.change(session, params.id, body)),
    message: body.act === 'give' ? 'Store credit added' : 'Store credit removed',
  }),
})
