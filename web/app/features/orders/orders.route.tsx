import { countryName } from '@first-fashion/contract/countries/country-name'
import type { Order } from '@first-fashion/contract/orders/order'
import { paymentDisplay } from '@first-fashion/contract/orders/status'
import { paidWith } from '@first-fashion/contract/orders/tenders'
import { Button, buttonClass, EmptyState, Picture, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { orderSections } from '../../shell/slots/order-sections.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { ExplainButton } from '../explanation/index.ts'
import { clearUnpaidOrder, goOnToPay, KokoRedirect, type KokoStart, usePayAgain } from '../payments/index.ts'
import { SellableLink } from '../sellables/index.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import { StatusBadge } from './order-status.tsx'
import { MoneyBack, OrderSums, orderSums } from './order-sums.tsx'
import { orderKeys } from './orders.keys.ts'
import '../cart/cart-words.ts'
import './orders-words.ts'

export default function OrdersPage() {
  const { t } = useTranslation()
  const token = useRequiredLogin()
  const orders = useQuery({
    queryKey: orderKeys.of(token),
    enabled: token !== null,
    refetchOnWindowFocus: true,
    queryFn: async () => (await call('orders.user', { body: {} })).orders,
  })
  useEffect(() => {
    if (orders.isError) toasts.error(t('orders:failed'))
  }, [orders.isError, t])
  return (
    <main id="content" className="page min-h-dvh pt-8">
      <title>{t('orders:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-[60rem]">
        <h1 className="mb-8 text-display">{t('orders:title')}</h1>
        <NeedsScripts />
        {orders.isPending ? <WaitingOrders /> : null}
        {orders.isError ? (
          <div className="flex flex-col items-start gap-4">
            <p className="text-hibiscus">{t('orders:failed')}</p>
            <Button onClick={() => orders.refetch()}>{t('problem.tryAgain')}</Button>
          </div>
        ) : null}
        {orders.data?.length === 0 ? <NoOrders /> : null}
        <ul className="flex flex-col gap-6">
          {orders.data?.map((order) => (
            <li key={order._id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}

/** The skeleton of the order list. */
const WaitingOrders = () => (
  <div className="hidden flex-col gap-6 scripted:flex">
    <Skeleton className="h-[26rem]" />
    <Skeleton className="h-[26rem]" />
  </div>
)

function NoOrders() {
  const { t } = useTranslation()
  return (
    <EmptyState
      picture={<ScenePicture name="waiting" sizes="18rem" />}
      title={t('orders:none')}
      text={t('orders:noneText')}
      action={
        <Link to={paths.collection()} className={buttonClass()}>
          {t('cart:continue')}
        </Link>
      }
    />
  )
}

function OrderCard({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const [koko, setKoko] = useState<KokoStart>()
  const payAgain = usePayAgain(order._id, {
    onStarted: (start) => {
      clearUnpaidOrder()
      if (start.kind === 'form') setKoko(start)
      else goOnToPay(start, order._id)
    },
    onFailed: toasts.error,
  })
  const date = new Date(order.date).toLocaleDateString('en-GB', { dateStyle: 'long' })
  return (
    <article
      aria-label={t('orders:number', { number: order.orderNumber })}
      className="border border-hairline bg-paper"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline px-5 py-4">
        <div>
          <h2 className="text-title tabular-nums">{t('orders:number', { number: order.orderNumber })}</h2>
          <p className="text-small text-timber">{t('orders:placedOn', { date })}</p>
        </div>
        <StatusBadge status={order.status} />
      </header>
      <div className="grid gap-6 px-5 py-5 sm:grid-cols-[1fr_15rem]">
        <Items order={order} />
        <div className="flex flex-col gap-4 text-small">
          <div>
            <h3 className="font-text text-small font-semibold">{t('orders:payment')}</h3>
            <p>
              {paymentDisplay(order)} · {paidWith(order.tenders)}
            </p>
            <MoneyBack order={order} />
          </div>
          <Address order={order} />
          <DeliveryPromise order={order} />
          {order.refundStatus === null ? null : <p>{t('orders:refund', { status: order.refundStatus })}</p>}
          {order.exchangeStatus === null ? null : (
            <p>{t('orders:exchange', { status: order.exchangeStatus })}</p>
          )}
        </div>
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline px-5 py-4">
        <div className="max-sm:w-full">
          <OrderSums order={order} />
          {orderSections.map(({ name, Part }) => (
            <Part key={name} orderId={order._id} />
          ))}
          <ExplainButton of={{ kind: 'order', orderId: order._id }} />
        </div>
        <div className="flex flex-wrap gap-3">
          {order.canPayAgain ? (
            <Button onClick={() => payAgain.mutate()}>{t('orders:payAgain')}</Button>
          ) : null}
          {koko === undefined ? null : <KokoRedirect start={koko} onCancel={() => setKoko(undefined)} />}
          {order.status === 'Cancelled' ? null : (
            <Button variant="secondary" onClick={() => toasts.info(t('orders:tracking'))}>
              {t('orders:track')}
            </Button>
          )}
        </div>
      </footer>
    </article>
  )
}

function Items({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const { lines } = orderSums(order)
  return (
    <ul aria-label={t('orders:items')} className="flex flex-col gap-4">
      {order.items.map((item, at) => (
        <li key={item.lineId} className="grid grid-cols-[4rem_1fr] gap-4">
          <Picture src={item.image} alt="" sizes="64px" />
          <div>
            <SellableLink path={item.path} className="font-medium underline-offset-4 hover:underline">
              {item.name}
            </SellableLink>
            <p className="text-small text-timber">
              {[...item.options, t('orders:quantity', { count: item.quantity })].join(', ')}
            </p>
            <p className="text-small tabular-nums">{lines[at]}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Address({ order: { address } }: { readonly order: Order }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className="font-text text-small font-semibold">{t('orders:deliverTo')}</h3>
      <address className="not-italic wrap-anywhere">
        {address.firstName} {address.lastName}
        <br />
        {[address.street, address.apartment].filter(Boolean).join(', ')}
        <br />
        {[address.city, address.stateName, address.zipcode].filter(Boolean).join(', ')}
        <br />
        {countryName(address.country)} · {address.phone}
      </address>
    </div>
  )
}
