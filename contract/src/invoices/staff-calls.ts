import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { pdfFile } from '../pdf-file.ts'
import { orderInvoice } from './invoice.ts'

const id = z.string().max(64)
const number = z.string().max(32)
/** A day in Colombo. */
const day = z.iso.date()

/** Invoices and credit notes in the back office. */
export const staffInvoiceCalls = {
  'staff.invoice': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id/invoice',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Returns the numbers of the invoice and the credit notes of an order.',
    request: { params: z.object({ id }) },
    response: success(orderInvoice.shape),
    refusals: ['order.unknown'],
  }),
  'staff.invoice-pdf': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id/invoice/pdf',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Returns the invoice of an order as a PDF document.',
    limit: 'documents',
    request: { params: z.object({ id }) },
    response: success({ file: pdfFile }),
    refusals: ['order.unknown', 'invoices.not-paid'],
  }),
  'staff.credit-note-pdf': defineCall({
    method: 'GET',
    path: '/api/admin/credit-notes/:number/pdf',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Returns a credit note as a PDF document.',
    limit: 'documents',
    request: { params: z.object({ number }) },
    response: success({ file: pdfFile }),
    refusals: ['invoices.credit-note-unknown'],
  }),
  'staff.tax-report': defineCall({
    method: 'POST',
    path: '/api/admin/tax-report',
    access: 'staff',
    permission: 'settings.read',
    proof: 'recent',
    summary:
      'Exports the taxes of the invoices and credit notes of some days, both included, as a CSV file. The export is recorded.',
    request: { body: z.object({ from: day, until: day }) },
    response: success({ fileName: z.string(), csv: z.string() }),
    refusals: ['invoices.days-reversed'],
  }),
}
