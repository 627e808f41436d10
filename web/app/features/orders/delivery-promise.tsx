import type { Order } from '@first-fashion/contract/orders/order'
import { useTranslation } from '../../platform/words/use-translation.ts'
import '../../platform/words/buying/delivery.ts'

/** The delivery method and promised time of an order. */
export function DeliveryPromise({ order: { estimatedDays, isExpress } }: { readonly order: Order }) {
  const { t } = useTranslation()
  if (estimatedDays === null) return null
  const { min, max } = estimatedDays
  const days = min === max ? t('delivery.days', { count: max }) : t('delivery.dayRange', { min, max })
  return <p>{t(isExpress ? 'delivery.byExpress' : 'delivery.byStandard', { days })}</p>
}
