import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { currencyOrDefault } from '../currency/index.ts'
import type { PromoCodes } from './promo-codes.service.ts'

interface PromoCodeRoutesDeps extends Shop {
  readonly promoCodes: PromoCodes
}

export const promoCodeRoutes = ({ promoCodes, ...shop }: PromoCodeRoutesDeps): Handlers => ({
  'promo-codes.validate': async ({ session, body }) => ({
    success: true,
    ...(await promoCodes.validate(
      session.customerId,
      body.code,
      body.orderAmount,
      currencyOrDefault(shop, body.currency),
    )),
    message: 'Promo code applied successfully!',
  }),
})
