import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
import { AppError } from '../../platform/errors.ts'
import type { CallRequest, Handlers } from '../../platform/http/handlers.ts'
import type { PaymentMethods, Payments } from '../payments/index.ts'
import type { Placement } from './placement.service.ts'
import type { Quotes } from './quotes.service.ts'

export interface CheckoutRoutesDeps {
  readonly placement: Placement
  readonly quotes: Quotes
  readonly payments: Payments
  readonly methods: PaymentMethods
}

export const checkoutRoutes = (deps: CheckoutRoutesDeps): Handlers => {
  const { placement, quotes, payments, methods } = deps
  return {
    'checkout.quote': async ({ session, body }) => {
      const { items, countryCode, currency, place, expressShipping, promoCode, useStoreCredit } = body
      const request = {
        items,
        currencyCode: currency.code,
        place: { ...place, countryCode },
        wantsExpress: expressShipping,
        promoCode,
        useStoreCredit,
      }
      return { success: true, quote: await quotes.make(session.customerId, request) }
    },
    'checkout.methods': async ({ params }) => ({
      success: true,
      methods: methods.offeredIn(params.countryCode),
    }),
    'order.place': async (request) => {
      const orderId = await placed(placement, 'cod', request)
      return { success: true, message: 'Order Placed Successfully Completed', orderId }
    },
    'order.covered': async (request) => {
      const orderId = await placed(placement, 'covered', request)
      return { success: true, message: 'Order Placed Successfully Completed', orderId }
    },
    'order.stripe': async (request) => {
      const orderId = await placed(placement, 'stripe', request)
      const { url } = startOf('page', await payments.start(orderId))
      return { success: true, session_url: url, orderId }
    },
    'order.koko': async (request) => {
      const orderId = await placed(placement, 'koko', request)
      const { kokoPayload, kokoApiUrl } = startOf('form', await payments.start(orderId))
      return { success: true, kokoPayload, kokoApiUrl, orderId }
    },
    'order.razorpay': async (request) => {
      const orderId = await placed(placement, 'razorpay', request)
      const { order, checkout } = startOf('script', await payments.start(orderId))
      return { success: true, order, checkout, orderId }
    },
  }
}

type PlaceRequest = CallRequest<
  'order.place' | 'order.covered' | 'order.stripe' | 'order.koko' | 'order.razorpay'
>

async function placed(
  placement: Placement,
  method: OrderPaymentMethod,
  request: PlaceRequest,
): Promise<string> {
  const key = idempotencyKey(request.header('idempotency-key'))
  const orderId = await placement.place(request.session.customerId, method, request.body, key)
  request.log.info({ orderId, method }, 'order placed')
  return orderId
}

/** How the partner of a method begins; another one would be a fault of ours. */
function startOf<Kind extends PaymentStart['kind']>(kind: Kind, start: PaymentStart) {
  if (!isStart(kind, start)) throw new Error(`a ${kind} was awaited, a ${start.kind} came`)
  return start
}
const isStart = <Kind extends PaymentStart['kind']>(
  kind: Kind,
  start: PaymentStart,
): start is Extract<PaymentStart, { kind: Kind }> => start.kind === kind

function idempotencyKey(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined
  if (/^[\x21-\x7e]{1,200}$/.test(value)) return value
  throw new AppError('malformed', 'request.malformed', 'Idempotency-Key must be 1 to 200 visible characters')
}
