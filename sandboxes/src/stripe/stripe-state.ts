import { randomBytes } from 'node:crypto'
import type { Card } from './cards.ts'

export interface SessionLine {
  readonly id: string
  readonly name: string
  readonly unitAmount: number
  readonly quantity: number
}

export interface Session {
  readonly id: string
  readonly currency: string
  readonly lines: readonly SessionLine[]
  readonly total: number
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly clientReferenceId: string | null
  readonly customerEmail: string | null
  readonly locale: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly intentMetadata: Readonly<Record<string, string>>
  readonly created: number
  readonly expiresAt: number
  status: 'open' | 'complete' | 'expired'
  /** The last card was declined; the page says so and allows another try. */
  wasDeclined: boolean
  paymentIntent: string | null
}

export interface PaymentIntent {
  readonly id: string
  readonly chargeId: string
  readonly card: Card
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly receiptEmail: string | null
  readonly created: number
  refunded: number
}

export interface Refund {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly chargeId: string
  readonly paymentIntent: string
  readonly reason: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly created: number
  status: 'succeeded' | 'failed'
}

/** A payment that its cardholder disputes with the bank. */
export interface Dispute {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly chargeId: string
  readonly paymentIntent: string
  readonly created: number
  /** An inquiry ('warning_needs_response') takes no money yet. */
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost'
}

export interface StripeEvent {
  readonly id: string
  readonly type: string
  readonly created: number
  /** The object as it was when the event happened. */
  readonly object: Readonly<Record<string, unknown>>
  /** Attempts to send it so far: time, and status or error. */
  readonly tries: { readonly atMs: number; readonly outcome: string; readonly isTaken: boolean }[]
}

/** The state of the sandbox's Stripe, in memory, in order of creation. */
export interface StripeState {
  readonly sessions: Map<string, Session>
  readonly intents: Map<string, PaymentIntent>
  readonly refunds: Map<string, Refund>
  readonly disputes: Map<string, Dispute>
  readonly events: Map<string, StripeEvent>
}

export const stripeState = (): StripeState => ({
  sessions: new Map(),
  intents: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  events: new Map(),
})

export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`
