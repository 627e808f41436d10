import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { orderTodos, type StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { orderStatuses, paymentStates } from '@first-fashion/contract/orders/status'
import { type Column, EmptyState, TabButton, Table } from '@first-fashion/ui'
import { Link, useSearchParams } from 'react-router'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../platform/lists/list-query.ts'
import { withChange } from '../../platform/lists/pages.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { shopDayInWords } from '../../platform/shop-time.ts'
import { SelectionBar } from './bulk/selection-bar.tsx'
import { TrackingFileLink, useSelectionColumn } from './bulk/selection-column.tsx'
import { useSelection } from './bulk/use-selection.ts'
import type { ListNotice, SelectionAction } from './order-parts.tsx'
import { paymentWord } from './payment-word.ts'
import { useOrders } from './queries.ts'
import { OrderStatusBadge, readableStatus } from './status-badge.tsx'
import { useWords } from './words.ts'

/** The views of the list. */
const views = [...orderTodos, 'all'] as const

interface PageProps {
  readonly notices: readonly ListNotice[]
  readonly actions: readonly SelectionAction[]
}

export function OrdersPage({ notices, actions }: PageProps) {
  const { t } = useWords()
  const { query: listed, choice } = useListAddress()
  const status = choice('status', orderStatuses)
  const payment = choice('payment', paymentStates)
  const isNarrowed = listed.search !== '' || status !== undefined || payment !== undefined
  // Orders open on those to pack; who looks for one looks among all.
  const todo = choice('todo', views) ?? (isNarrowed ? 'all' : 'to-pack')
  const query = {
    ...listed,
    ...(todo === 'all' ? {} : { todo }),
    ...(status ? { status } : {}),
    ...(payment ? { payment } : {}),
  }
  const orders = useOrders(query)
  const selection = useSelection(orders.data?.orders ?? [])
  const mayMove = useRoleMay('orders.move')
  const chooser = useSelectionColumn(selection)
  const columns: readonly Column<StaffOrder>[] = [
    ...(mayMove ? [chooser] : []),
    { title: t('number'), cell: (order) => <OrderLink order={order} />, isName: true, isNumber: true },
    { title: t('date'), cell: (order) => shopDayInWords(order.date), isNumber: true },
    { title: t('customer'), cell: (order) => <Customer order={order} /> },
    { title: t('status'), cell: (order) => <OrderStatusBadge status={order.status} /> },
    { title: t('payment'), cell: (order) => t(`paymentWord.${paymentWord(order)}`) },
    { title: t('total'), cell: (order) => formatPrice(order.amount, lkr), isNumber: true },
  ]
  return (
    <>
      {notices.map(({ name, Notice }) => (
        <Notice key={name} />
      ))}
      <ListFrame
        title={t('orders')}
        {...frameOf(orders)}
        action={mayMove ? <TrackingFileLink /> : undefined}
        {...(isNarrowed || todo === 'all' ? {} : { whenEmpty: <EmptyState title={t(`noneOf.${todo}`)} /> })}
        filters={
          <>
            <ViewTabs shown={todo} />
            <FilterSelect
              name="status"
              label={t('status')}
              options={orderStatuses.map((one) => [one, readableStatus(one)])}
            />
            <FilterSelect
              name="payment"
              label={t('payment')}
              options={paymentStates.map((one) => [one, t(`paymentState.${one}`)])}
            />
          </>
        }
      >
        {mayMove ? <SelectionBar selection={selection} actions={actions} /> : null}
        <div className="border border-hairline bg-paper px-4">
          <Table
            label={t('orders')}
            onPhone="stack"
            rows={orders.data?.orders ?? []}
            keyOf={(order) => order._id}
            columns={columns}
          />
        </div>
      </ListFrame>
    </>
  )
}

function ViewTabs({ shown }: { readonly shown: (typeof views)[number] }) {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  return (
    <nav aria-label={t('todo')} className="order-first col-span-full flex gap-4 border-b border-hairline">
      {views.map((view) => (
        <TabButton
          key={view}
          isShown={view === shown}
          onClick={() => setQuery(withChange(query, { todo: view }))}
        >
          {t(`views.${view}`)}
        </TabButton>
      ))}
    </nav>
  )
}

const OrderLink = ({ order }: { readonly order: StaffOrder }) => (
  <Link to={`/orders/${order._id}`} className="underline underline-offset-4">
    {order.orderNumber}
  </Link>
)

const Customer = ({ order }: { readonly order: StaffOrder }) => (
  <span className="wrap-anywhere">
    {order.customer.name}
    <span className="block text-small text-timber">{order.email}</span>
  </span>
)
