import type { Handlers } from '../../platform/http/handlers.ts'
import type { Currencies } from '../currency/index.ts'
import type { PromoCodes } from './promo-codes.service.ts'

interface PromoCodeRoutesDeps {
  readonly promoCodes: PromoCodes
  readonly currencies: Currencies
}

export const promoCodeRoutes = ({ promoCodes, currencies }: PromoCodeRoutesDeps): Handlers => ({
  'promo-codes.validate': async ({ session, body }) => ({
    success: true,
    ...(await promoCodes.validate(
      session.customerId,
      body.code,
      body.orderAmount,
      currencies.orDefault(body.currency),
    )),
    message: 'Promo code applied successfully!',
  }),
})
