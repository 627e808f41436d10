import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import { createOrderMailer, type OrderMailerDeps, updateMail } from '../order-mails/index.ts'
import { orderMailRequested, orderPaid, orderRefunded } from '../orders/index.ts'
import { issueCreditNote, issueInvoice } from './invoice-issuing.ts'
import { invoiceRoutes } from './invoices.routes.ts'
import type { InvoicesDeps } from './invoices.service.ts'
import { invoiceStaffRoutes } from './invoices.staff.routes.ts'

export function invoicesFeature(deps: InvoicesDeps & OrderMailerDeps): Feature {
  return {
    name: 'invoices',
    handlers: { ...invoiceRoutes(deps), ...invoiceStaffRoutes(deps) },
    subscriptions: [
      subscribe(orderPaid, 'invoice', ({ orderId }) => issueInvoice(deps, orderId)),
      subscribe(orderMailRequested, 'invoice-email', async ({ orderId, mail }) => {
        if (mail === 'invoice') await sendInvoice(deps, orderId)
      }),
      subscribe(orderRefunded, 'credit-note', (refund, eventId) => issueCreditNote(deps, refund, eventId)),
    ],
  }
}

/** Tells the buyer where the invoice is; it shows a name and a street, so it is not attached. */
async function sendInvoice(deps: InvoicesDeps & OrderMailerDeps, orderId: string): Promise<void> {
  const invoice = await issueInvoice(deps, orderId)
  if (invoice === undefined) return
  const { number } = invoice
  await createOrderMailer(deps)(orderId, (full, reader) =>
    updateMail(full, reader, {
      about: `invoice ${number}`,
      says: (order) => `the invoice ${number} for your order ${order} is ready.`,
      atOrders: 'Get your invoice',
    }),
  )
}
