import { lkr } from '@first-fashion/contract/money/money'
import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { sumRows } from '@first-fashion/contract/orders/sum-rows'
import type { ReactNode } from 'react'
import { ItemRow } from './item-row.tsx'
import { useWords } from './words.ts'

interface PanelProps {
  readonly order: StaffOrder
  /** What stands below the total. */
  readonly children: ReactNode
}

/** The items of an order and what they come to. */
export function ItemsPanel({ order, children }: PanelProps) {
  const { t } = useWords()
  const { items: lines, subtotal, shippingCost: shipping, amount: total, due } = order
  const { adjustments, tenders, taxes } = order
  const sums = { lines, subtotal, shipping, total, adjustments, tenders, taxes }
  const words = {
    subtotal: t('subtotal'),
    shipping: t('shipping'),
    total: t('total'),
    due: t('toPay'),
    rounding: t('rounding'),
    includes: t('includes'),
  }
  const rows = sumRows(sums, lkr, words, { minorUnits: Math.round(due * 100), text: '' })
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('items')}</h2>
      <ul className="flex flex-col gap-4">
        {order.items.map((item) => (
          <ItemRow
            key={item.lineId}
            item={item}
            amount={item.price * item.quantity}
            notes={[
              ...(item.cancelledQuantity === 0
                ? []
                : [t('cancelledUnits', { count: item.cancelledQuantity })]),
              ...(item.refundedQuantity === 0 ? [] : [t('refundedUnits', { count: item.refundedQuantity })]),
            ]}
          />
        ))}
      </ul>
      <dl className="mt-4 border-t border-hairline pt-3 tabular-nums">
        {rows.map(({ label, shown, isTotal }) => (
          <div key={label} className={`flex justify-between py-1 ${isTotal ? 'font-semibold' : ''}`}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
        {due === 0 ? null : (
          <div className="flex justify-between py-1">
            <dt>{t('charged')}</dt>
            <dd>{order.chargedText}</dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  )
}
