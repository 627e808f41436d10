import { AddressCorrection } from '../../features/delivery-address/index.ts'
import { ExplainButton } from '../../features/explanation/index.ts'
import { PartnerOrderPanel } from '../../features/fulfilment/index.ts'
import { GiftNotePanel, PackedGiftNote } from '../../features/gift-notes/index.ts'
import { InvoicePanel } from '../../features/invoices/index.ts'
import { LineRefundPanel } from '../../features/line-refunds/index.ts'
import { OrderAlerts } from '../../features/order-limits/index.ts'
import type { ListNotice, OrderPart } from '../../features/orders/index.ts'
import { PickListLink, SlipPanel } from '../../features/packing/index.ts'
import { RefundPanel } from '../../features/payments/index.ts'

/** What features show above the list of orders. A new one is a line here. */
export const orderListNotices: readonly ListNotice[] = [
  { name: 'order-limits', Notice: OrderAlerts },
  { name: 'packing', Notice: PickListLink },
]

/** What features add beside an order. A new one is a line here. */
export const orderPanels: readonly OrderPart[] = [
  { name: 'payments', Part: RefundPanel },
  { name: 'line-refunds', Part: LineRefundPanel },
  { name: 'fulfilment', Part: PartnerOrderPanel },
  { name: 'gift-notes', Part: GiftNotePanel },
  { name: 'invoices', Part: InvoicePanel },
  { name: 'packing', Part: SlipPanel },
]

/** What features add below the total of an order. A new one is a line here. */
export const orderTotalParts: readonly OrderPart[] = [{ name: 'explanation', Part: ExplainButton }]

/** What features add below the address of an order. A new one is a line here. */
export const orderAddressParts: readonly OrderPart[] = [{ name: 'delivery-address', Part: AddressCorrection }]

/** What features add to the packing page of an order. A new one is a line here. */
export const packingPanels: readonly OrderPart[] = [{ name: 'gift-notes', Part: PackedGiftNote }]
