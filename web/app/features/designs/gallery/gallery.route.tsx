import './gallery-words.ts'
import { type GalleryState, readGalleryState } from '@first-fashion/contract/designs/gallery-address'
import { printCatalogPage, printCategoryIds } from '@first-fashion/contract/designs/print-catalog'
import { Button, buttonClass, chipLinkClass, EmptyState } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { data, Link, replace, useNavigation, useRevalidator } from 'react-router'
import type { Api, Failure } from '../../../platform/api.ts'
import { api } from '../../../platform/api-browser.ts'
import { serverApi } from '../../../platform/api-server.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOr } from '../../../platform/refusal-words.ts'
import { PageMeta } from '../../../platform/screen/page-meta.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { NewsletterBox } from '../../newsletter/index.ts'
import type { Route } from './+types/gallery.route.ts'
import { catalogQuery, galleryPath } from './gallery-state.ts'
import { PrintProductCard } from './print-product-card.tsx'

async function load(call: Api, url: string) {
  const state = readGalleryState(new URL(url).searchParams)
  const answer = await call('designs.catalog', { query: catalogQuery(state) })
  const found = answer.ok ? answer.value : undefined
  const failure = answer.ok ? null : { code: answer.failure.code, message: answer.failure.message }
  const pages = Math.max(1, Math.ceil((found?.paging.total ?? 0) / printCatalogPage))
  // An old address may name a page that the gallery has no more.
  if (found !== undefined && state.page > pages) throw replace(galleryPath({ ...state, page: pages }))
  return { state, products: found?.products ?? [], pages, failure }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await load(serverApi(context), request.url)
  return data(shown, { status: shown.failure === null ? 200 : 503 })
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(api, request.url)

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const turning = navigation.location?.pathname === paths.design() ? navigation.location : undefined
  const { products, pages, failure } = loaderData
  // A chosen category shows at once; its products follow.
  const state =
    turning === undefined ? loaderData.state : readGalleryState(new URLSearchParams(turning.search))
  return (
    <main id="content">
      <PageMeta
        title={t('gallery:pageTitle')}
        description={t('gallery:description')}
        path={galleryPath(loaderData.state)}
      />
      <div className="page pt-8">
        <h1 className="text-display">{t('gallery:title')}</h1>
        <p className="mt-3 max-w-[38rem] text-lead text-pretty text-timber">{t('gallery:intro')}</p>
        <CategoryLinks chosen={state.category} />
        <div aria-busy={turning !== undefined} className={turning === undefined ? '' : 'opacity-60'}>
          {failure !== null ? <Failed failure={failure} /> : products.length === 0 ? <NoneFound /> : null}
          <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
            {products.map((product, at) => (
              <li key={product.id} className="min-w-0">
                <PrintProductCard product={product} eager={at < 2} />
              </li>
            ))}
          </ul>
          <GalleryPages state={loaderData.state} pages={pages} />
        </div>
      </div>
      <NewsletterBox source="website" />
    </main>
  )
}

function NoneFound() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('gallery:none')}
      text={t('gallery:noneText')}
      action={
        <Link to={paths.design()} className={buttonClass('secondary')}>
          {t('gallery:showAll')}
        </Link>
      }
    />
  )
}

function Failed({ failure }: { readonly failure: Pick<Failure, 'code' | 'message'> }) {
  const { t } = useTranslation()
  const revalidator = useRevalidator()
  return (
    <EmptyState
      title={messageOr(failure, t('gallery:failed'))}
      text={failure.code === 'designs.catalog-unavailable' ? t('gallery:failedText') : undefined}
      action={
        <Button busy={revalidator.state === 'loading'} onClick={() => revalidator.revalidate()}>
          {t('problem.tryAgain')}
        </Button>
      }
    />
  )
}

interface GalleryPagesProps {
  readonly state: GalleryState
  readonly pages: number
}

/** Previous and Next, as soon as there is more than one page; at the ends one of them rests. */
function GalleryPages({ state, pages }: GalleryPagesProps) {
  const { t } = useTranslation()
  if (pages <= 1) return null
  const { page } = state
  const turn = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <span aria-disabled="true" className={buttonClass('secondary', 'border-hairline text-timber')}>
        {label}
      </span>
    ) : (
      <Link to={galleryPath({ ...state, page: to })} className={buttonClass('secondary')}>
        {label}
      </Link>
    )
  return (
    <nav aria-label={t('gallery:pages')} className="mt-14 flex flex-wrap items-center justify-center gap-4">
      {turn(page - 1, t('gallery:previous'))}
      <span className="tabular-nums text-timber">{t('gallery:pageOf', { page, pages })}</span>
      {turn(page + 1, t('gallery:next'))}
    </nav>
  )
}

/** The categories as links, so each has an address; on a phone they scroll sideways. */
function CategoryLinks({ chosen }: { readonly chosen: GalleryState['category'] }) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showChosen(nav.current, chosen), [chosen])
  const all = [undefined, ...printCategoryIds]
  return (
    <nav
      ref={nav}
      aria-label={t('gallery:categories')}
      className="relative -mx-4 my-8 overflow-x-auto px-4 py-1"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {all.map((category) => (
          <li key={category ?? 'all'} className="shrink-0">
            <Link
              to={galleryPath({ category, page: 1 })}
              preventScrollReset
              aria-current={category === chosen ? 'page' : undefined}
              className={chipLinkClass(category === chosen)}
            >
              {category === undefined ? t('gallery:all') : t(`gallery:of${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the links, and not the page, to the one that is chosen. */
function showChosen(nav: HTMLElement | null, chosen: GalleryState['category']): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav === null || link == null || chosen === undefined) return
  nav.scrollTo({ left: link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2 })
}
