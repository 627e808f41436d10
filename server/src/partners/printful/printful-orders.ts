import { createHmac, timingSafeEqual } from 'node:crypto'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import {
  type NewPrintOrder,
  type PrintOrderItem,
  PrintOrderRefused,
  type PrintPartner,
  type PrintWebhookEvent,
} from '../../ports/print-partner.ts'
import { jsonOf, type PrintfulClient } from './printful-client.ts'
import { placementOf } from './printful-files.ts'
import { orderAnswer, reportOf, standardShipping } from './printful-order-answer.ts'

export interface OrderOptions {
  /** In hexadecimal, as Printful shows it once; without it no webhook event is believed. */
  readonly webhookSecret: string | null
}

/** Nobody waits for it but a background job. */
const timeoutMs = 20_000

/** Orders, and the webhook events about them. */
export function printfulOrders(
  client: PrintfulClient,
  { webhookSecret }: OrderOptions,
): PrintPartner['orders'] {
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    client({ method, path, body, timeoutMs }, answerIn)
  const named = (externalId: string) => `/orders/@${encodeURIComponent(externalId)}`
  return {
    find: async (externalId) => {
      const answer = await ask('GET', named(externalId))
      return answer === undefined ? undefined : reportOf(answer)
    },
    draft: async (order) =>
      reportOf(needed(await ask('POST', '/orders?update_existing=true', requestOf(order)))),
    confirm: async (externalId) => reportOf(needed(await ask('POST', `${named(externalId)}/confirm`))),
    cancel: async (externalId) => {
      try {
        return (await ask('DELETE', named(externalId))) !== undefined
      } catch (error) {
        if (error instanceof PrintOrderRefused) return false
        throw error
      }
    },
    readWebhookEvent: (rawBody, header) => {
      requireSignature(webhookSecret, rawBody, header('x-pf-webhook-signature'))
      return eventIn(rawBody)
    },
  }
}

/** undefined for an order that Printful does not have. */
async function answerIn(response: Response) {
  if (response.status === 404) return undefined
  // What was wrong with the order is an answer; a full queue or a wrong token is not.
  if (response.status === 400 || response.status === 409 || response.status === 422)
    throw new PrintOrderRefused(await reasonOf(response))
  return orderAnswer.parse(await jsonOf(response)).result
}

const refusal = z.object({ error: z.object({ message: z.string() }) })

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text()
  try {
    return cutText(refusal.parse(JSON.parse(text)).error.message, 300)
  } catch {
    return `Printful answered ${response.status}`
  }
}

function needed<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new PrintOrderRefused('The order is not known there.')
  return answer
}

const requestOf = ({ externalId, recipient, items }: NewPrintOrder) => ({
  external_id: externalId,
  shipping: standardShipping,
  recipient: {
    name: recipient.name,
    address1: recipient.street,
    address2: recipient.apartment,
    city: recipient.city,
    state_code: recipient.stateCode,
    country_code: recipient.countryCode,
    zip: recipient.postalCode,
    phone: recipient.phone,
  },
  items: items.map(({ reference, variantId, quantity, name, ...from }) => ({
    external_id: reference,
    variant_id: variantId,
    quantity,
    name,
    ...printedFrom(from),
  })),
})

/** An item has either files or a template. */
const printedFrom = ({ files, templateId }: Pick<PrintOrderItem, 'files' | 'templateId'>) =>
  templateId === null
    ? { files: files.map((file) => ({ type: placementOf(file), url: file.url })) }
    : { product_template_id: templateId }

const webhookBody = z.object({
  type: z.string().max(100),
  data: z
    .object({
      order: z.object({ external_id: z.string().max(64).nullish() }).nullish(),
      shipment: z.object({ id: z.union([z.string().max(64), z.number()]).nullish() }).nullish(),
      reason: z.string().nullish(),
    })
    .nullish(),
})

const incidentOf: Readonly<Record<string, PrintWebhookEvent['incident']>> = {
  shipment_returned: 'parcel-returned',
  shipment_canceled: 'parcel-cancelled',
  order_refunded: 'refunded-there',
}

function eventIn(rawBody: Buffer): PrintWebhookEvent {
  const read = webhookBody.safeParse(parsedJson(rawBody))
  if (!read.success) throw signatureWrong()
  const { type, data } = read.data
  return {
    type,
    externalId: data?.order?.external_id ?? null,
    reason: cutText(data?.reason ?? '', 300),
    isDelivery: type === 'shipment_delivered',
    shipmentId: data?.shipment?.id == null ? undefined : String(data.shipment.id),
    incident: incidentOf[type],
  }
}

function parsedJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return undefined
  }
}

function requireSignature(secret: string | null, rawBody: Buffer, given: string | undefined): void {
  if (secret === null)
    throw new AppError('unavailable', 'print.unavailable', 'The print partner is not set up for webhooks')
  const right = Buffer.from(printfulSignature(rawBody, secret))
  const shown = Buffer.from(given ?? '')
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) throw signatureWrong()
}

/** HMAC-SHA256 over the raw body, with the secret decoded from hexadecimal. */
export const printfulSignature = (rawBody: Buffer | string, secretHex: string): string =>
  createHmac('sha256', Buffer.from(secretHex, 'hex')).update(rawBody).digest('hex')

const signatureWrong = () =>
  new AppError('malformed', 'fulfilment.signature-wrong', 'The signature of this message is wrong')
