import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { buttonClass, Checkbox, type Column } from '@first-fashion/ui'
import { Link } from 'react-router'
import type { Selection } from './use-selection.ts'
import { useWords } from './words.ts'

/** The column in which orders are chosen. */
export function useSelectionColumn(selection: Selection): Column<StaffOrder> {
  const { t } = useWords()
  return {
    title: t('choose'),
    cell: (order) => (
      <Checkbox
        label={<span className="sr-only">{t('chooseOrder', { number: order.orderNumber })}</span>}
        checked={selection.has(order)}
        onChange={(event) => selection.choose(order, event.target.checked)}
      />
    ),
  }
}

export function TrackingFileLink() {
  const { t } = useWords()
  return (
    <Link to="/orders/tracking" className={buttonClass('secondary')}>
      {t('trackingFile')}
    </Link>
  )
}
