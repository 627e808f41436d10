import type { ComponentType } from 'react'

interface OrderSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{ readonly orderId: string }>
}

/** What features add to an order that its shopper looks at. A new one is a line here. */
export const orderSections: readonly OrderSection[] = []
