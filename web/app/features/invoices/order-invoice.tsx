import type { OrderStatus } from '@first-fashion/contract/orders/status'
import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { Button } from '@first-fashion/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { savePdf } from '../../platform/screen/save-file.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { invoiceKeys } from './invoices.keys.ts'
import './invoices-words.ts'

interface SectionProps {
  readonly orderId: string
  readonly status: OrderStatus
}

/** The invoice of a paid order and a credit note for each refund, as downloads. */
export default function OrderInvoice({ orderId, status }: SectionProps) {
  const { t } = useTranslation()
  const found = useQuery({
    queryKey: invoiceKeys.of(orderId, status),
    refetchOnWindowFocus: true,
    queryFn: () => call('invoices.of-order', { params: { orderId } }),
  })
  if (found.data === undefined || found.data.invoice === null) return null
  const { invoice, creditNotes } = found.data
  return (
    <ul aria-label={t('invoices:title')} className="mt-3 flex flex-col items-start gap-1 text-small">
      <li>
        <Download
          words={t('invoices:invoice', { number: invoice.number })}
          fetchFile={async () => (await call('invoices.pdf', { params: { orderId } })).file}
        />
      </li>
      {creditNotes.map(({ number, amountText }) => (
        <li key={number}>
          <Download
            words={t('invoices:creditNote', { number, amount: amountText })}
            fetchFile={async () => (await call('invoices.credit-note-pdf', { params: { number } })).file}
          />
        </li>
      ))}
    </ul>
  )
}

interface DownloadProps {
  readonly words: string
  readonly fetchFile: () => Promise<PdfFile>
}

function Download({ words, fetchFile }: DownloadProps) {
  const { t } = useTranslation()
  const download = useMutation({
    mutationFn: fetchFile,
    onSuccess: savePdf,
    onError: (error) => toasts.error(refusalWords(error, t('invoices:failed'))),
  })
  return (
    <Button
      variant="link"
      className="text-left text-small"
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {words}
    </Button>
  )
}
