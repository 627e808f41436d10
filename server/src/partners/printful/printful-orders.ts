import { createHmac, timingSafeEqual } from 'node:crypto'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import {
  type NewPrintOrder,
  type PrintOrderItem,
  PrintOrderRefused,
  type PrintOrders,
  type PrintWebhookEvent,
} from '../../ports/print-orders.ts'
import { headersOf, type PrintfulOptions } from './printful.ts'
import { placementOf } from './printful-files.ts'
import { orderAnswer, reportOf, standardShipping } from './printful-order-answer.ts'

interface PrintfulOrdersOptions extends PrintfulOptions {
  /** In hexadecimal, as Printful shows it once; without it no webhook event is believed. */
  readonly webhookSecret: string | null
}

/** Nobody waits for it but a background job. */
const defaultTimeoutMs = 20_000

export const printfulOrdersBreaker = (limits: { timeoutMs?: number; restMs?: number } = {}): CircuitBreaker =>
  createCircuitBreaker('printful-orders', {
    timeoutMs: limits.timeoutMs ?? defaultTimeoutMs,
    ...(limits.restMs === undefined ? {} : { restMs: limits.restMs }),
    isFailure: (error) => !(error instanceof PrintOrderRefused),
  })

/** Orders of Printful's API, version 1, and the webhook events of version 2, which are signed. */
export function printfulOrders(
  options: PrintfulOrdersOptions,
  breaker = printfulOrdersBreaker(),
): PrintOrders {
  const ask = (method: string, path: string, body?: unknown) =>
    asked(options, breaker, { method, path, body })
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
      requireSignature(options.webhookSecret, rawBody, header('x-pf-webhook-signature'))
      return eventIn(rawBody)
    },
  }
}

interface Question {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** undefined for an order that Printful does not have. */
async function asked(options: PrintfulOrdersOptions, breaker: CircuitBreaker, question: Question) {
  try {
    return await breaker.run(() => answerTo(options, question))
  } catch (cause) {
    if (cause instanceof PrintOrderRefused) throw cause
    throw new AppError('unavailable', 'print.unavailable', 'Our print partner does not answer', { cause })
  }
}

async function answerTo(options: PrintfulOrdersOptions, { method, path, body }: Question) {
  const { 'content-type': type, ...headers } = headersOf(options)
  const response = await fetch(`${options.apiBase}${path}`, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(defaultTimeoutMs),
    ...(body === undefined
      ? { headers }
      : { headers: { ...headers, 'content-type': type }, body: JSON.stringify(body) }),
  })
  if (response.status === 404) return undefined
  // What was wrong with the order is an answer; a full queue or a wrong token is not.
  if (response.status === 400 || response.status === 409 || response.status === 422)
    throw new PrintOrderRefused(await reasonOf(response))
  if (!response.ok) throw new Error(`Printful answered ${response.status}`)
  return orderAnswer.parse(await response.json()).result
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
