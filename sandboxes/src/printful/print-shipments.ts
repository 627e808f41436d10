import type { PrintOrder, Shipment } from './print-order-shape.ts'

/** What of an order has not left yet. */
export function unshipped({ id, request, shipments }: PrintOrder): Shipment['items'] {
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
export function newShipment(order: PrintOrder, items: Shipment['items']): Shipment {
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
