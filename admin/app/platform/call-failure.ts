import type { Refusal } from '@first-fashion/contract'

/** The server's error message. */
export class CallFailure extends Error {
  readonly code: string
  readonly status: number
  /** Errors by field. */
  readonly errors: Readonly<Record<string, string>>
  constructor(refusal: Pick<Refusal, 'message' | 'code' | 'errors'>, status: number) {
    super(refusal.message)
    this.code = refusal.code
    this.status = status
    this.errors = refusal.errors ?? {}
  }
}
