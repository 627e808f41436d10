import { withoutParams } from './log.ts'
import { isCircuitOpen } from './partners/circuit-breaker.ts'
import { PermanentFailure } from './permanent-failure.ts'

/** What becomes of a job that failed: its state in pg-boss, when it runs next, and the reason that staff read. */
export interface JobFailure {
  /** 'created': nobody has tried it. 'failed': no more tries. */
  readonly state: 'created' | 'retry' | 'failed'
  readonly delaySeconds: number
  readonly output: { readonly message: string; readonly stack?: string } | null
}

/** The delay before the first retry; it grows with each further one. */
export const retryDelaySeconds = 5
/** The delay before retrying a partner with an open circuit breaker. */
const heldBackSeconds = 10

/** A partner with an open circuit breaker was not asked: that uses up no try. */
export function failureOf(reason: unknown): JobFailure {
  if (isCircuitOpen(reason)) return { state: 'created', delaySeconds: heldBackSeconds, output: null }
  const output = outputOf(reason)
  if (reason instanceof PermanentFailure) return { state: 'failed', delaySeconds: 0, output }
  return { state: 'retry', delaySeconds: retryDelaySeconds, output }
}

const outputOf = (reason: unknown) =>
  reason instanceof Error
    ? { message: storable(reason.message), stack: storable(reason.stack ?? '') }
    : { message: storable(String(reason)) }

/** What a partner answers can hold characters that PostgreSQL refuses: the failure could never be recorded. */
const storable = (text: string): string => withoutParams(text).toWellFormed().replaceAll('\0', '')
