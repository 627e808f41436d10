import 'virtual:contract-routes/invoices'
import type { OrderStatus } from '@first-fashion/contract/orders/status'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { oneCallForOrders } from '../../platform/queries/one-call-for-orders.ts'
import { DownloadButton } from '../../platform/screen/download-button.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { invoiceKeys } from './invoices.keys.ts'
import './invoices-words.ts'

interface SectionProps {
  readonly orderId: string
  readonly status: OrderStatus
}

const documentsOfOrder = oneCallForOrders(
  async (orderIds) => (await call('invoices.of-orders', { body: { orderIds } })).orders,
)

/** The invoice of a paid order and a credit note for each refund, as downloads. */
export default function OrderInvoice({ orderId, status }: SectionProps) {
  const { t } = useTranslation()
  const found = useQuery({
    queryKey: invoiceKeys.of(orderId, status),
    refetchOnWindowFocus: true,
    queryFn: () => documentsOfOrder(orderId),
  })
  if (!found.data || found.data.invoice === null) return null
  const { invoice, creditNotes } = found.data
  return (
    <ul aria-label={t('invoices:title')} className="mt-3 flex flex-col items-start gap-1 text-small">
      <li>
        <DownloadButton
          failed={t('invoices:failed')}
          words={t('invoices:invoice', { number: invoice.number })}
          fetchFile={async () => (await call('invoices.pdf', { params: { orderId } })).file}
        />
      </li>
      {creditNotes.map(({ number, amountText }) => (
        <li key={number}>
          <DownloadButton
            failed={t('invoices:failed')}
            words={t('invoices:creditNote', { number, amount: amountText })}
            fetchFile={async () => (await call('invoices.credit-note-pdf', { params: { number } })).file}
          />
        </li>
      ))}
    </ul>
  )
}
