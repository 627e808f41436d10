import type { StoreCall } from 'virtual:contract-routes'
import type { Result } from './api.ts'

const triesAtMost = 3
/** The server's `Retry-After` under overload. Reading the header would add code to every first visit. */
const pauseMs = 2_000

const wait = (ms: number) => new Promise<void>((go) => window.setTimeout(go, ms))

/**
 * Retries, twice at most, while the server is overloaded. An aborted call is not
 * retried.
 */
export async function callWithRetry<Name extends StoreCall>(
  ask: () => Promise<Result<Name>>,
  shouldContinue: () => boolean,
  pause: (ms: number) => Promise<void> = wait,
): Promise<Result<Name>> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.ok || tries === triesAtMost || !shouldContinue()) return answer
    if (answer.failure.code !== 'server.overloaded') return answer
    await pause(pauseMs)
    if (!shouldContinue()) return answer
  }
}
