import { createSign, createVerify, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import { type PartnerWebhooks, timesOf } from '../partner-webhooks.ts'
import { merchant, ownPrivateKey } from './keys.ts'

/** The form that a shop's page posts; its parts are signed in this order, without separators. */
const signedParts = [
  '_mId',
  '_amount',
  '_currency',
  '_pluginName',
  '_pluginVersion',
  '_returnUrl',
  '_cancelUrl',
  '_orderId',
  '_reference',
  '_firstName',
  '_lastName',
  '_email',
  '_description',
  'api_key',
  '_responseUrl',
] as const

const http = z.url({ protocol: /^https?$/ })
const orderFields = z.object({
  _mId: z.string(),
  api_key: z.string(),
  _returnUrl: http,
  _cancelUrl: http,
  _responseUrl: http,
  _amount: z.string().regex(/^\d+\.\d{2}$/),
  _currency: z.literal('LKR'),
  _reference: z.string().min(1),
  _orderId: z.string().min(1).max(64),
  _pluginName: z.string(),
  _pluginVersion: z.string(),
  _description: z.string().max(250),
  _firstName: z.string().min(1),
  _lastName: z.string().min(1),
  _email: z.email(),
  dataString: z.string(),
  signature: z.string(),
})

export interface KokoOrder {
  readonly fields: z.output<typeof orderFields>
  readonly trnId: string
  readonly createdMs: number
  status: 'PENDING' | 'SUCCESS' | 'FAILURE' | 'CANCELED'
}

/** Koko's error for a form or a call. */
export class KokoRefusal extends Error {}

export interface KokoOrders {
  readonly orders: Map<string, KokoOrder>
  create(form: unknown): KokoOrder
  find(id: string): KokoOrder
  view(form: unknown): KokoOrder
  /** Ends the payment: calls the shop back, and returns the browser's redirect. */
  end(order: KokoOrder, status: 'SUCCESS' | 'FAILURE' | 'CANCELED'): { webhookAttempted: Promise<void> }
  returnAddress(order: KokoOrder): string
}

export interface KokoOptions {
  readonly clock: SandboxClock
  readonly switches: FaultSwitches
  readonly partnerWebhooks: PartnerWebhooks
}

export function kokoOrders({ clock, switches, partnerWebhooks }: KokoOptions): KokoOrders {
  const orders = new Map<string, KokoOrder>()
  const find = (id: string) => {
    const order = orders.get(id)
    if (order === undefined) throw new KokoRefusal('OnlineOrderView.order.notExists')
    return order
  }
  return {
    orders,
    find,
    create: (form) => {
      const fields = signedOrder(form)
      if (orders.has(fields._orderId)) throw new KokoRefusal('OnlineOrderCreate.orderId.alreadyExists')
      const order: KokoOrder = {
        fields,
        trnId: randomBytes(8).toString('hex'),
        createdMs: clock.nowMs(),
        status: 'PENDING',
      }
      orders.set(fields._orderId, order)
      return order
    },
    view: (form) => find(signedView(form)._orderId),
    end: (order, status) => {
      if (order.status !== 'PENDING') return { webhookAttempted: Promise.resolve() }
      order.status = status
      const times = timesOf(switches.current().koko)
      return { webhookAttempted: partnerWebhooks.emit(callBack(order), times) }
    },
    returnAddress: (order) => addressOf(order, switches.current().koko === 'odd-return'),
  }
}

function signedOrder(form: unknown) {
  const fields = orderFields.parse(form)
  requireMerchant(fields._mId, fields.api_key)
  requireSignature(signedParts.map((part) => fields[part]).join(''), fields.signature)
  return fields
}

const viewFields = z.object({
  _mId: z.string(),
  api_key: z.string(),
  _orderId: z.string(),
  _pluginName: z.string(),
  _pluginVersion: z.string(),
  signature: z.string(),
})

function signedView(form: unknown) {
  const fields = viewFields.parse(form)
  requireMerchant(fields._mId, fields.api_key)
  const { _mId, _pluginName, _pluginVersion, _orderId, api_key } = fields
  requireSignature(_mId + _pluginName + _pluginVersion + _orderId + api_key, fields.signature)
  return fields
}

function requireMerchant(id: string, apiKey: string): void {
  if (id !== merchant.id || apiKey !== merchant.apiKey) throw new KokoRefusal('merchant.notExists')
}

function requireSignature(text: string, signature: string): void {
  const isRight = createVerify('RSA-SHA256').update(text).verify(merchant.publicKey, signature, 'base64')
  if (!isRight) throw new KokoRefusal('signature.invalid')
}

/** Koko's callback to the shop's server: a form, signed without its description if that is empty. */
function callBack({ fields, trnId, status }: KokoOrder) {
  const desc = status === 'FAILURE' ? 'Declined by the sandbox' : ''
  const signature = createSign('RSA-SHA256')
    .update(fields._orderId + trnId + status + desc)
    .sign(ownPrivateKey, 'base64')
  const sent = { orderId: fields._orderId, trnId, status, desc, signature }
  return {
    id: `koko_${fields._orderId}`,
    url: fields._responseUrl,
    type: `koko.${status.toLowerCase()}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(sent).toString(),
  }
}

/** The browser's unsigned redirect; reportedly Koko adds a question mark even if there is one. */
function addressOf({ fields, trnId, status }: KokoOrder, isOdd: boolean): string {
  const url = status === 'CANCELED' ? fields._cancelUrl : fields._returnUrl
  const query = new URLSearchParams({ orderId: fields._orderId, trnId, status })
  return `${url}${isOdd || !url.includes('?') ? '?' : '&'}${query}`
}
