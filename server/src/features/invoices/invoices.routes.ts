import type { Handlers } from '../../platform/http/handlers.ts'
import type { Invoices } from './invoices.service.ts'

export const invoiceRoutes = (invoices: Invoices): Handlers => ({
  'invoices.of-order': async ({ session, params }) => ({
    success: true,
    ...(await invoices.ofOrder(params.orderId, session.customerId)),
  }),
  'invoices.pdf': async ({ session, params }) => ({
    success: true,
    file: await invoices.pdf(params.orderId, session.customerId),
  }),
  'invoices.credit-note-pdf': async ({ session, params }) => ({
    success: true,
    file: await invoices.creditNotePdf(params.number, session.customerId),
  }),
})
