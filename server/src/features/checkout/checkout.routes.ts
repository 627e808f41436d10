import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import { choicesOf } from '@first-fashion/contract/orders/sums'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
import { AppError } from '../../platform/errors.ts'
import type { CallRequest, Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { addAddress } from '../addresses/index.ts'
import { methodsOfferedIn, startPayment } from '../payments/index.ts'
import { placeOrder } from './placement.service.ts'
import { makeQuote } from './quotes.service.ts'

export const checkoutRoutes = (shop: Shop): Handlers => {
  return {
    'checkout.quote': async ({ session, body }) => {
      const { items, countryCode, currency, place, expressShipping } = body
      const request = {
        items,
        currencyCode: currency.code,
        place: { ...place, countryCode },
        wantsExpress: expressShipping,
        choices: choicesOf(body),
      }
      return { success: true, quote: await makeQuote(shop, session.customerId, request) }
    },
    'checkout.methods': async ({ params }) => ({
      success: true,
      methods: methodsOfferedIn(shop, params.countryCode),
    }),
    'order.place': async (request) => {
      const order = await placed(shop, 'cod', request)
      return { success: true, message: 'Order Placed Successfully Completed', ...order }
    },
    'order.place-paid': (request) => placePaid(shop, request),
    ...paymentRoutes(shop),
  }
}

/** Orders that are paid at a partner, each with what its payment starts with. */
const paymentRoutes = (shop: Shop) =>
  ({
    'order.stripe': async (request) => {
      const order = await placed(shop, 'stripe', request)
      const { url } = startOf('page', await startPayment(shop, order.orderId))
      return { success: true, session_url: url, ...order }
    },
    'order.koko': async (request) => {
      const order = await placed(shop, 'koko', request)
      const { kokoPayload, kokoApiUrl } = startOf('form', await startPayment(shop, order.orderId))
      return { success: true, kokoPayload, kokoApiUrl, ...order }
    },
    'order.razorpay': async (request) => {
      const ours = await placed(shop, 'razorpay', request)
      const { order, checkout } = startOf('script', await startPayment(shop, ours.orderId))
      return { success: true, order, checkout, ...ours }
    },
  }) satisfies Partial<Handlers>

type PlaceRequest = CallRequest<
  'order.place' | 'order.place-paid' | 'order.stripe' | 'order.koko' | 'order.razorpay'
>

async function placePaid(shop: Shop, request: PlaceRequest) {
  const order = await placed(shop, 'no-payment-due', request)
  return { success: true as const, message: 'Order Placed Successfully Completed', ...order }
}

async function placed(shop: Shop, method: OrderPaymentMethod, request: PlaceRequest) {
  const key = idempotencyKey(request.header('idempotency-key'))
  const { customerId } = request.session
  const input = { customerId, ipAddress: request.address, method, request: request.body, key }
  const orderId = await placeOrder(shop, input)
  request.log.info({ orderId, method }, 'order placed')
  if (!request.body.saveForFutureOrders) return { orderId }
  return { orderId, isAddressSaved: await keepAddress(shop, request) }
}

/** The order succeeds even if saving the address fails. */
async function keepAddress(shop: Shop, { session, body, log }: PlaceRequest): Promise<boolean> {
  const { zoneId: _zone, ...fields } = body.address
  try {
    await addAddress(shop, session.customerId, fields, false)
    return true
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, 'the address of an order was not saved')
    return false
  }
}

/** The payment start of a method; another kind would be a bug. */
function startOf<Kind extends PaymentStart['kind']>(kind: Kind, start: PaymentStart) {
  if (!isStart(kind, start)) throw new Error(`expected a ${kind}, got a ${start.kind}`)
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
