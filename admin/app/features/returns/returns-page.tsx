import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { returnStatuses, returnTodos } from '@first-fashion/contract/returns/status'
import { type Column, EmptyState, Table } from '@first-fashion/ui'
import { Link } from 'react-router'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../platform/lists/list-query.ts'
import { shopDayInWords } from '../../platform/shop-time.ts'
import { useReturns } from './queries.ts'
import { ReturnBadge } from './return-badge.tsx'
import { useWords } from './words.ts'

/** The queue of requests for refunds and exchanges. */
export function ReturnsPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const status = choice('status', returnStatuses)
  const todo = choice('todo', returnTodos)
  const returns = useReturns({
    page: query.page,
    ...(status ? { status } : {}),
    ...(todo ? { todo } : {}),
  })
  const columns: readonly Column<StaffReturn>[] = [
    { title: t('number'), cell: (one) => <RequestLink request={one} />, isName: true, isNumber: true },
    {
      title: t('requestedOn'),
      cell: (one) => shopDayInWords(one.requestedAt),
      isNumber: true,
    },
    { title: t('customer'), cell: (one) => one.customer.name },
    { title: t('kind'), cell: (one) => t(`kinds.${one.kind}`) },
    { title: t('reason'), cell: (one) => t(`reasons.${one.reason}`) },
    { title: t('status'), cell: (one) => <ReturnBadge status={one.status} /> },
    {
      title: t('amount'),
      cell: (one) => (one.kind === 'refund' ? formatPrice(one.totalRefundAmount, lkr) : '–'),
      isNumber: true,
    },
  ]
  return (
    <ListFrame
      title={t('returns')}
      lead={t('lead')}
      hasSearch={false}
      {...frameOf(returns)}
      {...(todo || status
        ? {}
        : { whenEmpty: <EmptyState title={t('noReturns')} text={t('noReturnsText')} /> })}
      filters={
        <>
          <FilterSelect
            name="todo"
            label={t('todo')}
            options={returnTodos.map((one) => [one, t(`todos.${one}`)])}
          />
          <FilterSelect
            name="status"
            label={t('status')}
            options={returnStatuses.map((one) => [one, t(`statuses.${one}`)])}
          />
        </>
      }
    >
      <div className="border border-hairline bg-paper px-4">
        <Table
          label={t('returns')}
          onPhone="stack"
          rows={returns.data?.returns ?? []}
          keyOf={(one) => one._id}
          columns={columns}
        />
      </div>
    </ListFrame>
  )
}

const RequestLink = ({ request }: { readonly request: StaffReturn }) => (
  <Link to={`/returns/${request._id}`} className="underline underline-offset-4">
    {request.orderNumber}
  </Link>
)
