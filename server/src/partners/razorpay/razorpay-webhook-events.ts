import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { WebhookEvent, WebhookSubject } from '../../ports/payment-provider.ts'

const reversal = z.object({ entity: z.object({ id: z.string(), payment_id: z.string().nullish() }) })

/** What is stored of a webhook event: which payment it is about. The rest names the person who paid, and their card. */
const kept = z.object({
  event: z.string(),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ id: z.string(), order_id: z.string().nullish() }) }).optional(),
      order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
      refund: reversal.optional(),
      dispute: reversal.optional(),
    })
    .default({}),
})

/** A webhook event whose signature was found right; the header names it, for one that comes twice. */
export function readWebhookEvent(rawBody: Buffer, eventId: string | undefined): WebhookEvent {
  const read = kept.safeParse(parsed(rawBody))
  if (!read.success)
    throw new AppError('malformed', 'payments.signature-wrong', 'This is not a webhook event')
  const id = eventId ?? createHash('sha256').update(rawBody).digest('hex')
  return { eventId: id, type: read.data.event, body: read.data }
}

function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString())
  } catch {
    return undefined
  }
}

export function subjectOf(body: unknown): WebhookSubject | null {
  const { data } = kept.safeParse(body)
  if (data === undefined) return null
  const { payment, order, refund, dispute } = data.payload
  const reversed = refund ?? dispute
  if (reversed !== undefined) {
    const paymentId = reversed.entity.payment_id ?? payment?.entity.id
    return paymentId === undefined ? null : { kind: 'reversal', paymentId }
  }
  const orderId = order?.entity.id ?? payment?.entity.order_id
  return orderId === null || orderId === undefined ? null : { kind: 'payment', sessionId: orderId }
}
