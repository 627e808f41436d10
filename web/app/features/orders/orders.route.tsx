import { Button, buttonClass, EmptyState, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { OrderCard } from './order-card.tsx'
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
