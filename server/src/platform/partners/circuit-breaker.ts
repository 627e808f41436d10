import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import type { PartnerReading } from '../monitoring/metrics.ts'

export interface PartnerLimits {
  readonly timeoutMs: number
  /** After how many failures in a row calls are held back. */
  readonly failures?: number
  /** For how long they are, before one is let through to see. */
  readonly restMs?: number
  /** What is a failure of the partner, and not an answer that we do not like. All by default. */
  readonly isFailure?: (error: unknown) => boolean
}

export interface CircuitBreaker {
  /** Does the work within the time limit; refuses at once, with an error, while the partner is known to be down. */
  run<T>(work: () => Promise<T>): Promise<T>
  reading(): PartnerReading
}

/** An outside service behind a time limit and a circuit breaker: its trouble must not become the shop's. */
export function createCircuitBreaker(partner: string, limits: PartnerLimits): CircuitBreaker {
  const isFailure = limits.isFailure ?? (() => true)
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: limits.restMs ?? 10_000,
    breaker: new ConsecutiveBreaker(limits.failures ?? 5),
  })
  const policy = wrap(breaker, timeout(limits.timeoutMs, TimeoutStrategy.Aggressive))
  let succeeded = 0
  let failed = 0
  return {
    run: async (work) => {
      try {
        const value = await policy.execute(work)
        succeeded += 1
        return value
      } catch (error) {
        if (isFailure(error)) failed += 1
        else succeeded += 1
        throw error
      }
    },
    reading: () => ({ partner, succeeded, failed, isOpen: breaker.state === CircuitState.Open }),
  }
}

/** Whether something failed only because calls to a partner are held back: then nobody has tried it. */
export function isCircuitOpen(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof BrokenCircuitError) return true
  return false
}
