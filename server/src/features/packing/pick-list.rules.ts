import { bySize } from '@first-fashion/contract/catalog/size-sort'
import type { PickListEntry } from '@first-fashion/contract/packing/staff-calls'

/** A line of an order that is to be packed. */
export interface LineToPack {
  readonly orderId: string
  readonly orderNumber: string
  /** What is taken from the shelf, in this variant. */
  readonly itemId: string
  readonly variantIndex: number
  readonly name: string
  readonly image: string
  readonly color: string
  readonly size: string
  readonly quantity: number
}

/** Lines by product, colour and size, in the order in which they are picked; their orders, oldest first. */
export function picksOf(lines: readonly LineToPack[]): PickListEntry[] {
  const picks = new Map<string, PickListEntry>()
  for (const { itemId, variantIndex, size, name, image, color, quantity, orderId, orderNumber } of lines) {
    const key = [itemId, variantIndex, size].join(' ')
    const pick = picks.get(key) ?? { key, name, image, color, size, units: 0, orders: [] }
    pick.units += quantity
    const known = pick.orders.find(({ _id }) => _id === orderId)
    if (known === undefined) pick.orders.push({ _id: orderId, orderNumber, units: quantity })
    else known.units += quantity
    picks.set(key, pick)
  }
  return [...picks.values()].toSorted(
    (a, b) =>
      a.name.localeCompare(b.name, 'en') || a.color.localeCompare(b.color, 'en') || bySize(a.size, b.size),
  )
}
