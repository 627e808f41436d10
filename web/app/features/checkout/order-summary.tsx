import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import {
  formatHundredths,
  hundredthsOf,
  hundredthsOfCharged,
  shownSums,
} from '@first-fashion/contract/money/money'
import { shownPartPayment } from '@first-fashion/contract/money/part-payment'
import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import { Disclosure, Picture, Skeleton } from '@first-fashion/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TotalsTable } from '../cart/totals-table.tsx'
import { useCurrency } from '../currency/currency-provider.tsx'
import { ExplainButton } from '../explanation/explain-button.tsx'
import { CreditSums } from '../store-credit/credit-sums.tsx'
import { quotedLines, type SeenPrices, type SummaryLine } from './quoted-lines.rules.ts'
import '../../platform/words/later.ts'
import '../../platform/words/buying/cart.ts'
import '../../platform/words/buying/paying.ts'
import '../../platform/words/buying/store-credit.ts'

interface SummaryProps {
  /** What lies in the cart, shown until its figures are there. */
  readonly lines: readonly CartLine[]
  readonly quote: Quote | undefined
  readonly seen: SeenPrices
  /** The figures could not be had. */
  readonly hasFailed: boolean
  /** What stands above the totals. */
  readonly children: ReactNode
}

const wide = '(min-width: 64rem)'

/** What is bought and what it costs: folded on a phone, with the total in sight. */
export function OrderSummary({ lines, quote, seen, hasFailed, children }: SummaryProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(() => window.matchMedia(wide).matches)
  const quoted = quote === undefined ? undefined : quotedLines(quote, seen, quote.currency)
  const hasChanged = quoted?.some((line) => line.priceBefore !== null) ?? false
  return (
    <section aria-label={t('checkout.summary')} className="bg-sand px-5 py-4 lg:px-6">
      <Disclosure
        open={isOpen}
        onToggle={setOpen}
        title={<span className="font-display text-title">{t('checkout.summary')}</span>}
        aside={
          quote === undefined ? (
            <Awaited hasFailed={hasFailed} className="h-6 w-28" />
          ) : (
            <span className="text-lead font-semibold tabular-nums lg:group-open:hidden">
              {totalOf(quote)}
            </span>
          )
        }
      >
        <div className="pt-2">
          <Lines lines={quoted ?? lines.map(unpriced)} quote={quote} hasFailed={hasFailed} />
          {quote === undefined ? (
            <Awaited hasFailed={hasFailed} className="h-36 w-full" />
          ) : (
            <>
              {children}
              <TotalsTable totals={quote} currency={quote.currency} promoCode={quote.promoCode?.code} />
              <CreditSums quote={quote} />
            </>
          )}
        </div>
      </Disclosure>
      {hasChanged ? (
        <p role="status" className="mt-2 text-small font-medium text-lagoon">
          {t('checkout.changed')}
        </p>
      ) : null}
    </section>
  )
}

/** What is to be paid, in sight while the rest is folded. */
const totalOf = (quote: Quote): string =>
  quote.storeCredit.used === 0
    ? shownSums({ ...quote, lines: [] }, quote.currency).total
    : shownPartPayment(quote, quote.currency).due

const unpriced = ({ key, name, image, color, size, quantity }: CartLine): SummaryLine => ({
  key: `${key} ${size}`,
  name,
  image,
  color,
  size,
  quantity,
  shownTotal: '',
  priceBefore: null,
})

interface LinesProps {
  readonly lines: readonly SummaryLine[]
  readonly quote: Quote | undefined
  readonly hasFailed: boolean
}

function Lines({ lines, quote, hasFailed }: LinesProps) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  return (
    <ul className="mb-4 flex flex-col gap-4">
      {lines.map((line) => (
        <li key={line.key} className="grid grid-cols-[3.5rem_1fr_auto] gap-3 narrow:grid-cols-[3.5rem_1fr]">
          <Picture src={line.image} alt="" sizes="56px" />
          <div className="min-w-0">
            <p className="leading-snug">{line.name}</p>
            <p className="text-small text-timber">
              {[line.color, line.size].filter(Boolean).join(', ')} × {line.quantity}
            </p>
            {line.priceBefore === null ? null : (
              <p className="text-small text-lagoon">
                {t('cart.priceChanged', { price: price(line.priceBefore) })}
              </p>
            )}
          </div>
          {quote === undefined ? (
            <Awaited hasFailed={hasFailed} className="h-5 w-20" />
          ) : (
            <p className="tabular-nums">{line.shownTotal}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface PlaceBoxProps {
  readonly quote: Quote | undefined
  readonly hasFailed: boolean
  readonly method: PaymentMethod
  /** The button, and what keeps it from working. */
  readonly children: ReactNode
}

/** Exactly what will be charged, and the button that says yes to it. */
export function PlaceBox({ quote, hasFailed, method, children }: PlaceBoxProps) {
  const { t } = useTranslation()
  return (
    <div className="bg-sand p-5 lg:px-6 lg:pt-0 lg:pb-6">
      {quote === undefined ? (
        <Awaited hasFailed={hasFailed} className="h-12 w-full" />
      ) : (
        <div className="border border-border bg-paper p-3 text-small">
          {quote.due === 0 ? (
            <p className="font-semibold">{t('storeCredit.nothing')}</p>
          ) : (
            <p className="flex justify-between gap-3 font-semibold tabular-nums">
              <span>{t(`paying.${method}Charged`)}</span>
              <span>{quote.chargedText}</span>
            </p>
          )}
          <Rounding quote={quote} />
          {quote.currency.code === 'LKR' || quote.due === 0 ? null : (
            <p className="mt-1 text-timber">
              {t('checkout.rate', { rate: quote.currency.exchangeRate, code: quote.currency.code })}
            </p>
          )}
          <ExplainButton of={{ kind: 'quote', quoteId: quote.quoteId }} />
        </div>
      )}
      {children}
    </div>
  )
}

/** Where the currency has other decimals than prices are shown with: what that adds to what is due. */
function Rounding({ quote: { due, currency, chargedMinorUnits } }: { readonly quote: Quote }) {
  const { t } = useTranslation()
  const hundredths = hundredthsOfCharged(chargedMinorUnits, currency.code) - hundredthsOf(due, currency)
  if (hundredths === 0) return null
  return (
    <p className="mt-1 flex justify-between gap-3 text-timber tabular-nums">
      <span>{t('checkout.rounding')}</span>
      <span>
        {hundredths < 0 ? '−' : '+'}
        {formatHundredths(Math.abs(hundredths), currency)}
      </span>
    </p>
  )
}

/** The place of a figure: on its way, or not to be had. */
const Awaited = ({ hasFailed, className }: { readonly hasFailed: boolean; readonly className: string }) =>
  hasFailed ? (
    <p aria-hidden="true" className="text-right text-timber">
      –
    </p>
  ) : (
    <Skeleton className={className} />
  )
