import { z } from 'zod'
import { quote } from './checkout/quote.ts'

/** Codes that any call may answer with. */
export const everyCallRefusals = [
  'request.malformed',
  'request.too-large',
  'request.unsupported-media-type',
  'request.unknown-route',
  'request.too-many',
  'server.failed',
  'server.overloaded',
] as const

/** The shape of every refusal: the words that the person sees, a stable code, and errors of single fields. */
export const refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  /** With 'order.quote-changed': the right figures, to be shown and agreed to. */
  quote: quote.optional(),
  requestId: z.string().optional(),
})
export type Refusal = z.output<typeof refusal>
