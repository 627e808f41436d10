import type { Quote } from '@first-fashion/contract/checkout/quote'
import { limits } from '@first-fashion/contract/limits'
import { displayRounding, hundredthSums } from '@first-fashion/contract/money/checkout-sums'
import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { summedRows } from '@first-fashion/contract/orders/sum-rows'
import { isPaidOnline } from '@first-fashion/contract/payments/methods'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ExplainButton } from '../explanation/index.ts'
import { PendingAmount } from './pending-amount.tsx'
import { isEstimated } from './quote/estimated-quote.rules.ts'
import { isUndelivered } from './quoted-lines.rules.ts'
import './words/checkout-words.ts'
import './words/delivery-words.ts'
import '../payments/payments-words.ts'
import '../store-credit/store-credit-words.ts'

interface PayPanelProps {
  readonly quote: Quote | undefined
  readonly hasFailed: boolean
  readonly method: PaymentMethod
  /** The button, and why it is disabled. */
  readonly children: ReactNode
}

/** The exact charge, and the button that confirms it. */
export function PayPanel({ quote, hasFailed, method, children }: PayPanelProps) {
  const { t } = useTranslation()
  return (
    <div className="bg-sand p-5 lg:px-6 lg:pt-0 lg:pb-6">
      {quote === undefined ? (
        <PendingAmount hasFailed={hasFailed} className="h-12 w-full" />
      ) : isUndelivered(quote) ? (
        <p className="text-small text-hibiscus">{t('delivery:unavailable')}</p>
      ) : (
        <div
          className={`border border-border bg-paper p-3 ${isTotal(quote) ? 'lg:border-0 lg:bg-sand lg:p-0' : ''}`}
        >
          {quote.due === 0 ? (
            <p className="text-small font-semibold">{t('store-credit:nothing')}</p>
          ) : (
            // Beside the summary the same sum would stand twice.
            <p
              className={`flex justify-between gap-3 text-small font-semibold tabular-nums ${isTotal(quote) ? 'lg:hidden' : ''}`}
            >
              <span>{t(`payments:${method}Charged`)}</span>
              <span>{quote.chargedText}</span>
            </p>
          )}
          <Rounding quote={quote} />
          {quote.currency.code === 'LKR' || quote.due === 0 ? null : (
            <p className="mt-1 text-small text-timber">
              {t('checkout:rate', { rate: quote.currency.exchangeRate, code: quote.currency.code })}
            </p>
          )}
          {isEstimated(quote) ? null : (
            <div className="-mb-2">
              <ExplainButton of={{ kind: 'quote', quoteId: quote.quoteId }} />
            </div>
          )}
        </div>
      )}
      {children}
      {isPaidOnline(method) && quote !== undefined && quote.due > 0 ? (
        <p className="text-center text-small text-timber">
          {t('payments:holdsWhilePaying', { count: limits.stockHoldLifetimeMs / 60_000 })}
        </p>
      ) : null}
    </div>
  )
}

/** Whether the charge is the total of the summary, to the letter. */
const isTotal = ({ currency, due, total }: Quote): boolean => currency.code === 'LKR' && due === total

/** The rounding difference, where the currency has other decimals than the shown prices. */
function Rounding({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation()
  const { currency, chargedMinorUnits } = quote
  const { due } = hundredthSums(summedRows(quote), currency)
  const rounding = displayRounding(due, chargedMinorUnits, currency)
  if (rounding === undefined) return null
  return (
    <p className="mt-1 flex justify-between gap-3 text-small text-timber tabular-nums">
      <span>{t('checkout:rounding')}</span>
      <span>{rounding}</span>
    </p>
  )
}
