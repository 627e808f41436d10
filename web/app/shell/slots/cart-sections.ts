import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

interface CartSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType
}

/** What features add below the totals of the cart page. A new one is a line here. */
export const cartSections: readonly CartSection[] = [
  { name: 'loyalty', Part: lazyPart(() => import('../../features/loyalty/orders/cart-points.tsx')) },
]
