import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { creditNoteFile, documentsOfOrder, invoiceFile } from './invoices.service.ts'
import { exportTaxes } from './tax-report.staff.service.ts'

export const invoiceStaffRoutes = (shop: Shop): Handlers => ({
  'staff.invoice': async ({ params }) => ({ success: true, ...(await documentsOfOrder(shop, params.id)) }),
  'staff.invoice-pdf': async ({ params }) => ({ success: true, file: await invoiceFile(shop, params.id) }),
  'staff.credit-note-pdf': async ({ params }) => ({
    success: true,
    file: await creditNoteFile(shop, params.number),
  }),
  'staff.tax-report': async ({ session, body }) => ({
    success: true,
    ...(await exportTaxes(shop, session, body)),
  }),
})
