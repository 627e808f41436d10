import type { Handlers } from '../../platform/http/handlers.ts'
import { creditNoteFile, documentsOfOwnOrders, type InvoicesDeps, invoiceFile } from './invoices.service.ts'

export const invoiceRoutes = (deps: InvoicesDeps): Handlers => ({
  'invoices.of-orders': async ({ session, body }) => ({
    success: true,
    orders: await documentsOfOwnOrders(deps, session.customerId, body.orderIds),
  }),
  'invoices.pdf': async ({ session, params }) => ({
    success: true,
    file: await invoiceFile(deps, params.orderId, session.customerId),
  }),
  'invoices.credit-note-pdf': async ({ session, params }) => ({
    success: true,
    file: await creditNoteFile(deps, params.number, session.customerId),
  }),
})
