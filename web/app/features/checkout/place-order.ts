import type { OrderPayload } from '@first-fashion/contract/checkout/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { PaymentStart } from '@first-fashion/contract/payments/start'
import type { Failure } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import type { AddressErrors, AddressForm } from '../addresses/index.ts'
import { isEstimated } from './quote/estimated-quote.rules.ts'

interface Placed {
  /** Whether the address was saved, if requested. */
  readonly isAddressSaved?: boolean | undefined
}

export type PlaceOutcome =
  | (Placed & { readonly kind: 'pay'; readonly orderId: string; readonly start: PaymentStart })
  | (Placed & { readonly kind: 'placed' })
  | {
      readonly kind: 'refused'
      /** The outcome is unknown: a repeat must be the same attempt. */
      readonly isOpen: boolean
      readonly message: string
      /** The promo code is not valid (any more). */
      readonly isCodeRefused: boolean
      readonly errors?: AddressErrors
      readonly quote?: Quote
    }

interface Attempt {
  readonly form: AddressForm
  readonly items: readonly {
    readonly productId: string
    readonly size: string
    readonly variantIndex: number
    readonly quantity: number
    readonly name: string
    readonly price: number
    readonly image: string
    readonly color: string
    readonly colorCode: string
  }[]
  readonly method: OrderPaymentMethod
  readonly quote: Quote
  readonly location: OrderPayload['location']
  readonly saveForFutureOrders: boolean
  readonly cartVersion: string | undefined
  /** As chosen; otherwise as in the quote. */
  readonly promoCode?: string
  readonly useStoreCredit?: boolean
  /** One key per attempt: a repeat creates no second order. */
  readonly key: string
}

export async function placeOrder({
  form,
  items,
  method,
  quote,
  location,
  saveForFutureOrders,
  cartVersion,
  key,
  promoCode = quote.promoCode?.code ?? '',
  useStoreCredit = quote.storeCredit.used > 0,
}: Attempt): Promise<PlaceOutcome> {
  const body = {
    address: { ...form, zoneId: quote.delivery.zone?.id ?? '' },
    items: [...items],
    amount: quote.total,
    shippingCost: quote.shipping,
    currency: quote.currency,
    ...(isEstimated(quote) ? {} : { quoteId: quote.quoteId }),
    ...(cartVersion === undefined ? {} : { cartVersion }),
    ...(location === undefined ? {} : { location }),
    saveForFutureOrders,
    expressShipping: quote.delivery.isExpress,
    discount: quote.discount,
    useStoreCredit,
    storeCredit: quote.storeCredit.used,
    ...(promoCode === '' ? {} : { promoCode }),
  }
  if (method === 'cod' || method === 'no-payment-due') {
    const call = method === 'cod' ? 'order.place' : 'order.place-paid'
    const answer = await api(call, { body, idempotencyKey: key })
    if (!answer.ok) return refused(answer.failure)
    return { kind: 'placed', isAddressSaved: answer.value.isAddressSaved }
  }
  return payOnline(method, { body, idempotencyKey: key })
}

/** Each payment method has its call [A7.34], which returns the next step. */
async function payOnline(
  method: PaymentProviderName,
  input: { readonly body: OrderPayload; readonly idempotencyKey: string },
): Promise<PlaceOutcome> {
  if (method === 'koko') {
    const answer = await api('order.koko', input)
    if (!answer.ok) return refused(answer.failure)
    const { orderId, isAddressSaved, kokoPayload, kokoApiUrl } = answer.value
    return { kind: 'pay', orderId, isAddressSaved, start: { kind: 'form', kokoPayload, kokoApiUrl } }
  }
  if (method === 'razorpay') {
    const answer = await api('order.razorpay', input)
    if (!answer.ok) return refused(answer.failure)
    const { orderId, isAddressSaved, order, checkout } = answer.value
    return { kind: 'pay', orderId, isAddressSaved, start: { kind: 'script', order, checkout } }
  }
  const answer = await api('order.stripe', input)
  if (!answer.ok) return refused(answer.failure)
  const { orderId, isAddressSaved, session_url } = answer.value
  return { kind: 'pay', orderId, isAddressSaved, start: { kind: 'page', url: session_url } }
}

const openCodes = ['network.failed', 'server.overloaded', 'server.failed', 'order.in-progress']

const refused = ({ message, errors, quote, code }: Failure): PlaceOutcome => ({
  kind: 'refused',
  isOpen: openCodes.includes(code),
  message,
  isCodeRefused: code.startsWith('promo-code.'),
  ...(errors === undefined ? {} : { errors }),
  ...(quote === undefined ? {} : { quote }),
})
