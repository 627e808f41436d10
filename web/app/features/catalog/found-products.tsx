import type { Calls, ResponseOf } from '@first-fashion/contract'
import { type CollectionState, collectionQuery } from '@first-fashion/contract/catalog/collection-address'
import { limits } from '@first-fashion/contract/limits'
import { Button, buttonClass, EmptyState } from '@first-fashion/ui'
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useOffers } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { changed, withoutFilters } from './collection-state.ts'
import type { Facets } from './filters/facets.ts'
import { Pager } from './pager.tsx'
import { ProductGrid } from './product-grid.tsx'
import './collection-words.ts'

/** One page of the collection as it was loaded. */
export type FoundList = Omit<ResponseOf<Calls['catalog.cards']>, 'success' | 'facets'> & {
  readonly facets: Facets | undefined
  readonly failure: string | null
}

interface HeadingProps {
  readonly list: FoundList
  readonly heading: string
  readonly search: string
}

/** The name of the shown collection, and how many products there are. */
export function CollectionHeading({ list, heading, search }: HeadingProps) {
  const { t } = useTranslation()
  const { products, collection, approximate } = list
  return (
    <div>
      <h1 className="text-display">{heading}</h1>
      {collection ? <p className="mt-2 max-w-[36rem] text-lead">{collection.story}</p> : null}
      <p aria-live="polite" className="mt-1 text-timber tabular-nums">
        <Caption list={list} />
        {approximate && products.length > 0 ? (
          <span className="block">{t('collection:approximate', { search })}</span>
        ) : null}
      </p>
    </div>
  )
}

function Caption({ list: { products, page, total, failure } }: { readonly list: FoundList }) {
  const { t } = useTranslation()
  if (failure !== null) return ''
  if (products.length === 0) return t('collection:none')
  const from = (page - 1) * limits.collectionPageSize + 1
  return t('collection:caption', { from, to: from + products.length - 1, total })
}

interface FoundProps {
  readonly list: FoundList
  readonly state: CollectionState
  readonly busy: boolean
  readonly go: (next: CollectionState) => void
  readonly onTurn: () => void
}

/** The products of a page of the collection, or why there are none, and the way to its other pages. */
export function FoundProducts({ list, state, busy, go, onTurn }: FoundProps) {
  const { t } = useTranslation()
  const { products, total, page, pages, failure } = list
  const isBeyond = page > pages && total > 0
  return (
    <section aria-labelledby="found-products">
      <h2 id="found-products" className="sr-only">
        {t('collection:products')}
      </h2>
      {isBeyond ? (
        <BeyondLastPage page={page} pages={pages} state={state} />
      ) : failure !== null ? (
        <ListFailed message={failure} />
      ) : products.length === 0 ? (
        <NothingFound state={state} go={go} />
      ) : (
        <ProductGrid products={products} eager={4} busy={busy} />
      )}
      {isBeyond ? null : (
        <Pager page={page} pages={pages} hrefOf={(to) => hrefOf(state, to)} onTurn={onTurn} />
      )}
      {useOffers().designer ? (
        <p className="mt-12">
          <Link to={paths.design()} className={buttonClass('link')}>
            {t('collection:designLink')}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

const hrefOf = (state: CollectionState, page: number): string =>
  `${paths.collection()}${collectionQuery({ ...state, page })}`

/** A page number beyond the last page. */
function BeyondLastPage({
  page,
  pages,
  state,
}: {
  readonly page: number
  readonly pages: number
  readonly state: CollectionState
}) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <p className="max-w-[30rem] text-lead text-timber">{t('collection:beyond', { page })}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={hrefOf(state, 1)} className={buttonClass()}>
          {t('collection:firstPage')}
        </Link>
        {pages === 1 ? null : (
          <Link to={hrefOf(state, pages)} className={buttonClass('secondary')}>
            {t('collection:lastPage', { page: pages })}
          </Link>
        )}
      </div>
    </div>
  )
}

/** Why there is no list. It reloads as soon as the connection is back. */
function ListFailed({ message }: { readonly message: string }) {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const recover = () => void revalidate()
    window.addEventListener('online', recover)
    return () => window.removeEventListener('online', recover)
  }, [revalidate])
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-12">
      <p className="max-w-[30rem] text-lead text-timber">{message || t('problem.failedText')}</p>
      <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('problem.tryAgain')}
      </Button>
    </div>
  )
}

interface NothingProps {
  readonly state: CollectionState
  readonly go: (next: CollectionState) => void
}

function NothingFound({ state, go }: NothingProps) {
  const { t } = useTranslation()
  if (isUnfiltered(state))
    return (
      <EmptyState picture={<ScenePicture name="waiting" sizes="18rem" />} title={t('collection:noneYet')} />
    )
  return (
    <EmptyState
      picture={<ScenePicture name="lost" sizes="18rem" />}
      title={
        isOnlyNamed(state) ? t('collection:noneNamed', { search: state.search }) : t('collection:noneText')
      }
      action={
        <Button variant="secondary" onClick={() => go(changed(withoutFilters(state), { search: '' }))}>
          {t(isOnlyNamed(state) ? 'collection:showAll' : 'collection:clear')}
        </Button>
      }
    />
  )
}

/** Whether nothing narrows the list: then the shop has no products yet. */
const isUnfiltered = (state: CollectionState): boolean =>
  collectionQuery(state) === collectionQuery(changed(withoutFilters(state), { search: '' }))

/** Whether the search word is the only filter without results. */
const isOnlyNamed = (state: CollectionState): boolean =>
  state.search !== '' && collectionQuery(state) === collectionQuery(withoutFilters(state))
