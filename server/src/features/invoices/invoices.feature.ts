import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import { orderPaid, orderRefunded } from '../orders/index.ts'
import { issueCreditNote, issueInvoice } from './invoice-issuing.ts'
import { invoiceRoutes } from './invoices.routes.ts'
import { createInvoices, type InvoicesDeps } from './invoices.service.ts'
import { invoiceStaffRoutes } from './invoices.staff.routes.ts'

export function invoicesFeature(deps: InvoicesDeps): Feature {
  const invoices = createInvoices(deps)
  return {
    name: 'invoices',
    handlers: { ...invoiceRoutes(invoices), ...invoiceStaffRoutes(invoices) },
    subscriptions: [
      subscribe(orderPaid, 'invoice', ({ orderId }) => issueInvoice(deps, orderId)),
      subscribe(orderRefunded, 'credit-note', (refund, eventId) => issueCreditNote(deps, refund, eventId)),
    ],
  }
}
