import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { defineOrderMail, ofOrder, orderUpdate, updateMail, writeToBuyer } from '../order-mails/index.ts'
import { orderMailRequested, orderPaid, orderRefunded } from '../orders/index.ts'
import { issueCreditNote, issueInvoice } from './invoice-issuing.ts'
import { invoiceRoutes } from './invoices.routes.ts'
import { invoiceStaffRoutes } from './invoices.staff.routes.ts'

const invoiceReady = defineOrderMail({
  name: 'order-invoice',
  title: 'Invoice',
  about: 'invoice {{invoice}}',
  says: 'the invoice {{invoice}} for your order {{order}} is ready.',
  placeholders: { ...ofOrder, invoice: 'INV-2031' },
})

export function invoicesFeature(shop: Shop): Feature {
  return {
    name: 'invoices',
    mails: [invoiceReady],
    handlers: { ...invoiceRoutes(shop), ...invoiceStaffRoutes(shop) },
    subscriptions: [
      subscribe(orderPaid, 'invoice', ({ orderId }) => issueInvoice(shop, orderId)),
      subscribe(orderMailRequested, 'invoice-email', async ({ orderId, mail }) => {
        if (mail === 'invoice') await sendInvoice(shop, orderId)
      }),
      subscribe(orderRefunded, 'credit-note', (refund, eventId) => issueCreditNote(shop, refund, eventId)),
    ],
  }
}

/** Tells the buyer where the invoice is; it shows a name and a street, so it is not attached. */
async function sendInvoice(shop: Shop, orderId: string): Promise<void> {
  const invoice = await issueInvoice(shop, orderId)
  if (invoice === undefined) return
  const { number } = invoice
  await writeToBuyer(shop, orderId, (full, reader) =>
    updateMail(
      full,
      reader,
      orderUpdate(invoiceReady, { invoice: number }, { atOrders: 'Get your invoice' }),
    ),
  )
}
