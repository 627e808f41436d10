import type { TrackingRow } from '@first-fashion/contract/orders/staff-bulk-calls'
import { Button, type Column, Notice, Table } from '@first-fashion/ui'
import { Link } from 'react-router'
import { OrderStatusBadge } from '../status-badge.tsx'
import { useWords } from './words.ts'

interface RowsProps {
  readonly rows: readonly TrackingRow[]
  readonly isSaved: boolean
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onStartAnew: () => void
  /** Downloads the rows with problems, once the others are saved. */
  readonly onDownload: (() => void) | undefined
}

/** What each row of a file does, or did, and why it cannot be used. */
export function TrackingRows({ rows, isSaved, isSaving, onSave, onStartAnew, onDownload }: RowsProps) {
  const { t } = useWords()
  const good = rows.filter(({ problem, isSet, ships }) => problem === null && (!isSet || ships))
  const refused = rows.filter(({ problem }) => problem !== null)
  const columns: readonly Column<TrackingRow>[] = [
    { title: t('line'), cell: ({ line }) => line, isNumber: true },
    { title: t('order'), cell: (row) => <OrderOf row={row} />, isName: true, isNumber: true },
    {
      title: t('status'),
      cell: ({ status }) => (status === null ? '–' : <OrderStatusBadge status={status} />),
    },
    { title: t('carrier'), cell: ({ carrier }) => <span className="wrap-anywhere">{carrier || '–'}</span> },
    {
      title: t('trackingNumber'),
      cell: ({ number }) => <span className="wrap-anywhere">{number || '–'}</span>,
    },
    { title: t('link'), cell: ({ url }) => <span className="text-small wrap-anywhere">{url || '–'}</span> },
    { title: t('result'), cell: (row) => <Result row={row} isSaved={isSaved} /> },
  ]
  return (
    <section>
      <h2 className="mb-3 text-title">{t('checked')}</h2>
      {refused.length === 0 ? null : (
        <div className="mb-4">
          <Notice>{t('refusedRows', { count: refused.length })}</Notice>
        </div>
      )}
      <div className="border border-hairline bg-paper px-4">
        <Table
          label={t('checked')}
          onPhone="stack"
          rows={rows}
          keyOf={({ line }) => String(line)}
          columns={columns}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {isSaved || good.length === 0 ? null : (
          <Button onClick={onSave} busy={isSaving}>
            {t('apply', { count: good.length })}
          </Button>
        )}
        {onDownload === undefined || refused.length === 0 ? null : (
          <Button variant="secondary" onClick={onDownload}>
            {t('download')}
          </Button>
        )}
        <Button variant="secondary" onClick={onStartAnew}>
          {t('anotherFile')}
        </Button>
      </div>
    </section>
  )
}

const OrderOf = ({ row: { orderId, orderNumber } }: { readonly row: TrackingRow }) =>
  orderId === null ? (
    <span className="wrap-anywhere whitespace-normal">{orderNumber}</span>
  ) : (
    <Link to={`/orders/${orderId}`} className="underline underline-offset-4">
      {orderNumber}
    </Link>
  )

function Result({ row, isSaved }: { readonly row: TrackingRow; readonly isSaved: boolean }) {
  const { t } = useWords()
  const { problem, isSet, ships } = row
  if (problem !== null) return <span className="text-hibiscus">{problem}</span>
  if (isSet && !ships) return <span className="text-timber">{t('isSet')}</span>
  if (isSaved) return <span className="text-leaf">{t(ships ? 'doneShipped' : 'done')}</span>
  return t(ships ? (isSet ? 'willShipOnly' : 'willShip') : 'willSet')
}
