import { centsFromRupees } from '@first-fashion/contract/money/money'
import { More } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCart } from '../../cart/index.ts'
import { useCurrency } from '../../currency/index.ts'
import { worthOf } from '../points-worth.ts'
import { usePointsFacts } from './use-points-facts.ts'
import './order-points-words.ts'

/** What the cart will earn once it is ordered, before codes and store credit. */
export default function CartPoints() {
  const { t } = useTranslation()
  const { priceInText } = useCurrency()
  const { cart } = useCart()
  const known = usePointsFacts()
  if (known === undefined) return null
  const goods = (cart.data?.lines ?? [])
    .filter(({ state }) => state === 'ok')
    .reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  const count = known.pointsOf(centsFromRupees(goods))
  return (
    <div className="mt-5 border-t border-hairline pt-4 text-small">
      {count === 0 ? (
        <p>{t('order-points:earnsNone', { amount: priceInText(known.rupeesPerPoint) })}</p>
      ) : (
        <div>
          <span className="font-medium">
            {t('order-points:earns', { count, amount: priceInText(worthOf(count)) })}.
          </span>{' '}
          <More title={t('order-points:howItWorks')}>
            {known.facts} {t('order-points:beforeCodes')}
          </More>
        </div>
      )}
    </div>
  )
}
