import type { DisplayCurrency } from '@first-fashion/contract/money/money'
import type { Order } from '@first-fashion/contract/orders/order'
import type { OrderStatus } from '@first-fashion/contract/orders/status'
import type { ComponentType } from 'react'
import OrderParcels from '../../features/fulfilment/order-parcels.tsx'
import OrderGiftNote from '../../features/gift-notes/order-gift-note.tsx'
import OrderInvoice from '../../features/invoices/order-invoice.tsx'
import OrderPoints from '../../features/loyalty/orders/order-points.tsx'
import OrderReturns from '../../features/returns/order-returns.tsx'

interface OrderSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{
    readonly orderId: string
    readonly orderNumber: string
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

/** What features say below the progress of an order. A new one is a line here. They load with the page, which would wait for each otherwise. */
export const progressSections: readonly ProgressSection[] = [{ name: 'fulfilment', Part: OrderParcels }]

/** What features add to an order that its shopper looks at. A new one is a line here. */
export const orderSections: readonly OrderSection[] = [
  { name: 'gift-notes', Part: OrderGiftNote },
  { name: 'loyalty', Part: OrderPoints },
  { name: 'invoices', Part: OrderInvoice },
  { name: 'returns', Part: OrderReturns },
]
