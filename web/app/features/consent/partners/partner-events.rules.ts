import type { TrackedItem } from '../../../platform/tracking.ts'
import type { CountedEvent } from './partner.ts'

/** The shop's prices are in it. */
const currency = 'LKR'

/** An event in a partner's words: its name, and what belongs to it. */
export interface PartnerEvent {
  readonly name: string
  readonly details: Readonly<Record<string, unknown>>
}

/** What all items cost; undefined if the price of one is not known. */
function knownValue(event: Exclude<CountedEvent, { kind: 'page-view' }>): number | undefined {
  if ('value' in event) return event.value
  const prices = event.items.map(({ price, quantity }) =>
    price === undefined ? undefined : price * quantity,
  )
  return prices.includes(undefined) ? undefined : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
}

const money = (value: number | undefined) => (value === undefined ? {} : { value, currency })

const googleNames = {
  'view-item': 'view_item',
  'add-to-cart': 'add_to_cart',
  'begin-checkout': 'begin_checkout',
  purchase: 'purchase',
} as const

/** Source: Google's list of recommended events for online sales. */
export function googleEvent(event: CountedEvent): PartnerEvent {
  if (event.kind === 'page-view') return { name: 'page_view', details: {} }
  const items = event.items.map(({ id, name, price, quantity }) => ({
    item_id: id,
    ...(name === undefined ? {} : { item_name: name }),
    ...(price === undefined ? {} : { price }),
    quantity,
  }))
  const order = event.kind === 'purchase' ? { transaction_id: event.orderId } : {}
  return { name: googleNames[event.kind], details: { ...order, ...money(knownValue(event)), items } }
}

const metaNames = {
  'view-item': 'ViewContent',
  'add-to-cart': 'AddToCart',
  'begin-checkout': 'InitiateCheckout',
  purchase: 'Purchase',
} as const

/** Source: Meta's reference of standard events. */
export function metaEvent(event: CountedEvent): PartnerEvent {
  if (event.kind === 'page-view') return { name: 'PageView', details: {} }
  const { items } = event
  return {
    name: metaNames[event.kind],
    details: {
      content_type: 'product',
      content_ids: items.map(({ id }) => id),
      contents: items.map(({ id, quantity }) => ({ id, quantity })),
      num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
      ...money(knownValue(event)),
      ...(event.kind === 'purchase' ? { order_id: event.orderId } : {}),
    },
  }
}

/** Names and prices of what was looked at, where an event knows only what it is about. */
export const namedItems = (items: readonly TrackedItem[], seen: ReadonlyMap<string, TrackedItem>) =>
  items.map((item) => ({ ...seen.get(item.id), ...item }))
