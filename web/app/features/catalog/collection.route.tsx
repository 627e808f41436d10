import './collection-words.ts'
import {
  type CollectionState,
  collectionQuery,
  readCollectionState,
} from '@first-fashion/contract/catalog/collection-address'
import { Button, Picture, SelectField } from '@first-fashion/ui'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { data, useNavigate, useNavigation, useSearchParams } from 'react-router'
import type { Api } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { paths } from '../../platform/paths.ts'
import { useRefreshWhenVisible } from '../../platform/refresh-when-visible.ts'
import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { sceneOfCollection } from '../../platform/screen/scenes.ts'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { Route } from './+types/collection.route.ts'
import { changed, listQuery } from './collection-state.ts'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterGroups } from './filters/filter-groups.tsx'
import { CollectionHeading, type FoundList, FoundProducts } from './found-products.tsx'
import { SearchBar } from './search-bar.tsx'

const FilterSheet = lazyPart(() =>
  import('./filters/filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

async function load(call: Api, url: string): Promise<FoundList> {
  const answer = await call('catalog.cards', {
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
  const status = shown.failure === null ? 200 : 503
  // There is no end of addresses that find nothing, such as those with made-up sizes.
  return data(shown, { status, ...(shown.total === 0 ? { headers: { 'cache-control': 'no-store' } } : {}) })
}
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders
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
  const { total, page, facets, collections } = loaderData
  const collection = loaderData.collection ?? undefined
  const heading = useHeading(loaderData.collection, state)
  return (
    <main id="content" className="page pt-8">
      <PageMeta
        title={t('collection:title', { name: heading })}
        description={collection?.story ?? t('collection:description')}
        path={canonicalPath(collection?.id, page)}
      />
      {collection === undefined ? null : <CollectionBanner collection={collection.id} />}
      {state.searchBar ? <SearchBar state={state} go={go} /> : null}
      <div ref={top} className="flex scroll-mt-24 flex-wrap items-end justify-between gap-4">
        <CollectionHeading list={loaderData} heading={heading} search={state.search} />
        <div className="flex items-end gap-3 max-lg:w-full">
          <Button variant="secondary" className="flex-1 lg:hidden" onClick={() => setSheet('open')}>
            <SlidersHorizontal aria-hidden="true" size={18} />
            {t('collection:filters')}
          </Button>
          <div className="flex-1 lg:w-44">
            <SelectField
              label={t('collection:sort')}
              value={state.sort}
              onChange={(event) => go(changed(state, { sort: sortOf(event.target.value) }))}
            >
              <option value="relevant">{t('collection:relevant')}</option>
              <option value="low-high">{t('collection:lowHigh')}</option>
              <option value="high-low">{t('collection:highLow')}</option>
            </SelectField>
          </div>
        </div>
      </div>
      <ActiveFilters state={state} collections={collections} go={go} />
      <div className="mt-6 grid gap-10 lg:grid-cols-[13rem_1fr]">
        <aside aria-label={t('collection:filters')} className="hidden lg:block">
          <div className="sticky top-28 max-h-[calc(100vh-8rem)] overflow-y-auto overscroll-contain pr-2 pb-4">
            <FilterGroups state={state} facets={facets} collections={collections} go={go} />
          </div>
        </aside>
        <FoundProducts
          list={loaderData}
          state={state}
          busy={navigation.state === 'loading'}
          go={go}
          onTurn={() => top.current?.scrollIntoView({ block: 'start' })}
        />
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

const sortOf = (value: string): CollectionState['sort'] =>
  value === 'low-high' || value === 'high-low' ? value : 'relevant'

/** A collection and each of its pages have their own canonical URL; filters and sorts do not. */
function canonicalPath(collection: string | undefined, page: number): string {
  const query = new URLSearchParams(collection === undefined ? {} : { collection })
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? paths.collection() : `${paths.collection()}?${query}`
}

/** The picture of the shown collection, above its products. */
function CollectionBanner({ collection }: { readonly collection: string }) {
  const picture = sceneOfCollection(collection)
  if (picture === undefined) return null
  return (
    <Picture
      {...picture}
      alt=""
      eager
      sizes="(min-width: 1440px) 1360px, 100vw"
      className="mb-8 aspect-video h-auto w-full object-cover object-top lg:aspect-[3/1]"
    />
  )
}

/** What is shown, as a shopper calls it: 'Women’s dresses', or the collection. */
function useHeading(
  collection: { readonly name: string } | null,
  { categories, types }: Pick<CollectionState, 'categories' | 'types'>,
): string {
  const { t } = useTranslation()
  if (collection) return t('collection:collectionHeading', collection)
  const [category] = categories
  const [type] = types
  if (categories.length > 1 || types.length > 1 || (category ?? type) === undefined)
    return t('collection:heading')
  if (category === undefined || type === undefined) return category ?? type ?? ''
  return t(`collection:namedOf.${category}`, { kind: type.toLowerCase() })
}
