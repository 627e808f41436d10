import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export const useInvoice = (orderId: string) =>
  useQuery({
    queryKey: ['orders', 'invoice', orderId],
    queryFn: () => call('staff.invoice', { params: { id: orderId } }),
  })

export const invoiceFile = async (orderId: string): Promise<PdfFile> =>
  (await call('staff.invoice-pdf', { params: { id: orderId } })).file

export const creditNoteFile = async (number: string): Promise<PdfFile> =>
  (await call('staff.credit-note-pdf', { params: { number } })).file
