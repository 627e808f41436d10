import { createHmac } from 'node:crypto'
import type { Faults } from '../faults.ts'
import { eventObject } from './objects.ts'
import { newId, type StripeEvent, type StripeState } from './stripe-state.ts'

export interface Webhooks {
  /** Makes an event and sends its notice; resolves when the first delivery was tried. */
  emit(type: string, object: Record<string, unknown>): Promise<StripeEvent>
  resend(event: StripeEvent): Promise<boolean>
  close(): void
}

export interface WebhookOptions {
  readonly url: string
  readonly secret: string
  readonly retryDelaysMs: readonly number[]
  readonly faults: Faults
}

/** Signed notices to the shop; one that is not taken is sent again with growing gaps. */
export function webhookSender(state: StripeState, options: WebhookOptions): Webhooks {
  const timers = new Set<NodeJS.Timeout>()
  const deliver = async (event: StripeEvent, tries = 0): Promise<boolean> => {
    if (await post(event, options)) return true
    const delay = options.retryDelaysMs[tries]
    if (delay === undefined) return false
    const timer = setTimeout(() => {
      timers.delete(timer)
      void deliver(event, tries + 1)
    }, delay)
    timer.unref()
    timers.add(timer)
    return false
  }
  return {
    emit: async (type, object) => {
      const event: StripeEvent = { id: newId('evt'), type, created: state.now(), object }
      state.events.set(event.id, event)
      if (options.faults.webhooks === 'lost') return event
      await deliver(event)
      if (options.faults.webhooks === 'twice') await deliver(event)
      return event
    },
    resend: (event) => post(event, options),
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

async function post(event: StripeEvent, { url, secret }: WebhookOptions): Promise<boolean> {
  const body = JSON.stringify(eventObject(event))
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    return response.ok
  } catch {
    return false
  }
}
