import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { orderStatuses, paymentDisplay, paymentStates } from '@first-fashion/contract/orders/status'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../platform/api.ts'
import { FilterSelect } from '../../shell/filter-select.tsx'
import { ListFrame } from '../../shell/list-frame.tsx'
import { readableStatus, StatusBadge } from './status-badge.tsx'

export function OrdersPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const status = orderStatuses.find((one) => one === query.get('status'))
  const payment = paymentStates.find((one) => one === query.get('payment'))
  const asked = {
    search: query.get('search') ?? '',
    page: query.get('page') ?? '1',
    ...(status ? { status } : {}),
    ...(payment ? { payment } : {}),
  }
  const orders = useQuery({
    queryKey: ['orders', asked],
    queryFn: () => call('staff.orders', { query: asked }),
  })
  const cell = 'py-3 pr-4'
  return (
    <ListFrame
      title={t('orders')}
      total={orders.data?.total}
      pages={orders.data?.pages ?? 1}
      state={orders.status}
      onRetry={() => orders.refetch()}
      filters={
        <>
          <FilterSelect
            name="status"
            label={t('status')}
            options={orderStatuses.map((one) => [one, readableStatus(one)])}
          />
          <FilterSelect
            name="payment"
            label={t('payment')}
            options={paymentStates.map((one) => [one, one])}
          />
        </>
      }
    >
      <section
        className="overflow-x-auto border border-hairline bg-paper px-4"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('orders')}
      >
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-ink text-small">
              {[t('number'), t('date'), t('customer'), t('status'), t('payment'), t('total')].map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.data?.orders.map((order) => (
              <tr key={order._id} className="border-b border-hairline last:border-0">
                <td className={cell}>
                  <Link
                    to={`/orders/${order._id}`}
                    className="font-medium tabular-nums underline underline-offset-4"
                  >
                    {order.orderNumber}
                  </Link>
                </td>
                <td className={`${cell} whitespace-nowrap tabular-nums`}>
                  {new Date(order.date).toLocaleDateString('en-GB')}
                </td>
                <td className={cell}>
                  {order.customer.name}
                  <span className="block text-small text-timber">{order.email}</span>
                </td>
                <td className={cell}>
                  <StatusBadge status={order.status} />
                </td>
                <td className={`${cell} text-small`}>{paymentDisplay(order)}</td>
                <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatPrice(order.amount, lkr)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ListFrame>
  )
}
