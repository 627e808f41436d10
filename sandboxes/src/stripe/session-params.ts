import { z } from 'zod'
import { isSupportedCurrency } from './currency.ts'
import { asList } from './form.ts'

const withCode = (code: string, message: (input: unknown) => string) => ({
  error: (issue: { input?: unknown }) => message(issue.input),
  params: { code },
})

const someText = z.string().min(1)
const wholeNumber = (least: number) =>
  z
    .string()
    .refine(
      (text) => /^-?\d{1,15}$/.test(text),
      withCode('parameter_invalid_integer', (input) => `Invalid integer: ${input}`),
    )
    .refine(
      (text) => Number(text) >= least,
      withCode('parameter_invalid_integer', () => `This value must be greater than or equal to ${least}.`),
    )
    .transform(Number)

const listOf = <Item extends z.ZodType>(item: Item) => z.preprocess(asList, z.array(item))
const webAddress = z.string().refine(
  isWebAddress,
  withCode('url_invalid', () => 'Not a valid URL'),
)
const emailAddress = z.string().refine(
  (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  withCode('email_invalid', (input) => `Invalid email address: ${input}`),
)

const currency = z
  .string()
  .transform((text) => text.toLowerCase())
  .refine(isSupportedCurrency, { error: (issue) => `Invalid currency: ${issue.input}` })

/** At most 50 pairs, keys to 40 and values to 500 characters. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, 'Metadata has a limit of 50 keys.')

const ignored = z.unknown().optional()

const productData = z.strictObject({
  name: someText,
  description: someText.optional(),
  images: listOf(webAddress).optional(),
  metadata: metadata.optional(),
  tax_code: ignored,
})

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: wholeNumber(0),
    product_data: productData,
    tax_behavior: ignored,
  }),
  quantity: wholeNumber(1),
  metadata: metadata.optional(),
})

/**
 * Parameters of a payment page, named as in version 2026-10-28.endive. Those that change nothing here are ignored; those
 * that would change the amount (discounts, taxes, optional items) are refused.
 */
export const sessionParams = z.strictObject({
  mode: z.literal('payment', {
    error: (issue) => `Invalid mode: the sandbox takes payment, not ${issue.input}`,
  }),
  line_items: listOf(lineItem).refine(
    (lines) => lines.length >= 1 && lines.length <= 100,
    'The line_items array must have 1 to 100 entries.',
  ),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: emailAddress.optional(),
  expires_at: wholeNumber(0).optional(),
  metadata: metadata.optional(),
  payment_intent_data: z.looseObject({ metadata: metadata.optional() }).optional(),
  ui_mode: z.literal('hosted_page', 'The sandbox has the hosted page only.').optional(),
  expand: listOf(z.string()).optional(),
  locale: z.string().optional(),
  adaptive_pricing: ignored,
  after_expiration: ignored,
  allow_promotion_codes: ignored,
  allowed_payment_method_types: ignored,
  billing_address_collection: ignored,
  branding_settings: ignored,
  consent_collection: ignored,
  custom_text: ignored,
  customer_creation: ignored,
  excluded_payment_method_types: ignored,
  invoice_creation: ignored,
  payment_method_options: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  shipping_address_collection: ignored,
  shipping_options: ignored,
  submit_type: ignored,
})

export type SessionParams = z.output<typeof sessionParams>

/** Parameters of a refund. */
export const refundParams = z.strictObject({
  payment_intent: someText.optional(),
  charge: someText.optional(),
  amount: wholeNumber(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand: ignored,
})

/** The literal {CHECKOUT_SESSION_ID} is not valid in a URL but allowed here. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol)
}
