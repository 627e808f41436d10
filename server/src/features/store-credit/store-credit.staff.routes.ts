import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { changeStoreCredit, findStaffStoreCredit } from './store-credit.staff.service.ts'

export const storeCreditStaffRoutes = (shop: Shop): Handlers => ({
  'staff.store-credit': async ({ params }) => ({
    success: true,
    ...(await findStaffStoreCredit(shop, params.id)),
  }),
  'staff.store-credit-change': async ({ session, params, body }) => ({
    success: true,
    ...(await changeStoreCredit(shop, session, params.id, body)),
    message: body.act === 'give' ? 'Store credit added' : 'Store credit removed',
  }),
})
