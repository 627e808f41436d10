import type { Handlers } from '../../platform/http/handlers.ts'
import type { PromoCodes } from './promo-codes.service.ts'

export const promoCodeRoutes = ({ promoCodes }: { readonly promoCodes: PromoCodes }): Handlers => ({
  'promo-codes.validate': async ({ session, body }) => ({
    success: true,
    ...(await promoCodes.validate(session.customerId, body.code, body.orderAmount)),
    message: 'Promo code applied successfully!',
  }),
})
