import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { orderIds } from '../orders/order-ids.ts'
import { pdfFile } from '../pdf-file.ts'
import { orderInvoice } from './invoice.ts'

const orderId = z.string().max(64)
const number = z.string().max(32)

export const invoiceCalls = {
  'invoices.of-orders': defineCall({
    method: 'POST',
    path: '/api/invoice/of-orders',
    access: 'customer',
    summary:
      "Returns the numbers of the invoice and the credit notes of each of the customer's own orders among those named.",
    request: { body: orderIds },
    response: success({ orders: z.array(orderInvoice.extend({ orderId: z.string() })) }),
    refusals: [],
  }),
  'invoices.pdf': defineCall({
    method: 'GET',
    path: '/api/invoice/:orderId/pdf',
    access: 'customer',
    summary: "Returns the invoice of the customer's own order as a PDF document.",
    limit: 'documents',
    request: { params: z.object({ orderId }) },
    response: success({ file: pdfFile }),
    refusals: ['order.unknown', 'invoices.not-paid'],
  }),
  'invoices.credit-note-pdf': defineCall({
    method: 'GET',
    path: '/api/credit-note/:number/pdf',
    access: 'customer',
    summary: "Returns a credit note of the customer's own order as a PDF document.",
    limit: 'documents',
    request: { params: z.object({ number }) },
    response: success({ file: pdfFile }),
    refusals: ['invoices.credit-note-unknown'],
  }),
}
