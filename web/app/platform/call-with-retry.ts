import type { StoreCall } from 'virtual:contract-routes'
import type { Result } from './api.ts'

const triesAtMost = 3
/** What the shop's `Retry-After` says when it is too busy; the header itself would be read on every first visit. */
const pauseMs = 2_000

const wait = (ms: number) => new Promise<void>((go) => window.setTimeout(go, ms))

/**
 * Asks again by itself, twice at most, while the shop says that it is too busy. What is not wanted any more is not asked
 * again.
 */
export async function callWithRetry<Name extends StoreCall>(
  ask: () => Promise<Result<Name>>,
  isWanted: () => boolean,
  pause: (ms: number) => Promise<void> = wait,
): Promise<Result<Name>> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.ok || tries === triesAtMost || !isWanted()) return answer
    if (answer.failure.code !== 'server.overloaded') return answer
    await pause(pauseMs)
    if (!isWanted()) return answer
  }
}
