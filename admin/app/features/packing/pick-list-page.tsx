import type { PickListEntry } from '@first-fashion/contract/packing/staff-calls'
import { Button, buttonClass, Picture, Skeleton } from '@first-fashion/ui'
import { Link } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { usePickList } from './queries.ts'
import { useWords } from './words.ts'

/** What to take from the shelves for all orders that are to be packed, for print. */
export function PickListPage() {
  const { t } = useWords()
  const list = usePickList()
  return (
    <>
      <div className="mb-6 flex items-center justify-between print:hidden">
        <Link to="/orders" className={buttonClass('link', 'text-small')}>
          {t('backToOrders')}
        </Link>
        {list.data === undefined || list.data.picks.length === 0 ? null : (
          <Button onClick={() => window.print()}>{t('print')}</Button>
        )}
      </div>
      <h1 className="text-heading">{t('pickList')}</h1>
      {list.isPending ? <Skeleton className="mt-6 h-96" /> : null}
      {list.isError ? <LoadFailure error={list.error} onRetry={() => list.refetch()} /> : null}
      {list.data === undefined ? null : (
        <p className="mt-1 text-timber" role="status">
          {list.data.picks.length === 0
            ? t('nothing')
            : t('summary', {
                count: list.data.orders,
                units: t('units', { count: list.data.units }),
                time: shopTimeInWords(list.dataUpdatedAt),
              })}
        </p>
      )}
      {list.data === undefined || list.data.picks.length === 0 ? null : <Picks picks={list.data.picks} />}
    </>
  )
}

function Picks({ picks }: { readonly picks: readonly PickListEntry[] }) {
  const { t } = useWords()
  return (
    <ul className="mt-6 flex flex-col divide-y divide-hairline border border-hairline bg-paper px-5 print:border-x-0 print:px-0">
      {picks.map((one) => (
        <li
          key={one.key}
          className="grid grid-cols-[1.5rem_3.5rem_1fr_auto] items-center gap-4 py-3 break-inside-avoid"
        >
          <span aria-hidden="true" className="size-5 border border-ink" />
          {/* A picture further down that was never on the screen would be missing on paper. */}
          <Picture src={one.image} alt="" sizes="56px" eager />
          <div>
            <p className="font-medium wrap-anywhere">{one.name}</p>
            <p>{[one.color, one.size].filter(Boolean).join(', ')}</p>
            <p className="text-small text-timber wrap-anywhere">
              {t('goesTo', {
                orders: one.orders
                  .map(({ orderNumber, units }) => (units === 1 ? orderNumber : `${orderNumber} × ${units}`))
                  .join(', '),
              })}
            </p>
          </div>
          <p className="text-title tabular-nums">× {one.units}</p>
        </li>
      ))}
    </ul>
  )
}
