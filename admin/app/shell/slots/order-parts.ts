import { AddressCorrection } from '../../features/delivery-address/index.ts'
import { ExplainButton } from '../../features/explanation/index.ts'
import { PartnerOrderPanel } from '../../features/fulfilment/index.ts'
import { GiftNotePanel, PackedGiftNote } from '../../features/gift-notes/index.ts'
import { InvoicePanel } from '../../features/invoices/index.ts'
import { LineRefundPanel } from '../../features/line-refunds/index.ts'
import { OrderAlerts } from '../../features/order-limits/index.ts'
import type { ListNotice, OrderPart, SelectionAction } from '../../features/orders/index.ts'
import { ChosenSlips, PickListLink, SlipPanel } from '../../features/packing/index.ts'
import { RefundPanel } from '../../features/payments/index.ts'

/** What features show above the list of orders. A new one is a line here. */
export const orderListNotices: readonly ListNotice[] = [
  { name: 'order-limits', Notice: OrderAlerts },
  { name: 'packing', Notice: PickListLink },
]

/** What features do with the orders chosen in the list. A new one is a line here. */
export const selectionActions: readonly SelectionAction[] = [{ name: 'packing', Action: ChosenSlips }]

/** What features add beside an order for those who pack it. A new one is a line here. */
export const orderPanels: readonly OrderPart[] = [
  { name: 'packing', Part: SlipPanel },
  { name: 'gift-notes', Part: GiftNotePanel },
  { name: 'fulfilment', permission: 'fulfilment.read', Part: PartnerOrderPanel },
]

/** What features add to an order about its money, folded. A new one is a line here. */
export const orderMoneyPanels: readonly OrderPart[] = [
  { name: 'line-refunds', permission: 'payments.change', Part: LineRefundPanel },
  { name: 'payments', permission: 'payments.read', Part: RefundPanel },
]

/** What features add to an order about its documents, folded. A new one is a line here. */
export const orderDocumentPanels: readonly OrderPart[] = [{ name: 'invoices', Part: InvoicePanel }]

/** What features add below the total of an order. A new one is a line here. */
export const orderTotalParts: readonly OrderPart[] = [{ name: 'explanation', Part: ExplainButton }]

/** What features add below the address of an order. A new one is a line here. */
export const orderAddressParts: readonly OrderPart[] = [{ name: 'delivery-address', Part: AddressCorrection }]

/** What features add to the packing page of an order. A new one is a line here. */
export const packingPanels: readonly OrderPart[] = [{ name: 'gift-notes', Part: PackedGiftNote }]
