import type { StaffCollection } from '@first-fashion/contract/catalog/staff-collection-calls'
import { buttonClass, IconButton, Skeleton } from '@first-fashion/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../../platform/api.ts'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useWords } from './words.ts'

/** The collections in their store order. */
export function CollectionsPage() {
  const { t } = useWords()
  const collections = useQuery({
    queryKey: ['staff-collections'],
    queryFn: async () => (await call('staff.collections')).collections,
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading">{t('collections')}</h1>
        <Link to="/collections/new" className={buttonClass('secondary')}>
          {t('addCollection')}
        </Link>
      </div>
      <p className="mt-1 mb-5 max-w-[42rem] text-timber">{t('collectionsText')}</p>
      {collections.isPending ? <Skeleton className="h-96" /> : null}
      {collections.isError ? (
        <LoadFailure error={collections.error} onRetry={() => collections.refetch()} />
      ) : null}
      {collections.data?.length === 0 ? <p className="py-10 text-timber">{t('noCollections')}</p> : null}
      {collections.data === undefined || collections.data.length === 0 ? null : (
        <LineList collections={collections.data} />
      )}
    </>
  )
}

function LineList({ collections }: { readonly collections: readonly StaffCollection[] }) {
  const { t } = useWords()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const move = async (from: number, to: number) => {
    const ids = collections.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    setBusy(true)
    try {
      const answer = await call('staff.collections-order', { body: { ids } })
      queries.setQueryData(['staff-collections'], answer.collections)
      void queries.invalidateQueries({ queryKey: ['collections'] })
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ol className="border border-hairline bg-paper">
      {collections.map((collection, nth) => (
        <li
          key={collection.id}
          className="grid grid-cols-[1fr_auto] items-center gap-4 border-b border-hairline p-4 last:border-0"
        >
          <div className="min-w-0">
            <Link to={`/collections/${collection.id}`} className="font-medium underline underline-offset-4">
              {collection.name}
            </Link>
            <p className="max-w-[42rem] wrap-anywhere">{collection.story}</p>
            <p className="text-small text-timber">
              {t('productsInCollection', { count: collection.products })}
            </p>
          </div>
          <div className="flex">
            <IconButton
              label={t('moveUp', { name: collection.name })}
              disabled={isBusy || nth === 0}
              onClick={() => move(nth, nth - 1)}
            >
              <ArrowUp aria-hidden="true" size={20} />
            </IconButton>
            <IconButton
              label={t('moveDown', { name: collection.name })}
              disabled={isBusy || nth === collections.length - 1}
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
