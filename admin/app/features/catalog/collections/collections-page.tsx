import type { StaffCollection } from '@first-fashion/contract/catalog/staff-collection-calls'
import { buttonClass, IconButton, Skeleton } from '@first-fashion/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useCollections, useSortCollections } from './queries.ts'
import { useWords } from './words.ts'

/** The collections in their store order. */
export function CollectionsPage() {
  const { t } = useWords()
  const collections = useCollections()
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
        <CollectionList collections={collections.data} />
      )}
    </>
  )
}

function CollectionList({ collections }: { readonly collections: readonly StaffCollection[] }) {
  const { t } = useWords()
  const sorting = useSortCollections()
  const move = (from: number, to: number) => {
    const ids = collections.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    sorting.mutate(ids)
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
              disabled={sorting.isPending || nth === 0}
              onClick={() => move(nth, nth - 1)}
            >
              <ArrowUp aria-hidden="true" size={20} />
            </IconButton>
            <IconButton
              label={t('moveDown', { name: collection.name })}
              disabled={sorting.isPending || nth === collections.length - 1}
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
