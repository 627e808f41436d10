import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import { sumRows } from '@first-fashion/contract/orders/sum-rows'
import { Disclosure, Picture } from '@first-fashion/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { TotalsTable, useSumWords } from '../cart/index.ts'
import { useCurrency } from '../currency/index.ts'
import { PendingAmount } from './pending-amount.tsx'
import { isUndelivered, quotedLines, type SeenPrices, type SummaryLine } from './quoted-lines.rules.ts'
import '../cart/cart-words.ts'
import './words/checkout-words.ts'

interface SummaryProps {
  /** The items in the cart, shown until the quote is ready. */
  readonly lines: readonly CartLine[]
  readonly quote: Quote | undefined
  readonly seen: SeenPrices
  /** The quote failed. */
  readonly hasFailed: boolean
  /** Content above the totals. */
  readonly children: ReactNode
}

const wide = '(min-width: 64rem)'

/** The order summary: collapsed on a phone. */
export function OrderSummary({ lines, quote, seen, hasFailed, children }: SummaryProps) {
  const { t } = useTranslation()
  const words = useSumWords()
  const [isOpen, setOpen] = useState(() => window.matchMedia(wide).matches)
  const quoted = quote === undefined ? undefined : quotedLines(quote, seen, quote.currency)
  const hasChanged = quoted?.some((line) => line.priceBefore !== null) ?? false
  return (
    <section aria-label={t('checkout:summary')} className="bg-sand px-5 py-4 lg:px-6">
      <Disclosure
        open={isOpen}
        onToggle={setOpen}
        title={<span className="font-display text-title">{t('checkout:summary')}</span>}
        aside={
          // The total stands once, at the button.
          <span className="text-small text-timber group-open:hidden">
            {t('checkout:items', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
          </span>
        }
      >
        <div className="pt-2">
          <Lines lines={quoted ?? lines.map(unpriced)} quote={quote} hasFailed={hasFailed} />
          {quote === undefined ? (
            <UnknownTotals hasFailed={hasFailed} total={words.total} />
          ) : isUndelivered(quote) ? null : (
            <>
              {children}
              <TotalsTable rows={sumRows(quote, quote.currency, words)} />
            </>
          )}
        </div>
      </Disclosure>
      {hasChanged ? (
        <p role="status" className="mt-2 text-small font-medium text-lagoon">
          {t('checkout:changed')}
        </p>
      ) : null}
    </section>
  )
}

/** Where the totals will stand. One that could not be worked out has its name and a dash. */
const UnknownTotals = ({ hasFailed, total }: { readonly hasFailed: boolean; readonly total: string }) =>
  hasFailed ? (
    <p className="flex justify-between font-semibold">
      {total} <PendingAmount hasFailed className="" />
    </p>
  ) : (
    <PendingAmount hasFailed={false} className="h-36 w-full" />
  )

const unpriced = ({ key, name, image, options, size, quantity, finalSale }: CartLine): SummaryLine => ({
  key: `${key} ${size}`,
  name,
  image,
  options,
  quantity,
  displayTotal: '',
  priceBefore: null,
  isFinalSale: finalSale === true,
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
              {line.options.join(', ')} × {line.quantity}
            </p>
            {line.isFinalSale ? <p className="text-small text-timber">{t('cart:finalSale')}</p> : null}
            {line.priceBefore === null ? null : (
              <p className="text-small text-lagoon">
                {t('cart:priceChanged', { price: price(line.priceBefore) })}
              </p>
            )}
          </div>
          {quote === undefined ? (
            <PendingAmount hasFailed={hasFailed} className="h-5 w-20" />
          ) : (
            <p className="tabular-nums">{line.displayTotal}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
