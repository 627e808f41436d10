import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { currencyOrDefault } from '../currency/index.ts'
import { validatePromoCode } from './promo-codes.service.ts'

export const promoCodeRoutes = (shop: Shop): Handlers => ({
  'promo-codes.validate': async ({ session, body }) => ({
    success: true,
    ...(await validatePromoCode(
      shop,
      session.customerId,
      body.code,
      body.orderAmount,
      currencyOrDefault(shop, body.currency),
    )),
    message: 'Promo code applied successfully!',
  }),
})
