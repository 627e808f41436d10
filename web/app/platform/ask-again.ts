import type { StoreCall } from 'virtual:contract-routes'
import type { Result } from './api.ts'

const triesAtMost = 3
/** Longer than this nobody waits without being asked. */
const waitAtMostMs = 5_000

const wait = (ms: number) => new Promise<void>((go) => window.setTimeout(go, ms))

/**
 * Asks again by itself, twice at most, while the shop says that it is too busy and when to come back. What is not wanted
 * any more is not asked again.
 */
export async function askAgain<Name extends StoreCall>(
  ask: () => Promise<Result<Name>>,
  isWanted: () => boolean,
  pause: (ms: number) => Promise<void> = wait,
): Promise<Result<Name>> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.ok || tries === triesAtMost || !isWanted()) return answer
    const { status, retryAfter } = answer.failure
    const retryAfterMs = Number(retryAfter ?? 0) * 1000
    if (status !== 503 || !(retryAfterMs > 0)) return answer
    await pause(Math.min(retryAfterMs, waitAtMostMs))
    if (!isWanted()) return answer
  }
}
