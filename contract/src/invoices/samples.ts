import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of invoices. */
export const invoicesSamples = {
  'invoices.credit-note-pdf': {
    success: true,
    file: {
      name: 'invoice-1001.pdf',
      base64: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      transliterated: [],
    },
  },
  'invoices.of-orders': {
    success: true,
    orders: [
      {
        orderId: '019a0000-4d01-7955-8a1d-a2989d1381ba',
        invoice: { number: 'FF-2026-000001', issuedAt: 1795918034182 },
        creditNotes: [],
      },
    ],
  },
  'invoices.pdf': {
    success: true,
    file: {
      name: 'invoice-1001.pdf',
      base64: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      transliterated: [],
    },
  },
  'staff.credit-note-pdf': {
    success: true,
    file: {
      name: 'invoice-1001.pdf',
      base64: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      transliterated: [],
    },
  },
  'staff.invoice': {
    success: true,
    invoice: { number: 'FF-2026-000001', issuedAt: 1795918034182 },
    creditNotes: [],
  },
  'staff.invoice-pdf': {
    success: true,
    file: {
      name: 'invoice-1001.pdf',
      base64: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      transliterated: [],
    },
  },
  'staff.tax-report': { success: true, fileName: 'taxes-2026-11-01-2026-11-30.csv', csv: 'number,tax' },
} as const satisfies Samples
