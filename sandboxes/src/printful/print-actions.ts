import { variantOf } from './catalogue.ts'
import { type OrderRequest, type PrintOrder, PrintRefusal, type Shipment } from './print-order-shape.ts'

/** What the control page can make of an order. */
export const printActions = [
  'print',
  'ship-part',
  'ship',
  'deliver',
  'hold',
  'release',
  'out-of-stock',
  'reject-file',
  'return-parcel',
  'cancel-shipment',
  'refund',
  'stop',
] as const
export type PrintAction = (typeof printActions)[number]

interface Telling {
  readonly type?: string
  readonly reason?: string
  readonly shipment?: object
}

/** Changes the status and tells the shop. */
export type Move = (
  order: PrintOrder,
  to: Exclude<PrintOrder['status'], 'draft'>,
  given?: Telling,
) => Promise<void>

/** Does what the partner's people and machines do. */
export async function perform(order: PrintOrder, action: PrintAction, move: Move): Promise<void> {
  if (action === 'deliver') return deliver(order, move)
  if (action === 'return-parcel' || action === 'cancel-shipment' || action === 'refund' || action === 'stop')
    return undo(order, action, move)
  const isOpen = ['pending', 'inprocess', 'onhold'].includes(order.status)
  const isRestShipped = action === 'ship' && order.status === 'partial'
  if (!isOpen && !isRestShipped) throw new PrintRefusal(`The order is ${order.status}.`)
  if (action === 'hold') return move(order, 'onhold', { reason: 'The address could not be verified.' })
  if (action === 'release') return move(order, 'pending')
  if (action === 'out-of-stock') return move(order, 'failed', { reason: outOfStock(order) })
  if (action === 'reject-file') return move(order, 'failed', { reason: 'The print file was rejected.' })
  if (action === 'print') return print(order, move)
  return action === 'ship-part' ? shipPart(order, move) : ship(order, move)
}

/** What happens to an order that has left: but for the last, its status stays as it is. */
async function undo(
  order: PrintOrder,
  action: 'return-parcel' | 'cancel-shipment' | 'refund' | 'stop',
  move: Move,
): Promise<void> {
  const shipment = order.shipments.at(-1)
  const { status } = order
  if (shipment === undefined || status === 'draft') throw new PrintRefusal('The order has not been shipped.')
  order.isOver = true
  if (action === 'return-parcel')
    return move(order, status, {
      ...{ type: 'shipment_returned', reason: 'The address is incomplete.', shipment },
    })
  if (action === 'cancel-shipment')
    return move(order, status, { type: 'shipment_canceled', reason: 'The parcel was lost here.', shipment })
  if (action === 'refund') return move(order, status, { type: 'order_refunded' })
  return move(order, 'canceled', { reason: 'The carrier lost the parcel.' })
}

const outOfStock = ({ request }: PrintOrder): string => {
  const [first] = request.items
  return `${variantOf(first?.variant_id ?? 0)?.name ?? 'An item'} is out of stock.`
}

/** Fetches the files first: one that is missing fails the order. */
async function print(order: PrintOrder, move: Move): Promise<void> {
  const problem = await fileProblem(order.request.items)
  return problem === undefined ? move(order, 'inprocess') : move(order, 'failed', { reason: problem })
}

/** One unit leaves before the others, from another house. */
function shipPart(order: PrintOrder, move: Move): Promise<void> {
  const [first, ...others] = unshipped(order)
  if (first === undefined || (first.quantity === 1 && others.length === 0))
    throw new PrintRefusal('One unit is no part.')
  return move(order, 'partial', { shipment: newShipment(order, [{ ...first, quantity: 1 }]) })
}

const ship = (order: PrintOrder, move: Move): Promise<void> =>
  move(order, 'fulfilled', { shipment: newShipment(order, unshipped(order)) })

/** The shipment that left first arrives first; the same again once all have arrived. */
function deliver(order: PrintOrder, move: Move): Promise<void> {
  const shipment = order.shipments[order.deliveredShipments] ?? order.shipments.at(-1)
  if (shipment === undefined) throw new PrintRefusal('The order has not been shipped.')
  order.deliveredShipments = Math.min(order.deliveredShipments + 1, order.shipments.length)
  const status = order.status === 'partial' ? 'partial' : 'fulfilled'
  return move(order, status, { type: 'shipment_delivered', shipment })
}

const answerWithinMs = 10_000

/** What is wrong with the files of an order; undefined if nothing is. A host that cannot be reached is passed over. */
async function fileProblem(items: OrderRequest['items']): Promise<string | undefined> {
  for (const { name = 'An item', files, product_template_id: template } of items) {
    if (template !== undefined) continue
    if (files.length === 0) return `${name} has no print file.`
    for (const { url } of files)
      if (await isMissing(url)) return `The print file of ${name} could not be loaded.`
  }
  return undefined
}

async function isMissing(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) })
    const type = response.headers.get('content-type') ?? ''
    const bytes = await response.arrayBuffer()
    return !response.ok || !type.startsWith('image/') || bytes.byteLength === 0
  } catch {
    return false
  }
}

/** What of an order has not left yet. */
function unshipped({ id, request, shipments }: PrintOrder): Shipment['items'] {
  const shipped = shipments.flatMap(({ items }) => items)
  return request.items
    .map((item, at) => ({ item_id: id * 100 + at, quantity: item.quantity }))
    .map(({ item_id, quantity }) => ({
      item_id,
      quantity: shipped.reduce((left, one) => left - (one.item_id === item_id ? one.quantity : 0), quantity),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Some of its items leave. */
function newShipment(order: PrintOrder, items: Shipment['items']): Shipment {
  const number = `SANDBOX${order.id}${order.shipments.length === 0 ? '' : `-${order.shipments.length + 1}`}`
  const shippedAt = order.updated
  const shipment = {
    id: order.id * 10 + order.shipments.length,
    carrier: 'DHL',
    service: 'DHL Parcel International',
    tracking_number: number,
    tracking_url: `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
    ship_date: new Date(shippedAt * 1000).toISOString().slice(0, 10),
    shipped_at: shippedAt,
    reshipment: false,
    items,
  }
  order.shipments.push(shipment)
  return shipment
}
