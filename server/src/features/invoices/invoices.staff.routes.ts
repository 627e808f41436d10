import type { Handlers } from '../../platform/http/handlers.ts'
import { creditNoteFile, documentsOfOrder, type InvoicesDeps, invoiceFile } from './invoices.service.ts'

export const invoiceStaffRoutes = (deps: InvoicesDeps): Handlers => ({
  'staff.invoice': async ({ params }) => ({ success: true, ...(await documentsOfOrder(deps, params.id)) }),
  'staff.invoice-pdf': async ({ params }) => ({ success: true, file: await invoiceFile(deps, params.id) }),
  'staff.credit-note-pdf': async ({ params }) => ({
    success: true,
    file: await creditNoteFile(deps, params.number),
  }),
})
