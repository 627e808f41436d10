import type { Quote } from '@first-fashion/contract/checkout/quote'
import { netCentsOfQuote } from '@first-fashion/contract/loyalty/order-points'
import type { Redemption } from '@first-fashion/contract/loyalty/rewards'
import { buttonClass, More, Skeleton } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCurrency } from '../../currency/index.ts'
import { worthOf } from '../points-worth.ts'
import { checkoutWith, isForCheckout } from '../rewards/checkout-with.ts'
import { usePointsFacts } from './use-points-facts.ts'
import './order-points-words.ts'

/** What the order will earn with all that was chosen, and the rewards whose codes can be used for it. */
export default function CheckoutPoints({ quote }: { readonly quote: Quote | undefined }) {
  const { t } = useTranslation()
  const known = usePointsFacts()
  if (known === undefined) return null
  const codes = known.loyalty.activeRedemptions.filter(({ type }) => isForCheckout(type))
  return (
    <section aria-labelledby="checkout-points">
      <h2 id="checkout-points" className="mb-3 font-display text-title">
        {t('order-points:title')}
      </h2>
      <div className="min-h-8">
        {quote === undefined ? (
          <Skeleton className="h-6 w-full max-w-64" />
        ) : (
          <Earned count={known.pointsOf(netCentsOfQuote(quote))} known={known} />
        )}
      </div>
      {codes.length === 0 ? null : <Codes codes={codes} />}
    </section>
  )
}

interface EarnedProps {
  readonly count: number
  readonly known: { readonly facts: string; readonly rupeesPerPoint: number }
}

function Earned({ count, known: { facts, rupeesPerPoint } }: EarnedProps) {
  const { t } = useTranslation()
  const { priceInText } = useCurrency()
  if (count === 0) return <p>{t('order-points:earnsNone', { amount: priceInText(rupeesPerPoint) })}</p>
  return (
    <div>
      {t('order-points:earns', { count, amount: priceInText(worthOf(count)) })}.{' '}
      <More title={t('order-points:howItWorks')}>
        {facts} {t('order-points:beforeCodes')}
      </More>
    </div>
  )
}

function Codes({ codes }: { readonly codes: readonly Redemption[] }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className="mt-4 font-medium">{t('order-points:codes')}</h3>
      <p className="text-small text-timber">{t('order-points:codesText')}</p>
      <ul>
        {codes.map(({ _id, code, name }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>{name}</span>
            <Link to={checkoutWith(code)} replace preventScrollReset className={buttonClass('link')}>
              {t('order-points:use', { code })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
