import '../cart/cart-words.ts'
import './orders-words.ts'
import { isCustomItem } from '@first-fashion/contract/custom-products/custom-item'
import type { Order } from '@first-fashion/contract/orders/order'
import { Button, buttonClass, EmptyState, Skeleton, TextField } from '@first-fashion/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { useDebounced } from '../../platform/forms/use-debounced.ts'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { learnShopTime, shopTime } from '../../platform/time/shop-time.ts'
import { toasts } from '../../platform/toasts.ts'
import { track } from '../../platform/tracking.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { returnDaysOf } from '../return-window/index.ts'
import type { Route } from './+types/orders.route.ts'
import { OrderCard } from './order-card.tsx'
import { orderKeys } from './orders.keys.ts'
import { expectedDays, isJustPlaced, purchaseOf } from './thank-you/thank-you.rules.ts'

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

/** So many orders are shown at first, and with each press of the button. */
const ordersAtOnce = 10

/** The customer's orders, newest first, page by page; with `search` those with such a number or item. */
function useOrders(token: string | null, search: string) {
  const pages = useInfiniteQuery({
    queryKey: orderKeys.list(token, search),
    enabled: token !== null,
    refetchOnWindowFocus: true,
    // What is shown stays until the answer to the next letter is here.
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: async ({ pageParam: page }) => {
      const body = { page, size: ordersAtOnce, search }
      // They say until when things are held.
      const [orders] = await Promise.all([call('orders.user', { body }), learnShopTime()])
      return orders
    },
    getNextPageParam: ({ total }, all) =>
      all.flatMap(({ orders }) => orders).length < total ? all.length + 1 : undefined,
  })
  return {
    ...pages,
    orders: pages.data?.pages.flatMap(({ orders }) => orders),
    total: pages.data?.pages.at(-1)?.total ?? 0,
  }
}

interface Props {
  readonly order: Order
  /** How many days after its delivery it can be returned. */
  readonly returnDays: number
}

/** Thanks for the order that was just placed: where its email went, when it comes, and what happens next. */
function ThankYou({ order, returnDays }: Props) {
  const { t } = useTranslation()
  const expected = expectedDays(order)
  useEffect(() => track(purchaseOf(order)), [order])
  return (
    <section aria-labelledby="thank-you" className="border border-b-0 border-hairline bg-sand px-5 py-5">
      <h2 id="thank-you" className="flex items-center gap-3 text-title">
        <CircleCheck aria-hidden="true" size={24} className="shrink-0 text-leaf" />
        {t('orders:thanks')}
      </h2>
      <p className="mt-2 wrap-anywhere">{t('orders:emailed', { email: order.email })}</p>
      {expected === undefined ? null : <p className="mt-1">{t('orders:expected', expected)}</p>}
      <p className="mt-1 text-timber">
        {nextWords(order)
          .map((words) => t(words, { count: returnDays }))
          .join(' ')}
      </p>
    </section>
  )
}

/** What happens next, and what can come back: of what is made for its shopper only what is faulty. */
function nextWords({ items, canCancel }: Order) {
  if (items.every(isCustomItem))
    return [canCancel ? 'orders:nextToMake' : 'orders:nextMade', 'orders:nextFaults'] as const
  const returns = items.some(isCustomItem)
    ? (['orders:nextReturns', 'orders:nextMadeReturns'] as const)
    : (['orders:nextReturns'] as const)
  return [canCancel ? 'orders:next' : 'orders:nextMade', ...returns] as const
}
