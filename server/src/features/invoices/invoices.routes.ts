import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { creditNoteFile, documentsOfOwnOrders, invoiceFile } from './invoices.service.ts'

export const invoiceRoutes = (shop: Shop): Handlers => ({
  'invoices.of-orders': async ({ session, body }) => ({
    success: true,
    orders: await documentsOfOwnOrders(shop, session.customerId, body.orderIds),
  }),
  'invoices.pdf': async ({ session, params }) => ({
    success: true,
    file: await invoiceFile(shop, params.orderId, session.customerId),
  }),
  'invoices.credit-note-pdf': async ({ session, params }) => ({
    success: true,
    file: await creditNoteFile(shop, params.number, session.customerId),
  }),
})
