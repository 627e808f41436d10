import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError } from '../../platform/change-toasts.ts'
import { savePdf } from '../../platform/save-file.ts'

export const useInvoice = (orderId: string) =>
  useQuery({
    queryKey: ['orders', 'invoice', orderId],
    queryFn: () => call('staff.invoice', { params: { id: orderId } }),
  })

export const invoiceFile = async (orderId: string): Promise<PdfFile> =>
  (await call('staff.invoice-pdf', { params: { id: orderId } })).file

export const creditNoteFile = async (number: string): Promise<PdfFile> =>
  (await call('staff.credit-note-pdf', { params: { number } })).file

/** Downloads a document. */
export const useDownload = (fetchFile: () => Promise<PdfFile>) =>
  useMutation({ mutationFn: fetchFile, onSuccess: savePdf, onError: showError })
