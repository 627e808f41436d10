import { escapeHtml, timeElement } from '../page.ts'
import type { PrintAction } from '../printful/print-actions.ts'
import { isDelivered, type PrintOrder } from '../printful/print-order-shape.ts'

const labels: Readonly<Record<PrintAction, string>> = {
  print: 'Print',
  'ship-part': 'Ship a part',
  ship: 'Ship',
  deliver: 'Deliver',
  hold: 'Put on hold',
  release: 'Release',
  'out-of-stock': 'Out of stock',
  'reject-file': 'Reject file',
  'return-parcel': 'Return the parcel',
  'cancel-shipment': 'Cancel the shipment',
  refund: 'Refund',
  stop: 'Cancel after shipping',
}

/** Orders at the print partner, with a button for what can happen to each. */
export const printOrderList = (orders: readonly PrintOrder[]): string =>
  orders.length === 0
    ? '<p>None yet. One appears when a made-to-order product is paid.</p>'
    : `<ul class="entries">${orders.map(entry).join('')}</ul>`

const entry = (order: PrintOrder): string => {
  const name = escapeHtml(order.external_id ?? String(order.id))
  return `<li><div><strong>${name}</strong>
<span>${order.status}${isDelivered(order) ? ', delivered' : ''}, $${order.costs.total}</span><span class="quiet">${timeElement(order.created * 1000)}</span>
<div class="actions">${actionsOf(order)
    .map((action) => button(order, action, name))
    .join('')}</div></div></li>`
}

const button = ({ id }: PrintOrder, action: PrintAction, name: string): string =>
  `<form method="post" action="/control/print-orders/${id}/${action}"><button aria-label="${labels[action]} ${name}">${labels[action]}</button></form>`

/** Of one that has left. */
const undoing = ['return-parcel', 'cancel-shipment', 'refund', 'stop'] as const

function actionsOf(order: PrintOrder): readonly PrintAction[] {
  const { status } = order
  if (status === 'fulfilled') return isDelivered(order) ? undoing : ['deliver', ...undoing]
  if (status === 'partial') return order.deliveredShipments > 0 ? ['ship'] : ['ship', 'deliver']
  if (status === 'onhold') return ['release', 'out-of-stock', 'reject-file']
  if (status === 'inprocess') return ['ship-part', 'ship', 'out-of-stock', 'reject-file']
  return status === 'pending' ? ['print', 'ship-part', 'ship', 'hold', 'out-of-stock', 'reject-file'] : []
}
