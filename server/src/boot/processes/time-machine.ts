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
      await post(sandbox.url, 'clock', { pushedMs }).catch((error: unknown) =>
        log.warn({ err: error }, 'the sandbox did not take the time'),
      )
    },
    rememberPayments: async (payments) => {
      // Without them only their refunds are refused, and staff see that.
      await post(sandbox.url, 'card-payments', { payments }).catch((error: unknown) =>
        log.warn({ err: error }, 'the sandbox did not take the payments'),
      )
    },
  }
}

const answerWithinMs = 5_000

async function post(sandboxUrl: string, what: 'clock' | 'card-payments', body: object): Promise<void> {
  const response = await fetch(`${sandboxUrl}/api/control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerWithinMs),
  })
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}`)
}
