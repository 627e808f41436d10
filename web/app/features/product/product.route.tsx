import './words/product-words.ts'
import { plainText } from '@first-fashion/contract/catalog/plain-text'
import type { Product } from '@first-fashion/contract/catalog/product'
import { Suspense, useEffect, useState } from 'react'
import { data } from 'react-router'
import type { Api } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { useRefreshWhenVisible } from '../../platform/refresh-when-visible.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ProductGrid, recentProduct, rememberProducts } from '../catalog/index.ts'
import { returnDaysOf } from '../return-window/index.ts'
import { newestReviews, ReviewSection } from '../reviews/index.ts'
import { HorizontalProductCard } from '../sellables/index.ts'
import type { Route } from './+types/product.route.ts'
import type { notesOf } from './page/notes-of.ts'
import { ProductView } from './page/product-view.tsx'
import type { promiseLines } from './page/promise-lines.ts'
import { ProductMeta } from './product-meta.tsx'

const RecentlyViewed = lazyPart(() =>
  import('./recently-viewed.tsx').then((module) => ({ default: module.RecentlyViewed })),
)

const MoreSections = lazyPart(() => import('./page/more-sections.tsx'))

/** The length that search engines show. */
const longestDescription = 160

async function load(call: Api, slug: string, origin: string) {
  const answer = await call('catalog.single', { body: { slug } })
  if (answer.ok) return { product: answer.value.product, related: answer.value.related, origin }
  if (answer.failure.status === 404) throw data(null, { status: 404 })
  const known = recentProduct(slug)
  if (known === undefined) throw data(null, { status: 503 })
  return { product: known, related: [], origin }
}

/** They come with the first page; the browser loads what makes them for the next one. */
const notesOn: typeof notesOf = async (...given) => (await import('./page/notes-of.ts')).notesOf(...given)

const promisesOn: typeof promiseLines = async (...given) =>
  (await import('./page/promise-lines.ts')).promiseLines(...given)

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const call = serverApi(context)
  const [page, zones, returnDays] = await Promise.all([
    load(call, params.slug, new URL(request.url).origin),
    call('shipping.home-zones'),
    returnDaysOf(call),
  ])
  return {
    ...page,
    returnDays,
    notes: await notesOn(call, { ...page, returnDays }),
    promises: await promisesOn(call, { ...page, returnDays }),
    words: plainText(page.product.description, longestDescription),
    reviews: await newestReviews(call, page.product._id),
    homeZones: zones.ok ? zones.value.zones : [],
  }
}
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [page, returnDays] = await Promise.all([
    load(api, params.slug, window.location.origin),
    returnDaysOf(api),
  ])
  const [notes, promises] = await Promise.all([
    notesOn(api, { ...page, returnDays }),
    promisesOn(api, { ...page, returnDays }),
  ])
  return { ...page, returnDays, notes, promises, reviews: null }
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, reviews } = loaderData
  useRefreshWhenVisible()
  useEffect(() => rememberProducts([product]), [product])
  return (
    <main id="content" className="page md:pt-6 lg:pt-10">
      <ProductMeta {...loaderData} />
      <ProductView key={product._id} {...loaderData} />
      <ReviewSection
        key={product._id}
        productId={product._id}
        reviewCount={product.reviewCount}
        averageRating={product.averageRating}
        firstReviews={reviews}
      >
        <MoreSections product={product} />
      </ReviewSection>
      <Related products={related} />
      <Viewed key={product._id} productId={product._id} />
    </main>
  )
}

/** The first product of a visit has no strip and loads nothing for it. */
function Viewed({ productId }: { readonly productId: string }) {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    setOthers(viewedProducts().filter((one) => one !== productId))
    rememberViewed(productId)
  }, [productId])
  if (others.length === 0) return null
  return (
    <Suspense fallback={null}>
      <RecentlyViewed productIds={others} />
    </Suspense>
  )
}

function Related({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation()
  const [first] = products
  if (first === undefined) return null
  return (
    <section aria-label={t('product:related')} className="mt-20">
      <h2 className="mb-6 text-heading">{t('product:related')}</h2>
      {products.length === 1 ? (
        <div className="max-w-[26rem]">
          <HorizontalProductCard product={first} />
        </div>
      ) : (
        <ProductGrid products={products} wide />
      )}
    </section>
  )
}

/** Products viewed in this browser, the latest first; stored only here. */
const storageKey = 'viewed-products'
const remembered = 7

function viewedProducts(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, remembered) : []
  } catch {
    return []
  }
}

function rememberViewed(productId: string): void {
  const others = viewedProducts().filter((one) => one !== productId)
  localStorage.setItem(storageKey, JSON.stringify([productId, ...others].slice(0, remembered)))
}
