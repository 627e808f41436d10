import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { Picture, Skeleton } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TotalsTable } from '../cart/cart.route.tsx'
import { shownLineTotals } from '../cart/shown-line-totals.ts'
import { useCurrency } from '../currency/currency-provider.tsx'

interface SummaryProps {
  readonly lines: readonly CartLine[]
  readonly quote: Quote | undefined
  readonly method: PaymentMethod
  readonly children: ReactNode
}

/** What is bought, what it costs, and exactly what will be charged. */
export function OrderSummary({ lines, quote, method, children }: SummaryProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('checkout.summary')} className="self-start bg-sand p-6 lg:sticky lg:top-28">
      <details open>
        <summary className="mb-4 font-display text-title">{t('checkout.summary')}</summary>
        <Lines lines={lines} quote={quote} />
      </details>
      {quote === undefined ? <Skeleton className="h-36" /> : <TotalsTable totals={quote} />}
      {quote === undefined ? null : <Charged quote={quote} method={method} />}
      {children}
    </section>
  )
}

function Lines({ lines, quote }: Pick<SummaryProps, 'lines' | 'quote'>) {
  const { price, currency } = useCurrency()
  const shown = quote === undefined ? undefined : shownLineTotals(lines, quote, currency)
  return (
    <ul className="mb-4 flex flex-col gap-4">
      {lines.map((line) => (
        <li key={`${line.key} ${line.size}`} className="grid grid-cols-[3.5rem_1fr_auto] gap-3">
          <Picture src={line.image} alt="" sizes="56px" />
          <div className="min-w-0">
            <p className="leading-snug">{line.name}</p>
            <p className="text-small text-timber">
              {[line.color, line.size].filter(Boolean).join(', ')} × {line.quantity}
            </p>
          </div>
          <p className="tabular-nums">{shown?.get(line) ?? price(line.lineTotal)}</p>
        </li>
      ))}
    </ul>
  )
}

function Charged({ quote, method }: { readonly quote: Quote; readonly method: PaymentMethod }) {
  const { t } = useTranslation()
  const { code, exchangeRate } = quote.currency
  return (
    <div className="border border-border bg-paper p-3 text-small">
      <p className="flex justify-between gap-3 font-semibold tabular-nums">
        <span>{t(method === 'cod' ? 'checkout.payOnDelivery' : 'checkout.charged')}</span>
        <span>{quote.chargedText}</span>
      </p>
      {code === 'LKR' ? null : (
        <p className="mt-1 text-timber">{t('checkout.rate', { rate: exchangeRate, code })}</p>
      )}
    </div>
  )
}
