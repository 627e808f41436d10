import type { Handlers } from '../../platform/http/handlers.ts'
import type { StaffPromoCodes } from './promo-codes.staff.service.ts'

export const promoCodeStaffRoutes = (promoCodes: StaffPromoCodes): Handlers => ({
  'staff.promo-codes': async ({ query }) => ({
    success: true,
    ...(await promoCodes.list(query)),
  }),
  'staff.promo-code-add': async ({ session, body }) => ({
    success: true,
    promoCode: await promoCodes.add(session, body),
    message: `${body.code} created`,
  }),
  'staff.promo-code-edit': async ({ session, params, body }) => ({
    success: true,
    promoCode: await promoCodes.edit(session, params.code, body),
    message: `${params.code} saved`,
  }),
})
