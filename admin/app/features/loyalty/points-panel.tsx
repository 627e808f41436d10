import type { StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import type { StaffLoyaltyTransaction } from '@first-fashion/contract/loyalty/staff-calls'
import { Button, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { IfMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { entryFacts } from './entry-facts.ts'
import { PointsDialog } from './points-dialog.tsx'
import { usePoints } from './queries.ts'
import { useWords } from './words.ts'

/** A customer's loyalty points: balance, tier, history, and a change by hand. */
export function PointsPanel({ customer }: { readonly customer: StaffCustomerInFull }) {
  const { t } = useWords()
  const [page, setPage] = useState(1)
  const [isOpen, setOpen] = useState(false)
  const points = usePoints(customer._id, page)
  if (points.isError) return <LoadFailure error={points.error} onRetry={() => points.refetch()} />
  if (points.data === undefined) return <Skeleton className="h-48" />
  const { available, pending, lifetime, tier, transactions, pages } = points.data
  return (
    <section className="border border-hairline bg-paper p-5">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">{t('points')}</h2>
        <p className="text-lead font-semibold tabular-nums">{available}</p>
      </div>
      <p className="text-small text-timber">{t('pointsLifetime', { tier, points: lifetime })}</p>
      {pending === 0 ? null : (
        <p className="text-small text-timber">{t('pointsPending', { count: pending })}</p>
      )}
      <IfMay permission="loyalty.change">
        <Button variant="secondary" className="mt-4 w-full" onClick={() => setOpen(true)}>
          {t('adjustPoints')}
        </Button>
      </IfMay>
      <Entries entries={transactions} />
      {pages === 1 ? null : (
        <div className="mt-3 flex justify-between">
          <Button variant="link" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('pointsNewer')}
          </Button>
          <Button variant="link" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('pointsOlder')}
          </Button>
        </div>
      )}
      {isOpen ? (
        <PointsDialog
          customer={customer}
          available={available}
          onReload={async () => void (await points.refetch())}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  )
}

function Entries({ entries }: { readonly entries: readonly StaffLoyaltyTransaction[] }) {
  const { t } = useWords()
  if (entries.length === 0) return <p className="mt-4 text-small text-timber">{t('noPoints')}</p>
  return (
    <ul aria-label={t('pointsHistory')} className="mt-4 flex flex-col gap-3 text-small">
      {entries.map((entry) => (
        <li key={entry._id} className="flex justify-between gap-4">
          <span className="wrap-anywhere">
            {entry.description}
            <span className="block text-timber">
              {[shopTimeInWords(entry.createdAt), entry.actor].filter(Boolean).join(' · ')}
            </span>
            <span className="block text-timber">{entryFacts(entry, t)}</span>
          </span>
          <span className="shrink-0 tabular-nums">
            {entry.points < 0 ? '−' : '+'}
            {Math.abs(entry.points)}
          </span>
        </li>
      ))}
    </ul>
  )
}
