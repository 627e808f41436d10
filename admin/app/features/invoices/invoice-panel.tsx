import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { Button } from '@first-fashion/ui'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { usePdfDownload } from '../../platform/pdf-download.ts'
import { creditNoteFile, invoiceFile, useInvoice } from './queries.ts'
import { useWords } from './words.ts'

/** The invoice of an order and a credit note for each refund, as downloads. */
export function InvoicePanel({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const found = useInvoice(orderId)
  if (found.isError) return <LoadFailure error={found.error} onRetry={() => found.refetch()} />
  if (found.data === undefined) return null
  const { invoice, creditNotes } = found.data
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{t('title')}</h2>
      {invoice === null ? (
        <p className="text-small text-timber">{t('notPaid')}</p>
      ) : (
        <ul className="flex flex-col items-start gap-2 text-small">
          <li>
            <Download
              words={t('invoice', { number: invoice.number })}
              fetchFile={() => invoiceFile(orderId)}
            />
          </li>
          {creditNotes.map(({ number, amountText }) => (
            <li key={number}>
              <Download
                words={t('creditNote', { number, amount: amountText })}
                fetchFile={() => creditNoteFile(number)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface DownloadProps {
  readonly words: string
  readonly fetchFile: () => Promise<PdfFile>
}

function Download({ words, fetchFile }: DownloadProps) {
  const download = usePdfDownload(fetchFile)
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
