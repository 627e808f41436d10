import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import type { PartnerWebhooks } from '../partner-webhooks.ts'
import { variantOf } from './catalogue.ts'
import type { DesignerState } from './designer/designer-state.ts'
import { type Move, type PrintAction, perform } from './print-actions.ts'
import { printVariantOf } from './print-answers.ts'
import { placementsOf } from './print-files.ts'
import { isDelivered, orderAnswer, orderRequest, type PrintOrder, PrintRefusal } from './print-order-shape.ts'
import { sendPrintWebhook } from './print-webhooks.ts'
import { ratesFor } from './shipping-rates.ts'

export interface PrintOrdersOptions {
  readonly designer: Pick<DesignerState, 'templateById'>
  readonly clock: SandboxClock
  readonly switches: FaultSwitches
  readonly partnerWebhooks: PartnerWebhooks
  /** Where the shop takes the webhook events. */
  readonly webhookUrl: string
}

export type PrintOrders = ReturnType<typeof printOrderBook>

/** A confirmed order is printed after ten minutes, shipped after a day and delivered after five. */
const printAfterMs = 10 * 60_000
const shipAfterMs = 24 * 3_600_000
const deliverAfterMs = 5 * 24 * 3_600_000

/** Orders at the print partner, and the webhook events about them. */
export function printOrderBook(options: PrintOrdersOptions) {
  const orders = new Map<number, PrintOrder>()
  const find = (id: string): PrintOrder => {
    const found = id.startsWith('@') ? byExternalId(orders, id.slice(1)) : orders.get(Number(id))
    if (found === undefined) throw new PrintRefusal('Order not found.', 'NotFound', 404)
    return found
  }
  const move = createMoves(options)
  return {
    orders,
    find,
    /** Makes a draft. With `mayUpdate` one with the same external id is changed, if it was not submitted. */
    create: (body: unknown, mayUpdate: boolean) => created(orders, options, body, mayUpdate),
    confirm: async (order: PrintOrder): Promise<void> => {
      if (order.status !== 'draft' && order.status !== 'failed')
        throw new PrintRefusal('This order was submitted already.', 'OR-3')
      const fault = options.switches.current().printful
      // Its costs are still being worked out: it stays a draft, to be confirmed again.
      if (fault === 'costs-pending') return
      order.confirmedMs = options.clock.nowMs()
      await move(order, fault === 'orders-held' ? 'onhold' : 'pending')
    },
    cancel: async (order: PrintOrder): Promise<void> => {
      const isOpen = ['draft', 'pending', 'failed', 'onhold'].includes(order.status)
      if (!isOpen) throw new PrintRefusal(`Order can not be cancelled in status ${order.status}.`, 'OR-4')
      await move(order, 'canceled')
    },
    /** Moves orders on whose time has come. */
    moveDue: async (): Promise<void> => {
      for (const order of orders.values()) await moveOnTime(order, move, options)
    },
    perform: (order: PrintOrder, action: PrintAction) => perform(order, action, move),
  }
}

function created(
  orders: Map<number, PrintOrder>,
  { clock, designer }: PrintOrdersOptions,
  body: unknown,
  mayUpdate: boolean,
): PrintOrder {
  const request = orderRequest.parse(body)
  const known = request.external_id === undefined ? undefined : byExternalId(orders, request.external_id)
  if (known !== undefined && !mayUpdate)
    throw new PrintRefusal(`Order with External ID ${request.external_id} already exists.`, 'OR-13')
  for (const item of request.items) {
    requirePlacements(item)
    requireTemplate(designer, item)
  }
  const costs = costsOf(request)
  if (known !== undefined) return changed(known, { request, costs })
  const order = newOrder(request, costs, 100_000 + orders.size, clock)
  orders.set(order.id, order)
  return order
}

/** A variant takes files for its own placements only. */
function requirePlacements({ variant_id: id, files }: PrintOrder['request']['items'][number]): void {
  const placements = placementsOf(id)
  const other = files.find(({ type }) => !placements.includes(type))
  if (placements.length > 0 && other !== undefined)
    throw new PrintRefusal(`Variant ${id} has no placement ${other.type}.`)
}

