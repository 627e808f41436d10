import type { Quote } from '@first-fashion/contract/checkout/quote'

/** The kind of a refusal gives its HTTP status. */
export const statusOfKind = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  refused: 422,
  'too-many': 429,
  unavailable: 503,
} as const

export type RefusalKind = keyof typeof statusOfKind

export interface RefusalDetails {
  /** Errors of single fields, in the words that the shopper sees. */
  readonly errors?: Record<string, string>
  readonly quote?: Quote
  /** With a conflict: what is stored now, as the call that reads it answers. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** For the log only. */
  readonly cause?: unknown
}

/** A refusal that a person can read. `code` is `feature.reason` and listed in docs/refusals.md. */
export class AppError extends Error {
  readonly kind: RefusalKind
  readonly code: string
  readonly details: RefusalDetails

  constructor(kind: RefusalKind, code: string, message: string, details: RefusalDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.details = details
  }
}

/** The words of a refusal; null if the work was done. */
export async function problemOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
