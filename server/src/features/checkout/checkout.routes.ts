import { AppError } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Payments } from '../payments/index.ts'
import { methodsIn } from './checkout.rules.ts'
import type { Placement } from './placement.service.ts'
import type { Quotes } from './quotes.service.ts'

export interface CheckoutRoutesDeps {
  readonly placement: Placement
  readonly quotes: Quotes
  readonly payments: Payments
}

export const checkoutRoutes = ({ placement, quotes, payments }: CheckoutRoutesDeps): Handlers => ({
  'checkout.quote': async ({ session, body }) => {
    const { items, countryCode, currency, place, expressShipping, promoCode } = body
    const request = {
      items,
      currencyCode: currency.code,
      place: { ...place, countryCode },
      wantsExpress: expressShipping,
      promoCode,
    }
    return { success: true, quote: await quotes.make(session.customerId, request) }
  },
  'checkout.methods': async ({ params }) => ({ success: true, methods: methodsIn(params.countryCode) }),
  'order.place': async ({ session, body, header, log }) => {
    const key = idempotencyKey(header('idempotency-key'))
    const orderId = await placement.place(session.customerId, 'cod', body, key)
    log.info({ orderId, method: 'cod' }, 'order placed')
    return { success: true, message: 'Order Placed Successfully Completed', orderId }
  },
  'order.stripe': async ({ session, body, header, log }) => {
    const key = idempotencyKey(header('idempotency-key'))
    const orderId = await placement.place(session.customerId, 'stripe', body, key)
    log.info({ orderId, method: 'stripe' }, 'order placed')
    return { success: true, session_url: await payments.pageUrl(orderId), orderId }
  },
})

function idempotencyKey(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined
  if (/^[\x21-\x7e]{1,200}$/.test(value)) return value
  throw new AppError('malformed', 'request.malformed', 'Idempotency-Key must be 1 to 200 visible characters')
}
