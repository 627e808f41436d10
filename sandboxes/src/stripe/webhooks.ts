import { createHmac } from 'node:crypto'
import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import { eventObject } from './objects.ts'
import { newId, type StripeEvent, type StripeState } from './stripe-state.ts'

export interface Webhooks {
  /** Creates an event and sends it in the background; resolves after the first attempt. */
  emit(type: string, object: Readonly<Record<string, unknown>>): Promise<void>
  /** Sends an event again now; true if it was accepted. */
  resend(event: StripeEvent): Promise<boolean>
  close(): void
}

export interface WebhookOptions {
  readonly url: string
  readonly webhookSecret: string
  readonly retryDelaysMs: readonly number[]
  readonly state: StripeState
  readonly switches: FaultSwitches
  readonly clock: SandboxClock
}

const answerWithinMs = 10_000

/** Signed webhook events to the shop: first attempts in order of creation, retries with growing gaps and out of order. */
export function webhookSender(options: WebhookOptions): Webhooks {
  const { state, switches, clock, retryDelaysMs } = options
  const closing = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  let firstTries = Promise.resolve()
  const deliver = async (event: StripeEvent): Promise<boolean> => {
    const outcome = await post(event, options, closing.signal)
    event.tries.push({ atMs: clock.nowMs(), ...outcome })
    return outcome.isTaken
  }
  const deliverOrRetry = async (event: StripeEvent, retries: number): Promise<void> => {
    const isTaken = await deliver(event)
    const delayMs = retryDelaysMs[retries]
    if (isTaken || delayMs === undefined || closing.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void deliverOrRetry(event, retries + 1)
    }, delayMs)
    timers.add(timer.unref())
  }
  const enqueue = (event: StripeEvent): Promise<void> => {
    firstTries = firstTries.then(() => deliverOrRetry(event, 0))
    return firstTries
  }
  return {
    emit: async (type, object) => {
      const event: StripeEvent = { id: newId('evt'), type, created: clock.nowSeconds(), object, tries: [] }
      state.events.set(event.id, event)
      const fault = switches.current().stripe
      if (fault === 'webhooks-lost') return
      const times = fault === 'webhooks-twice' ? [enqueue(event), enqueue(event)] : [enqueue(event)]
      await Promise.all(times)
    },
    resend: deliver,
    close: () => {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

interface Outcome {
  readonly outcome: string
  readonly isTaken: boolean
}

async function post(
  event: StripeEvent,
  { url, webhookSecret, clock }: WebhookOptions,
  closing: AbortSignal,
): Promise<Outcome> {
  const body = JSON.stringify(eventObject(event))
  const time = clock.nowSeconds()
  const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${time},v1=${signature}`,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerWithinMs)]),
    })
    await response.body?.cancel()
    return { outcome: String(response.status), isTaken: response.ok }
  } catch (error) {
    return { outcome: reasonOf(error), isTaken: false }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
