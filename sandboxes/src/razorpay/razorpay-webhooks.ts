import { createHmac, randomBytes } from 'node:crypto'
import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import { type PartnerWebhooks, timesOf } from '../partner-webhooks.ts'

const webhookKey = 'sandbox-razorpay-webhook'

/** Razorpay's error for a call: HTTP 400 by default. */
export class RazorpayError extends Error {
  readonly status: number
  constructor(description: string, status = 400) {
    super(description)
    this.status = status
  }
}

export interface RazorpayOptions {
  readonly clock: SandboxClock
  readonly switches: FaultSwitches
  readonly partnerWebhooks: PartnerWebhooks
  readonly webhookUrl: string
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex').slice(0, 14)}`

/** Sends a signed webhook event, as often as the fault says; resolves after the attempt. */
export function sendWebhook(
  { clock, switches, partnerWebhooks, webhookUrl }: RazorpayOptions,
  event: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  const id = newId('evt')
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
    created_at: clock.nowSeconds(),
  })
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': createHmac('sha256', webhookKey).update(body).digest('hex'),
    'x-razorpay-event-id': id,
  }
  const partnerWebhook = { id, url: webhookUrl, type: event, headers, body }
  return partnerWebhooks.emit(partnerWebhook, timesOf(switches.current().razorpay))
}
