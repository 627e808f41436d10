import type { Quote } from '@first-fashion/contract/checkout/quote'
import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import type { Failure } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import type { AddressErrors } from './address-fields.tsx'
import type { AddressForm } from './address-form.ts'

export type PlaceOutcome =
  | { readonly kind: 'pay'; readonly url: string }
  | { readonly kind: 'placed' }
  | {
      readonly kind: 'refused'
      /** Nobody knows what became of it: a repeat must be the same attempt. */
      readonly isOpen: boolean
      readonly message: string
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
  }[]
  readonly method: PaymentMethod
  readonly quote: Quote
  /** One for each attempt: a repeat of the same attempt makes no second order. */
  readonly key: string
}

export async function placeOrder({ form, items, method, quote, key }: Attempt): Promise<PlaceOutcome> {
  const body = {
    address: { ...form, zoneId: quote.delivery?.zone?.id ?? '' },
    items: [...items],
    amount: quote.total,
    shippingCost: quote.shipping,
    currency: quote.currency,
    quoteId: quote.quoteId,
    expressShipping: quote.delivery?.isExpress ?? false,
  }
  if (method === 'cod') {
    const answer = await api('order.place', { body, idempotencyKey: key })
    return answer.ok ? { kind: 'placed' } : refused(answer.failure)
  }
  const answer = await api('order.stripe', { body, idempotencyKey: key })
  return answer.ok ? { kind: 'pay', url: answer.value.session_url } : refused(answer.failure)
}

const openCodes = [
  'network.failed',
  'server.overloaded',
  'server.failed',
  'payments.unavailable',
  'order.in-progress',
]

const refused = ({ message, errors, quote, code }: Failure): PlaceOutcome => ({
  kind: 'refused',
  isOpen: openCodes.includes(code),
  message,
  ...(errors === undefined ? {} : { errors }),
  ...(quote === undefined ? {} : { quote }),
})
