import type { DisplayCurrency } from '@first-fashion/contract/money/money'
import type { Order } from '@first-fashion/contract/orders/order'
import type { OrderStatus } from '@first-fashion/contract/orders/status'
import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

interface OrderSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{
    readonly orderId: string
    readonly status: OrderStatus
    /** What it was ordered in. */
    readonly currency: DisplayCurrency
  }>
}

interface ProgressSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{ readonly order: Order }>
}

/** What features say below the progress of an order. A new one is a line here. */
export const progressSections: readonly ProgressSection[] = [
  { name: 'fulfilment', Part: lazyPart(() => import('../../features/fulfilment/order-parcels.tsx')) },
]

/** What features add to an order that its shopper looks at. A new one is a line here. */
export const orderSections: readonly OrderSection[] = [
  { name: 'gift-notes', Part: lazyPart(() => import('../../features/gift-notes/order-gift-note.tsx')) },
  { name: 'loyalty', Part: lazyPart(() => import('../../features/loyalty/orders/order-points.tsx')) },
  { name: 'invoices', Part: lazyPart(() => import('../../features/invoices/order-invoice.tsx')) },
  { name: 'returns', Part: lazyPart(() => import('../../features/returns/order-returns.tsx')) },
]
