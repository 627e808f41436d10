import type { SandboxClock } from '../clock.ts'
import { objectionTo } from './currency.ts'
import type { FormFields } from './form.ts'
import { type SessionParams, sessionParams } from './session-params.ts'
import { invalid, refusalOf } from './stripe-error.ts'
import { newId, type Session } from './stripe-state.ts'

const halfHour = 1_800
const day = 86_400

/** Validates a request for a payment page as Stripe does, and creates the page. */
export function newSession(form: FormFields, clock: SandboxClock): Session {
  const now = clock.nowSeconds()
  const read = sessionParams.safeParse(form, { reportInput: true })
  if (!read.success) throw refusalOf(read.error)
  const params = read.data
  const currency = oneCurrency(params)
  const lines = params.line_items.map((line) => ({
    id: newId('li'),
    name: line.price_data.product_data.name,
    unitAmount: line.price_data.unit_amount,
    quantity: line.quantity,
  }))
  const total = lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0)
  const objection = objectionTo(total, currency)
  if (objection !== undefined) throw invalid(objection.message, 'line_items', objection.code)
  return {
    id: newId('cs_test'),
    currency,
    lines,
    total,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    intentMetadata: params.payment_intent_data?.metadata ?? {},
    created: now,
    expiresAt: expiryOf(params, now),
    status: 'open',
    wasDeclined: false,
    paymentIntent: null,
  }
}

function oneCurrency({ line_items: lines }: SessionParams): string {
  const [first] = lines
  const currency = first?.price_data.currency ?? ''
  const other = lines.findIndex((line) => line.price_data.currency !== currency)
  if (other !== -1)
    throw invalid(
      `All line items must have the same currency, ${currency}.`,
      `line_items[${other}][price_data][currency]`,
    )
  return currency
}

function expiryOf({ expires_at: requested }: SessionParams, now: number): number {
  if (requested === undefined) return now + day
  if (requested < now + halfHour)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    )
  if (requested > now + day)
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    )
  return requested
}
