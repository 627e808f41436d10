import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { OrderAlert } from '@first-fashion/contract/order-limits/staff-calls'
import { Badge, Button, buttonClass, EmptyState, Skeleton } from '@first-fashion/ui'
import { Link } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { useDecideAlert, useOrderAlerts } from './queries.ts'
import { useWords } from './words.ts'

/** Unusual orders that staff have not checked yet. */
export function UnusualOrdersPage() {
  const { t } = useWords()
  const alerts = useOrderAlerts()
  return (
    <>
      <Link to="/orders" className={buttonClass('link', 'text-small')}>
        {t('backToOrders')}
      </Link>
      <h1 className="mb-5 text-heading">{t('alerts.heading')}</h1>
      {alerts.isPending ? <Skeleton className="h-40" /> : null}
      {alerts.isError ? <LoadFailure error={alerts.error} onRetry={() => alerts.refetch()} /> : null}
      {alerts.data?.total === 0 ? <EmptyState title={t('alerts.none')} text={t('alerts.noneText')} /> : null}
      {alerts.data === undefined || alerts.data.total === 0 ? null : <Alerts {...alerts.data} />}
    </>
  )
}

interface AlertsProps {
  readonly alerts: readonly OrderAlert[]
  readonly total: number
}

function Alerts({ alerts, total }: AlertsProps) {
  const { t } = useWords()
  return (
    <section aria-labelledby="order-alerts" className="border border-saffron bg-paper p-5">
      <h2 id="order-alerts" className="text-title">
        {t('alerts.title', { count: total })}
      </h2>
      <p className="text-small text-timber">{t('alerts.text')}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {alerts.map((alert) => (
          <li key={alert.order._id} className="py-3 last:pb-0">
            <AlertRow alert={alert} />
          </li>
        ))}
      </ul>
      {total > alerts.length ? (
        <p className="mt-3 text-small text-timber">{t('alerts.more', { count: total - alerts.length })}</p>
      ) : null}
    </section>
  )
}

function AlertRow({ alert }: { readonly alert: OrderAlert }) {
  const { t, has } = useWords()
  const mayMove = useRoleMay('orders.move')
  const { _id: id, number, customer } = alert.order
  const deciding = useDecideAlert(id)
  const methodName = `methodNames.${alert.paymentMethod}`
  const method = has(methodName) ? t(methodName) : alert.paymentMethod
  const amount = formatPrice(alert.amount, lkr)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p>
          <Link to={`/orders/${id}`} className="font-medium tabular-nums underline underline-offset-4">
            {number}
          </Link>{' '}
          <span className="wrap-anywhere">{customer}</span>
        </p>
        <p className="text-small text-timber">
          {t('alerts.summary', { count: alert.units, amount, method })}
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          {alert.reasons.map((reason) => (
            <Badge key={reason} tone="plain">
              {t(`alerts.reasons.${reason}`)}
            </Badge>
          ))}
        </p>
      </div>
      {mayMove ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            disabled={deciding.isPending}
            aria-label={t('alerts.fineName', { number })}
            onClick={() => deciding.mutate('staff.order-alert-dismiss')}
          >
            {t('alerts.fine')}
          </Button>
          {alert.canCancel ? (
            <Button
              busy={deciding.isPending}
              aria-label={t('alerts.cancelName', { number })}
              onClick={() => deciding.mutate('staff.order-alert-cancel')}
            >
              {t('alerts.cancel')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
