import { randomBytes } from 'node:crypto'

export interface Session {
  id: string
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid'
  currency: string
  lines: { name: string; amount: number; quantity: number }[]
  successUrl: string
  cancelUrl: string
  clientReferenceId: string | null
  customerEmail: string | null
  metadata: Record<string, string>
  intentMetadata: Record<string, string>
  paymentIntent: string | null
  created: number
  expiresAt: number
}

export interface PaymentIntent {
  id: string
  amount: number
  currency: string
  refunded: number
  metadata: Record<string, string>
  sessionId: string
}

export interface Refund {
  id: string
  amount: number
  currency: string
  paymentIntent: string
  created: number
}

export interface StripeEvent {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly object: Record<string, unknown>
}

/** Everything the sandbox's Stripe knows, in memory; and its clock in seconds, which can be pushed forward. */
export interface StripeState {
  readonly sessions: Map<string, Session>
  readonly intents: Map<string, PaymentIntent>
  readonly refunds: Map<string, Refund>
  readonly events: Map<string, StripeEvent>
  now(): number
  advance(ms: number): void
}

export function stripeState(): StripeState {
  let offsetMs = 0
  return {
    sessions: new Map(),
    intents: new Map(),
    refunds: new Map(),
    events: new Map(),
    now: () => Math.floor((Date.now() + offsetMs) / 1000),
    advance: (ms) => {
      offsetMs += ms
    },
  }
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`

export const totalOf = (session: Session): number =>
  session.lines.reduce((sum, line) => sum + line.amount * line.quantity, 0)
