import { type FormFields, type FormValue, listOf } from './form.ts'
import { invalid } from './stripe-error.ts'
import { newId, type Session, type StripeState, totalOf } from './stripe-state.ts'

const halfHour = 1_800
const day = 86_400

/** Checks a request for a payment page as Stripe does, and makes the page. */
export function newSession(form: FormFields, state: StripeState): Session {
  if (form.mode !== 'payment') throw invalid('mode must be payment', 'mode')
  if (form.payment_method_types !== undefined)
    throw invalid(
      'Received unknown parameter: payment_method_types',
      'payment_method_types',
      'parameter_unknown',
    )
  const lines = listOf(form.line_items).map(lineOf)
  if (lines.length === 0 || lines.length > 100)
    throw invalid('line_items must have 1 to 100 entries', 'line_items')
  const currency = lines[0]?.currency ?? ''
  if (lines.some((line) => line.currency !== currency))
    throw invalid('All prices must have the same currency.', 'line_items')
  const created = state.now()
  const expiresAt = form.expires_at === undefined ? created + day : Number(form.expires_at)
  if (!Number.isInteger(expiresAt) || expiresAt < created + halfHour || expiresAt > created + day + 60)
    throw invalid(
      'The expires_at timestamp must be between 30 minutes and 24 hours from creation.',
      'expires_at',
    )
  const session: Session = {
    id: newId('cs_test'),
    status: 'open',
    paymentStatus: 'unpaid',
    currency,
    lines,
    successUrl: required(form, 'success_url'),
    cancelUrl: text(form.cancel_url) ?? required(form, 'success_url'),
    clientReferenceId: text(form.client_reference_id) ?? null,
    customerEmail: text(form.customer_email) ?? null,
    metadata: strings(form.metadata),
    intentMetadata:
      typeof form.payment_intent_data === 'object' ? strings(form.payment_intent_data.metadata) : {},
    paymentIntent: null,
    created,
    expiresAt,
  }
  if (totalOf(session) < 1) throw invalid('The total amount must be greater than zero.', 'line_items')
  state.sessions.set(session.id, session)
  return session
}

function lineOf(line: FormValue) {
  const price = typeof line === 'object' && typeof line.price_data === 'object' ? line.price_data : undefined
  const product = typeof price?.product_data === 'object' ? price.product_data : undefined
  const name = text(product?.name)
  const currency = text(price?.currency)
  const amount = Number(text(price?.unit_amount))
  const quantity = Number(typeof line === 'object' ? (text(line.quantity) ?? '1') : '1')
  if (name === undefined)
    throw invalid(
      'Missing required param: product_data[name]',
      'line_items[0][price_data][product_data][name]',
    )
  if (currency === undefined || !/^[a-z]{3}$/.test(currency))
    throw invalid('Invalid currency', 'line_items[0][price_data][currency]')
  if (!Number.isInteger(amount) || amount < 0)
    throw invalid('Invalid integer', 'line_items[0][price_data][unit_amount]')
  if (!Number.isInteger(quantity) || quantity < 1) throw invalid('Invalid integer', 'line_items[0][quantity]')
  return { name, currency, amount, quantity }
}

const text = (value: FormValue | undefined) => (typeof value === 'string' ? value : undefined)

function required(form: FormFields, name: string): string {
  const value = text(form[name])
  if (value === undefined) throw invalid(`Missing required param: ${name}`, name, 'parameter_missing')
  return value
}

function strings(value: FormValue | undefined): Record<string, string> {
  if (typeof value !== 'object') return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (typeof one === 'string' ? [[key, one]] : [])),
  )
}
