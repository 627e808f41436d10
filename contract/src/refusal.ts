import { z } from 'zod'
import type { Call } from './call.ts'
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

const accessRefusals = {
  everyone: [],
  partner: [],
  customer: ['accounts.login-needed', 'accounts.session-dead'],
  staff: ['staff.session-dead', 'staff.csrf-wrong', 'staff.role-forbids', 'staff.second-factor-needed'],
} as const

/** All codes that a call may answer with. */
export const refusalsOf = ({ access, proof, refusals }: Call): readonly string[] => [
  ...refusals,
  ...(proof === undefined ? [] : ['staff.proof-needed']),
  ...accessRefusals[access],
  ...everyCallRefusals,
]

/** Every refusal: a text for people, a stable code, and errors by field. */
export const refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  /** With 'order.quote-changed': the new figures, for the shopper to agree to. */
  quote: quote.optional(),
  /** With a conflict: what is stored now, as the call that reads it answers. */
  stored: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
})
export type Refusal = z.output<typeof refusal>
