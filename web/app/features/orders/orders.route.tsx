import type { Order } from '@first-fashion/contract/orders/order'
import { Button, buttonClass, EmptyState, Skeleton, TextField } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { useDebounced } from '../../platform/forms/use-debounced.ts'
import { paths } from '../../platform/paths.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { shopTime } from '../../platform/time/shop-time.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { returnDaysOf } from '../return-window/index.ts'
import type { Route } from './+types/orders.route.ts'
import { OrderCard } from './order-card.tsx'
import { isJustPlaced } from './thank-you/thank-you.rules.ts'
import { ThankYou } from './thank-you/thank-you.tsx'
import { ordersAtOnce, useOrders } from './use-orders.ts'
import '../cart/cart-words.ts'
import './orders-words.ts'

/** Loaded with the page, so the thanks for an order do not grow once they are read. */
export async function loader({ context }: Route.LoaderArgs) {
  return { returnDays: await returnDaysOf(serverApi(context)) }
}
export async function clientLoader() {
  return { returnDays: await returnDaysOf(api) }
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const token = useRequiredLogin()
  const [search, setSearch] = useState('')
  const list = useOrders(token, useDebounced(search.trim(), typingPauseMs))
  const { orders, total, isError } = list
  const [hasMany, setMany] = useState(false)
  if (total > ordersAtOnce && !hasMany) setMany(true)
  useEffect(() => {
    if (isError) toasts.error(t('orders:failed'))
  }, [isError, t])
  return (
    <main id="content" className="page min-h-dvh pt-8">
      <title>{t('orders:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-[60rem]">
        <h1 className="mb-8 text-display">{t('orders:title')}</h1>
        <NeedsScripts />
        {list.isPending ? <WaitingOrders /> : null}
        {isError ? (
          <div className="flex flex-col items-start gap-4">
            <p className="text-hibiscus">{t('orders:failed')}</p>
            <Button onClick={() => list.refetch()}>{t('problem.tryAgain')}</Button>
          </div>
        ) : null}
        {hasMany ? <FindOrder search={search} onSearch={setSearch} /> : null}
        {orders?.length === 0 ? search.trim() === '' ? <NoOrders /> : <NoneFound search={search} /> : null}
        <OrderList orders={orders ?? []} returnDays={loaderData.returnDays} />
        {hasMany && orders !== undefined && orders.length > 0 ? <More list={list} /> : null}
      </div>
    </main>
  )
}

const typingPauseMs = 300

interface ListProps {
  readonly orders: readonly Order[]
  readonly returnDays: number
}

/** The order that was just placed stands first, with a word of thanks. */
function OrderList({ orders, returnDays }: ListProps) {
  const [openedAt] = useState(() => shopTime())
  return (
    <ul className="flex flex-col gap-6">
      {orders.map((order, at) => (
        <li key={order._id}>
          {at === 0 && isJustPlaced(order, openedAt) ? (
            <ThankYou order={order} returnDays={returnDays} />
          ) : null}
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}

interface FindProps {
  readonly search: string
  readonly onSearch: (search: string) => void
}

function FindOrder({ search, onSearch }: FindProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-8 max-w-[26rem]">
      <TextField
        label={t('orders:find')}
        type="search"
        hint={t('orders:findHint')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  )
}

function NoneFound({ search }: Pick<FindProps, 'search'>) {
  const { t } = useTranslation()
  return (
    <p role="status" className="text-lead">
      {t('orders:noneFound', { search })}
    </p>
  )
}

function More({ list }: { readonly list: ReturnType<typeof useOrders> }) {
  const { t } = useTranslation()
  return (
    <div className="mt-8 flex flex-col items-center gap-4">
      <p role="status" className="text-small text-timber">
        {t('orders:shown', { shown: list.orders?.length ?? 0, total: list.total })}
      </p>
      {list.hasNextPage ? (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {t('orders:more')}
        </Button>
      ) : null}
    </div>
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
