import { useTranslation } from '../../platform/words/use-translation.ts'
import '../location/location-words.ts'
import type { OrderCardView } from './order-card-view.ts'
import './orders-words.ts'

/** The delivery method and promised time of an order. */
export function DeliveryPromise({ order: { estimatedDays, isExpress } }: { readonly order: OrderCardView }) {
  const { t } = useTranslation()
  if (estimatedDays === null) return null
  const { min, max } = estimatedDays
  const days = min === max ? t('location:days', { count: max }) : t('location:dayRange', { min, max })
  return <p>{t(isExpress ? 'orders:byExpress' : 'orders:byStandard', { days })}</p>
}
