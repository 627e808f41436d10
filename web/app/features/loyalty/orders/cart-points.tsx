import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useOrderPoints } from './use-order-points.ts'
import './order-points-words.ts'

/** What the cart will earn once it is ordered. */
export default function CartPoints() {
  const { t } = useTranslation()
  const points = useOrderPoints()
  if (points === undefined || points.count === 0) return null
  return (
    <p className="mt-4 text-small">
      {t('order-points:earns', { count: points.count })}{' '}
      {points.isAtOnce ? null : <span className="text-timber">{t('order-points:usable')}</span>}
    </p>
  )
}
