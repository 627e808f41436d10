import type { StaffCollection } from '@first-fashion/contract/staff/collection-calls'
import { buttonClass, IconButton, Skeleton } from '@first-fashion/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { LoadFailure } from '../../shell/load-failure.tsx'

/** The collections in their store order. */
export function CollectionsPage() {
  const { t } = useTranslation()
  const lines = useQuery({
    queryKey: ['staff-lines'],
    queryFn: async () => (await call('staff.lines')).lines,
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading">{t('lines')}</h1>
        <Link to="/lines/new" className={buttonClass('secondary')}>
          {t('addCollection')}
        </Link>
      </div>
      <p className="mt-1 mb-5 max-w-[42rem] text-timber">{t('collectionsText')}</p>
      {lines.isPending ? <Skeleton className="h-96" /> : null}
      {lines.isError ? <LoadFailure error={lines.error} onRetry={() => lines.refetch()} /> : null}
      {lines.data?.length === 0 ? <p className="py-10 text-timber">{t('noCollections')}</p> : null}
      {lines.data === undefined || lines.data.length === 0 ? null : <LineList lines={lines.data} />}
    </>
  )
}

function LineList({ lines }: { readonly lines: readonly StaffCollection[] }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const move = async (from: number, to: number) => {
    const ids = lines.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    setBusy(true)
    try {
      const answer = await call('staff.lines-order', { body: { ids } })
      queries.setQueryData(['staff-lines'], answer.lines)
      void queries.invalidateQueries({ queryKey: ['lines'] })
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ol className="border border-hairline bg-paper">
      {lines.map((line, nth) => (
        <li
          key={line.id}
          className="grid grid-cols-[1fr_auto] items-center gap-4 border-b border-hairline p-4 last:border-0"
        >
          <div className="min-w-0">
            <Link to={`/lines/${line.id}`} className="font-medium underline underline-offset-4">
              {line.name}
            </Link>
            <p className="max-w-[42rem] wrap-anywhere">{line.story}</p>
            <p className="text-small text-timber">{t('productsInCollection', { count: line.products })}</p>
          </div>
          <div className="flex">
            <IconButton
              label={t('moveUp', { name: line.name })}
              disabled={isBusy || nth === 0}
              onClick={() => move(nth, nth - 1)}
            >
              <ArrowUp aria-hidden="true" size={20} />
            </IconButton>
            <IconButton
              label={t('moveDown', { name: line.name })}
              disabled={isBusy || nth === lines.length - 1}
              onClick={() => move(nth, nth + 1)}
            >
              <ArrowDown aria-hidden="true" size={20} />
            </IconButton>
          </div>
        </li>
      ))}
    </ol>
  )
}
