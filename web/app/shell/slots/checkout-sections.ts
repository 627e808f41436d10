import type { Quote } from '@first-fashion/contract/checkout/quote'
import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

interface CheckoutSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{
    /** What was chosen comes to; undefined while it is calculated. */
    readonly quote: Quote | undefined
  }>
}

/** What features add to the checkout, below the payment methods. A new one is a line here. */
export const checkoutSections: readonly CheckoutSection[] = [
  { name: 'loyalty', Part: lazyPart(() => import('../../features/loyalty/orders/checkout-points.tsx')) },
  { name: 'gift-notes', Part: lazyPart(() => import('../../features/gift-notes/gift-note-field.tsx')) },
]
