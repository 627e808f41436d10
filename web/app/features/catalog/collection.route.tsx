import { limits } from '@first-fashion/contract/limits'
import { Button, buttonClass, EmptyState, SelectField } from '@first-fashion/ui'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Link, useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import type { Api } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { paths } from '../../platform/paths.ts'
import { useRefreshWhenVisible } from '../../platform/refresh-when-visible.ts'
import { PageMeta } from '../../shell/page-meta.tsx'
import { ScenePicture } from '../../shell/scene-picture.tsx'
import { WaitingBar } from '../../shell/waiting-bar.tsx'
import type { Route } from './+types/collection.route.ts'
import { CollectionBanner } from './collection-banner.tsx'
import {
  type CollectionState,
  changed,
  collectionQuery,
  listQuery,
  readCollectionState,
  withoutFilters,
} from './collection-state.ts'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterGroups } from './filters/filter-groups.tsx'
import { Pager } from './pager.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SearchBar } from './search-bar.tsx'
import '../../platform/words/collection.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

const FilterSheet = lazyPart(() =>
  import('./filters/filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

async function load(call: Api, url: string) {
  const answer = await call('catalog.list', {
    query: listQuery(readCollectionState(new URL(url).searchParams)),
  })
  if (answer.ok) return { ...answer.value, failure: null }
  return {
    products: [],
    total: 0,
    page: 1,
    pages: 1,
    facets: undefined,
    collections: [],
    collection: null,
    approximate: false,
    failure: answer.failure.message,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await load(serverApi(context), request.url)
  // A page without its products is an error response: it must not be cached.
  return data(shown, { status: shown.failure === null ? 200 : 503 })
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(api, request.url)

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [query] = useSearchParams()
  const top = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  // A new filter shows at once; the products follow.
  const turning = navigation.location?.pathname === paths.collection() ? navigation.location : undefined
  const state = readCollectionState(turning === undefined ? query : new URLSearchParams(turning.search))
  useRefreshWhenVisible()
  const go = async (next: CollectionState, { replace } = { replace: false }) => {
    await navigate(`${paths.collection()}${collectionQuery(next)}`, { preventScrollReset: true, replace })
  }
  const { products, total, page, pages, facets, collections = [], approximate } = loaderData
  const collection = loaderData.collection ?? undefined
  const from = (page - 1) * limits.collectionPageSize + 1
  const isBeyond = page > pages && total > 0
  const caption =
    loaderData.failure !== null
      ? ''
      : products.length === 0
        ? t('collection.none')
        : t('collection.caption', { from, to: from + products.length - 1, total })
  return (
    <main id="content" className="page pt-8">
      <PageMeta
        title={
          collection === undefined
            ? t('collection.title')
            : t('collection.lineTitle', { name: collection.name })
        }
        description={collection?.story ?? t('collection.description')}
        path={canonicalPath(collection?.id, page)}
      />
      {collection === undefined ? null : <CollectionBanner collection={collection.id} />}
      {state.searchBar ? <SearchBar state={state} go={go} /> : null}
      <div ref={top} className="flex scroll-mt-24 flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-display">
            {collection === undefined
              ? t('collection.heading')
              : t('collection.lineHeading', { name: collection.name })}
          </h1>
          {collection === undefined ? null : (
            <p className="mt-2 max-w-[36rem] text-lead">{collection.story}</p>
          )}
          <p aria-live="polite" className="mt-1 text-timber tabular-nums">
            {caption}
            {approximate && products.length > 0 ? (
              <span className="block">{t('collection.approximate', { search: state.search })}</span>
            ) : null}
          </p>
        </div>
        <div className="flex items-end gap-3 max-lg:w-full">
          <Button look="secondary" className="flex-1 lg:hidden" onClick={() => setSheet('open')}>
            <SlidersHorizontal aria-hidden="true" size={18} />
            {t('collection.filters')}
          </Button>
          <div className="flex-1 lg:w-44">
            <SelectField
              label={t('collection.sort')}
              value={state.sort}
              onChange={(event) => go(changed(state, { sort: sortOf(event.target.value) }))}
            >
              <option value="relevant">{t('collection.relevant')}</option>
              <option value="low-high">{t('collection.lowHigh')}</option>
              <option value="high-low">{t('collection.highLow')}</option>
            </SelectField>
          </div>
        </div>
      </div>
      <ActiveFilters state={state} collections={collections} go={go} />
      <div className="mt-6 grid gap-10 lg:grid-cols-[13rem_1fr]">
        <aside aria-label={t('collection.filters')} className="hidden lg:block">
          <div className="sticky top-28 max-h-[calc(100vh-8rem)] overflow-y-auto overscroll-contain pr-2 pb-4">
            <FilterGroups state={state} facets={facets} collections={collections} go={go} />
          </div>
        </aside>
        <section aria-labelledby="found-products">
          <h2 id="found-products" className="sr-only">
            {t('collection.products')}
          </h2>
          {isBeyond ? (
            <BeyondLastPage page={page} pages={pages} state={state} />
          ) : loaderData.failure !== null ? (
            <ListFailed message={loaderData.failure} />
          ) : products.length === 0 ? (
            <NothingFound state={state} go={go} />
          ) : (
            <ProductGrid products={products} eager={4} busy={navigation.state === 'loading'} />
          )}
          {isBeyond ? null : (
            <Pager
              page={page}
              pages={pages}
              hrefOf={(to) => hrefOf(state, to)}
              onTurn={() => top.current?.scrollIntoView({ block: 'start' })}
            />
          )}
          <p className="mt-12">
            <Link to={paths.design()} className={buttonClass('link')}>
              {t('collection.designLink')}
            </Link>
          </p>
        </section>
      </div>
      {sheet === 'never' ? null : (
        <Suspense fallback={<WaitingBar />}>
          <FilterSheet
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            state={state}
            facets={facets}
            collections={collections}
            total={total}
            go={go}
          />
        </Suspense>
      )}
    </main>
  )
}

const hrefOf = (state: CollectionState, page: number): string =>
  `${paths.collection()}${collectionQuery({ ...state, page })}`

const sortOf = (value: string): CollectionState['sort'] =>
  value === 'low-high' || value === 'high-low' ? value : 'relevant'

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
      <p className="max-w-[30rem] text-lead text-timber">{t('collection.beyond', { page })}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={hrefOf(state, 1)} className={buttonClass()}>
          {t('collection.firstPage')}
        </Link>
        {pages === 1 ? null : (
          <Link to={hrefOf(state, pages)} className={buttonClass('secondary')}>
            {t('collection.lastPage', { page: pages })}
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
      <Button look="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
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
  return (
    <EmptyState
      picture={<ScenePicture name="lost" sizes="18rem" />}
      title={
        isOnlyNamed(state) ? t('collection.noneNamed', { search: state.search }) : t('collection.noneText')
      }
      action={
        <Button look="secondary" onClick={() => go(changed(withoutFilters(state), { search: '' }))}>
          {t(isOnlyNamed(state) ? 'collection.showAll' : 'collection.clear')}
        </Button>
      }
    />
  )
}

/** Whether the search word is the only filter without results. */
const isOnlyNamed = (state: CollectionState): boolean =>
  state.search !== '' && collectionQuery(state) === collectionQuery(withoutFilters(state))

/** A collection and each of its pages have their own canonical URL; filters and sorts do not. */
function canonicalPath(collection: string | undefined, page: number): string {
  const query = new URLSearchParams(collection === undefined ? {} : { collection })
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? paths.collection() : `${paths.collection()}?${query}`
}
