import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { providerNames } from '@first-fashion/contract/payments/methods'
import type { OrderPayments } from '@first-fashion/contract/payments/staff-calls'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { IfMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useOrderPayments } from './queries.ts'
import { RefundForm } from './refund-form.tsx'
import { useWords } from './words.ts'

/** An order's payments and refunds, with a form for a full or partial refund. */
export function RefundPanel({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  const payments = useOrderPayments(orderId)
  if (payments.isError) return <LoadFailure error={payments.error} onRetry={() => payments.refetch()} />
  if (payments.data === undefined || isEmpty(payments.data)) return null
  const { attempts, refunds, refundableMinor, creditable, prepaid } = payments.data
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('orderPayments')}</h2>
      <ul className="flex flex-col gap-2 text-small">
        {prepaid.map(({ label, amount }) => (
          <li key={label} className="flex justify-between gap-4">
            <span>{t('prepaidWith', { label })}</span>
            <span className="shrink-0 tabular-nums">{formatPrice(amount, lkr)}</span>
          </li>
        ))}
        {attempts.map((one) => (
          <Row
            key={one._id}
            what={`${providerNames[one.provider]}: ${t(`attemptStates.${one.state}`)}`}
            {...one}
          />
        ))}
        {refunds.map((one) => (
          <Row key={one._id} what={t(`refundStates.${one.state}`)} {...one} />
        ))}
      </ul>
      {refundableMinor > 0 || creditable > 0 ? (
        <IfMay permission="payments.change">
          <RefundForm orderId={orderId} payments={payments.data} />
        </IfMay>
      ) : null}
    </section>
  )
}

/** For example, cash that is not collected yet. */
const isEmpty = ({ attempts, refunds, creditable, prepaid }: OrderPayments): boolean =>
  attempts.length === 0 && refunds.length === 0 && creditable === 0 && prepaid.length === 0

interface RowProps {
  readonly what: string
  readonly amountText: string
  readonly at: number
  readonly note?: string
}

const Row = ({ what, amountText, at, note = '' }: RowProps) => (
  <li className="flex justify-between gap-4">
    <span>
      {what}
      <span className="block text-timber wrap-anywhere">
        {shopTimeInWords(at)}
        {note === '' ? null : ` · ${note}`}
      </span>
    </span>
    <span className="shrink-0 tabular-nums">{amountText}</span>
  </li>
)
