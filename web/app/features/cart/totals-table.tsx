import type { SumRow } from '@first-fashion/contract/orders/sum-rows'

/** The sums of a cart or quote, as they are listed. */
export const TotalsTable = ({ rows }: { readonly rows: readonly SumRow[] }) => (
  <dl className="tabular-nums">
    {rows.map(({ label, shown, isTotal }, at) => (
      <div
        key={label}
        className={
          isTotal
            ? 'flex justify-between py-3 text-lead font-semibold'
            : `flex justify-between border-b border-hairline py-2 ${rows[at - 1]?.isTotal === true ? 'border-t' : ''}`
        }
      >
        <dt>{label}</dt>
        <dd>{shown}</dd>
      </div>
    ))}
  </dl>
)
