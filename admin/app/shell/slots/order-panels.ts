import type { ComponentType } from 'react'

interface OrderPanel {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{ readonly orderId: string }>
}

/** What features add to the page of an order. A new one is a line here. */
export const orderPanels: readonly OrderPanel[] = []

/** What features add to the packing page of an order. A new one is a line here. */
export const packingPanels: readonly OrderPanel[] = []
