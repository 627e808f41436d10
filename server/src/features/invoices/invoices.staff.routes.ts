import type { Handlers } from '../../platform/http/handlers.ts'
import type { Invoices } from './invoices.service.ts'

export const invoiceStaffRoutes = (invoices: Invoices): Handlers => ({
  'staff.invoice': async ({ params }) => ({ success: true, ...(await invoices.ofOrder(params.id)) }),
  'staff.invoice-pdf': async ({ params }) => ({ success: true, file: await invoices.pdf(params.id) }),
  'staff.credit-note-pdf': async ({ params }) => ({
    success: true,
    file: await invoices.creditNotePdf(params.number),
  }),
})