/** A template is printed on the variants that it was designed for. */
function requireTemplate(
  designer: PrintOrdersOptions['designer'],
  { variant_id: variantId, product_template_id: id }: PrintOrder['request']['items'][number],
): void {
  if (id === undefined) return
  const template = designer.templateById(id)
  if (template === undefined) throw new PrintRefusal(`Product template ${id} not found.`)
  if (!template.variantIds.includes(variantId))
    throw new PrintRefusal(`Variant ${variantId} is not available in the product template ${id}.`)
}

const byExternalId = (orders: ReadonlyMap<number, PrintOrder>, externalId: string) =>
  [...orders.values()].find(({ external_id }) => external_id === externalId)

function changed(order: PrintOrder, change: Pick<PrintOrder, 'request' | 'costs'>): PrintOrder {
  if (order.status !== 'draft' && order.status !== 'failed')
    throw new PrintRefusal('Only draft and failed orders can be updated.', 'OR-2')
  return Object.assign(order, change)
}

const newOrder = (
  request: PrintOrder['request'],
  costs: PrintOrder['costs'],
  id: number,
  clock: SandboxClock,
): PrintOrder => ({
  id,
  external_id: request.external_id ?? null,
  created: clock.nowSeconds(),
  updated: clock.nowSeconds(),
  request,
  costs,
  status: 'draft',
  shipments: [],
  confirmedMs: null,
  deliveredShipments: 0,
  isOver: false,
})

function costsOf({ items, recipient }: PrintOrder['request']): PrintOrder['costs'] {
  const unknown = items.find(({ variant_id: id }) => variantOf(id) === undefined)
  if (unknown !== undefined) throw new PrintRefusal(`Variant ${unknown.variant_id} does not exist.`)
  const [standard] = ratesFor(recipient.country_code, items, 'USD')
  if (standard === undefined) throw new PrintRefusal('We do not ship to this country.', 'OR-7')
  const goods = items.reduce(
    (sum, one) => sum + (printVariantOf(one.variant_id)?.price ?? 30) * one.quantity,
    0,
  )
  const none = '0.00'
  return {
    ...{ currency: 'USD', subtotal: goods.toFixed(2), discount: none, shipping: standard.rate },
    ...{ digitization: none, additional_fee: none, fulfillment_fee: none, retail_delivery_fee: none },
    ...{ tax: none, vat: none, total: (goods + Number(standard.rate)).toFixed(2) },
  }
}

const eventTypes = {
  pending: 'order_updated',
  inprocess: 'order_updated',
  partial: 'shipment_sent',
  fulfilled: 'shipment_sent',
  failed: 'order_failed',
  canceled: 'order_canceled',
  onhold: 'order_put_hold',
} as const

/** Changes the status and tells the shop. */
function createMoves(options: PrintOrdersOptions): Move {
  return async (order, to, given = {}) => {
    const { type = eventTypes[to], ...data } = given
    order.status = to
    order.updated = options.clock.nowSeconds()
    // The shop asks for the order before it has answered: the partner does not wait for it.
    void sendPrintWebhook(options, type, { order: orderAnswer(order), ...data })
  }
}

/** The work of the partner's machines, unless a switch says that it fails. */
async function moveOnTime(order: PrintOrder, move: Move, { clock, switches }: PrintOrdersOptions) {
  const sinceMs = order.confirmedMs === null ? -1 : clock.nowMs() - order.confirmedMs
  if (order.status === 'pending' && sinceMs >= printAfterMs) {
    const fault = switches.current().printful
    if (fault === 'out-of-stock') await perform(order, 'out-of-stock', move)
    else if (fault === 'file-rejected') await perform(order, 'reject-file', move)
    else await perform(order, 'print', move)
  }
  if (order.status === 'inprocess' && sinceMs >= shipAfterMs) await perform(order, 'ship', move)
  if (order.status === 'fulfilled' && sinceMs >= deliverAfterMs && !isDelivered(order) && !order.isOver)
    await perform(order, 'deliver', move)
}
