import { createHmac, randomUUID } from 'node:crypto'
import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import { type PartnerWebhooks, timesOf } from '../partner-webhooks.ts'

/** The stand-in's secret, in hexadecimal as Printful shows it once. */
export const printWebhookSecret = '5a6d0c1f8e3b47299d10c4f7ab62e8305a6d0c1f8e3b47299d10c4f7ab62e830'

interface PrintWebhookOptions {
  readonly clock: SandboxClock
  readonly switches: FaultSwitches
  readonly partnerWebhooks: PartnerWebhooks
  readonly webhookUrl: string
}

/** Sends an event of Printful's webhooks, version 2: signed over the raw body with the decoded secret. */
export function sendPrintWebhook(
  { clock, switches, partnerWebhooks, webhookUrl }: PrintWebhookOptions,
  type: string,
  data: object,
): Promise<void> {
  const body = JSON.stringify({
    type,
    occurred_at: new Date(clock.nowMs()).toISOString(),
    retries: 0,
    store_id: 1,
    data,
  })
  const headers = {
    'content-type': 'application/json',
    'x-pf-webhook-signature': printSignature(body, printWebhookSecret),
    'x-pf-webhook-public-key': 'sandbox',
  }
  const webhook = { id: randomUUID(), url: webhookUrl, type, headers, body }
  return partnerWebhooks.emit(webhook, timesOf(switches.current().printful))
}

export const printSignature = (body: string, secretHex: string): string =>
  createHmac('sha256', Buffer.from(secretHex, 'hex')).update(body).digest('hex')
