import { countryName } from '@first-fashion/contract/countries/country-name'
import type { StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { buttonClass, Skeleton } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { shopDayInWords, shopTimeInWords } from '../../platform/shop-time.ts'
import { ChatWithCustomer } from '../chat/index.ts'
import { PointsPanel } from '../loyalty/index.ts'
import { OrderStatusBadge } from '../orders/index.ts'
import { CreditPanel } from '../store-credit/index.ts'
import { CustomerBadge } from './customers-page.tsx'
import { useCustomer } from './queries.ts'
import { SignInPanel } from './sign-in-panel.tsx'
import { useWords } from './words.ts'

export function CustomerPage() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const customer = useCustomer(id)
  return (
    <>
      <Link to="/customers" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {customer.isPending ? <Skeleton className="h-96" /> : null}
      {customer.isError ? <LoadFailure error={customer.error} onRetry={() => customer.refetch()} /> : null}
      {customer.data === undefined ? null : <CustomerView customer={customer.data} />}
    </>
  )
}

interface CustomerProps {
  readonly customer: StaffCustomerInFull
}

function CustomerView({ customer }: CustomerProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="text-heading wrap-anywhere">{customer.name}</h1>
        <CustomerBadge customer={customer} />
        <ChatWithCustomer customerId={customer._id} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-6">
          <Profile customer={customer} />
          <Orders customer={customer} />
        </div>
        <div className="flex flex-col gap-6">
          <SignInPanel customer={customer} />
          <CreditPanel customer={customer} />
          <PointsPanel customer={customer} />
          <Devices customer={customer} />
        </div>
      </div>
    </>
  )
}

const sheet = 'border border-hairline bg-paper p-5'

function Profile({ customer }: CustomerProps) {
  const { t } = useWords()
  const { newsletter } = customer
  return (
    <section className={sheet}>
      <h2 className="mb-4 text-title">{t('customerProfile')}</h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={t('email')}>{customer.email}</Fact>
        <Fact name={t('country')}>
          {customer.country === null ? t('unknown') : countryName(customer.country)}
        </Fact>
        <Fact name={t('customerSince')}>{shopTimeInWords(customer.createdAt)}</Fact>
        <Fact name={t('lastLogin')}>{shopTimeInWords(customer.lastLoginAt)}</Fact>
        <Fact name={t('currency')}>{customer.currency ?? t('unknown')}</Fact>
        <Fact name={t('reviews')}>{customer.reviewCount}</Fact>
        <Fact name={t('subscribers')}>
          {newsletter === null
            ? t('never')
            : newsletter.unsubscribedAt === null
              ? t('subscribedOn', { date: shopTimeInWords(newsletter.subscribedAt) })
              : t('unsubscribedOn', { date: shopTimeInWords(newsletter.unsubscribedAt) })}
        </Fact>
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-small text-timber">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

function Orders({ customer }: CustomerProps) {
  const { t } = useWords()
  return (
    <section className={sheet}>
      <h2 className="mb-4 text-title">
        {t('orders')} ({customer.orderCount})
      </h2>
      {customer.orders.length === 0 ? <p className="text-timber">{t('noOrders')}</p> : null}
      <ul className="flex flex-col divide-y divide-hairline">
        {customer.orders.map((order) => (
          <li key={order._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <Link to={`/orders/${order._id}`} className="tabular-nums underline underline-offset-4">
              {order.orderNumber}
            </Link>
            <span className="text-small text-timber">{shopDayInWords(order.date)}</span>
            <OrderStatusBadge status={order.status} />
            <span className="ml-auto tabular-nums">{formatPrice(order.amount, lkr)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Devices({ customer }: CustomerProps) {
  const { t } = useWords()
  return (
    <section className={sheet}>
      <h2 className="mb-4 text-title">{t('signedInOn')}</h2>
      {customer.devices.length === 0 ? <p className="text-timber">{t('nowhere')}</p> : null}
      <ul className="flex flex-col gap-3">
        {customer.devices.map((device) => (
          <li key={device._id}>
            <p className="font-medium">{device.device}</p>
            <p className="text-small text-timber">
              {[device.place, shopTimeInWords(device.lastUsedAt)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
