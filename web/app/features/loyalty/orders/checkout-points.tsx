import { buttonClass } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { checkoutWith } from '../rewards/checkout-with.ts'
import { useOrderPoints } from './use-order-points.ts'
import './order-points-words.ts'

/** What the order will earn, and the rewards whose codes can be used for it. */
export default function CheckoutPoints() {
  const { t } = useTranslation()
  const points = useOrderPoints()
  if (points === undefined) return null
  const { count, isAtOnce, loyalty } = points
  const codes = loyalty.activeRedemptions.filter(({ type }) => type !== 'store_credit')
  if (count === 0 && codes.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 font-display text-title">{t('order-points:title')}</h2>
      {count === 0 ? null : (
        <p>
          {t(isAtOnce ? 'order-points:willEarnAtOnce' : 'order-points:willEarn', { count })}{' '}
          {t('order-points:ifReturned')}
        </p>
      )}
      {codes.length === 0 ? null : (
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
      )}
    </section>
  )
}
