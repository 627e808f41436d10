import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { addPromoCode, editPromoCode, listStaffPromoCodes } from './promo-codes.staff.service.ts'

export const promoCodeStaffRoutes = (shop: Shop): Handlers => ({
  'staff.promo-codes': async ({ query }) => ({
    success: true,
    ...(await listStaffPromoCodes(shop, query)),
  }),
  'staff.promo-code-add': async ({ session, body }) => ({
    success: true,
    promoCode: await addPromoCode(shop, session, body),
    message: `${body.code} created`,
  }),
  'staff.promo-code-edit': async ({ session, params, body }) => ({
    success: true,
    promoCode: await editPromoCode(shop, session, params.code, body),
    message: `${params.code} saved`,
  }),
})
