import type { StaffPartnerOrder } from '@first-fashion/contract/fulfilment/staff-calls'
import { partnerOrderStates, partnerOrderTodos } from '@first-fashion/contract/fulfilment/status'
import { type Column, EmptyState, Table } from '@first-fashion/ui'
import { Link } from 'react-router'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../platform/lists/list-query.ts'
import { shopDayInWords } from '../../platform/shop-time.ts'
import { PartnerOrderBadge, useAttention } from './partner-order-badge.tsx'
import { usePartnerOrders } from './queries.ts'
import { useWords } from './words.ts'

/** The queue of what the print partner makes. */
export function PartnerOrdersPage() {
  const { t } = useWords()
  const attention = useAttention()
  const { query, choice } = useListAddress()
  const state = choice('state', partnerOrderStates)
  const todo = choice('todo', partnerOrderTodos)
  const list = usePartnerOrders({ ...query, ...(state ? { state } : {}), ...(todo ? { todo } : {}) })
  const columns: readonly Column<StaffPartnerOrder>[] = [
    { title: t('number'), cell: (one) => <PartnerOrderLink one={one} />, isName: true, isNumber: true },
    { title: t('since'), cell: (one) => shopDayInWords(one.changedAt), isNumber: true },
    { title: t('customer'), cell: (one) => one.customer },
    { title: t('units'), cell: (one) => one.units, isNumber: true },
    { title: t('state'), cell: (one) => <PartnerOrderBadge state={one.state} /> },
    { title: t('attention'), cell: (one) => attention(one) || '–' },
  ]
  const isFiltered = state !== undefined || todo !== undefined || query.search !== ''
  return (
    <ListFrame
      title={t('title')}
      lead={t('lead')}
      {...frameOf(list)}
      {...(isFiltered ? {} : { whenEmpty: <EmptyState title={t('noOrders')} text={t('noOrdersText')} /> })}
      filters={
        <>
          <FilterSelect
            name="todo"
            label={t('todo')}
            options={partnerOrderTodos.map((one) => [one, t(`todos.${one}`)])}
          />
          <FilterSelect
            name="state"
            label={t('state')}
            options={partnerOrderStates.map((one) => [one, t(`states.${one}`)])}
          />
        </>
      }
    >
      <div className="border border-hairline bg-paper px-4">
        <Table
          label={t('title')}
          onPhone="stack"
          rows={list.data?.partnerOrders ?? []}
          keyOf={(one) => one._id}
          columns={columns}
        />
      </div>
    </ListFrame>
  )
}

const PartnerOrderLink = ({ one }: { readonly one: StaffPartnerOrder }) => (
  <Link to={`/made-to-order/${one._id}`} className="underline underline-offset-4">
    {one.orderNumber}
  </Link>
)
