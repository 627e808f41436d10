import type { FastifyBaseLogger } from 'fastify'
import type { TimeMachine } from '../../features/demonstration/index.ts'
import { movableClock } from '../../platform/clock.ts'
import type { Settings } from '../settings.ts'

/** A demonstration's clock that its sandbox can push forward. Null in a live shop. */
export function timeMachineOf({ sandbox }: Settings, log: FastifyBaseLogger): TimeMachine | null {
  if (sandbox === null) return null
  return {
    clock: movableClock(),
    sandboxKey: sandbox.key,
    notifySandbox: async (pushedMs) => {
      // The shop's time counts; a sandbox that is away hears of it at the next push.
      await setClock(sandbox.url, pushedMs).catch((error: unknown) =>
        log.warn({ err: error }, 'the sandbox did not take the time'),
      )
    },
  }
}

const answerWithinMs = 5_000

async function setClock(sandboxUrl: string, pushedMs: number): Promise<void> {
  const response = await fetch(`${sandboxUrl}/api/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pushedMs }),
    signal: AbortSignal.timeout(answerWithinMs),
  })
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}`)
}
