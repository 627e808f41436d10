import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/queries/call.ts'
import { oneCallForOrders } from '../../../platform/queries/one-call-for-orders.ts'
import { useToken } from '../../../platform/session.ts'
import { longDay } from '../../../platform/time/shop-dates.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { loyaltyKeys } from '../loyalty.queries.ts'
import './order-points-words.ts'

const pointsOfOrder = oneCallForOrders(
  async (orderIds) => (await call('loyalty.points-of-orders', { body: { orderIds } })).orders,
)

/** What an order earned, when it can be used, and what was taken back. */
export default function OrderPoints({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const token = useToken()
  const { data } = useQuery({
    queryKey: loyaltyKeys.of(token, 'order', orderId),
    enabled: Boolean(token),
    queryFn: () => pointsOfOrder(orderId),
  })
  if (!data || data.earned === 0) return null
  const { earned, reversed, isPending, availableAt, expiresAt } = data
  const isUnmounted = reversed < earned
  return (
    <section className="mt-4 text-small">
      <h3 className="font-medium">{t('order-points:title')}</h3>
      <p>{t('order-points:earned', { count: earned })}</p>
      {reversed > 0 ? <p>{t('order-points:reversed', { count: reversed })}</p> : null}
      {isPending && isUnmounted ? (
        <p className="text-timber">
          {availableAt === null
            ? t('order-points:pending')
            : t('order-points:availableFrom', { date: longDay(availableAt) })}
        </p>
      ) : null}
      {expiresAt === null || !isUnmounted ? null : (
        <p className="text-timber">{t('order-points:expires', { date: longDay(expiresAt) })}</p>
      )}
    </section>
  )
}
