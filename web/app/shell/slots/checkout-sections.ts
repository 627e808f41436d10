import type { ComponentType } from 'react'

interface CheckoutSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType
}

/** What features add to the checkout, below the delivery choice. A new one is a line here. */
export const checkoutSections: readonly CheckoutSection[] = []
