import { plainText } from '@first-fashion/contract/catalog/plain-text'
import type { Product, ProductLine } from '@first-fashion/contract/catalog/product'
import { Badge, buttonClass } from '@first-fashion/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import type { Api } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { paths } from '../../platform/paths.ts'
import { useRefreshWhenVisible } from '../../platform/refresh-when-visible.ts'
import { HorizontalProductCard } from '../catalog/horizontal-product-card.tsx'
import { RatingLine } from '../catalog/product-card.tsx'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { recentProducts, rememberProducts } from '../catalog/recent-products.ts'
import { useCurrency } from '../currency/currency-provider.tsx'
import { newestReviews } from '../reviews/first-reviews.tsx'
import { ReviewSection } from '../reviews/review-section.tsx'
import { ShareMenu } from '../sharing/share-menu.tsx'
import type { Route } from './+types/product.route.ts'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductMeta } from './product-meta.tsx'
import { PurchasePanel } from './purchase/purchase-panel.tsx'
import { useSelection } from './use-selection.ts'
import { rememberViewed, viewedProducts } from './viewed-products.ts'
import '../../platform/words/piece.ts'

const RecentlyViewed = lazy(() =>
  import('./recently-viewed.tsx').then((module) => ({ default: module.RecentlyViewed })),
)

/** As much as search engines show. */
const longestDescription = 160

async function load(call: Api, slug: string, origin: string) {
  const answer = await call('catalog.single', { body: { slug } })
  if (answer.ok) return { product: answer.value.product, related: answer.value.related, origin }
  if (answer.failure.status === 404) throw data(null, { status: 404 })
  const known = recentProducts().find((product) => product.slug === slug)
  if (known === undefined) throw data(null, { status: 503 })
  return { product: known, related: [], origin }
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const call = serverApi(context)
  const [page, zones] = await Promise.all([
    load(call, params.slug, new URL(request.url).origin),
    call('shipping.home-zones'),
  ])
  return {
    ...page,
    words: plainText(page.product.description, longestDescription),
    reviews: await newestReviews(call, page.product._id),
    homeZones: zones.ok ? zones.value.zones : [],
  }
}
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  ...(await load(api, params.slug, window.location.origin)),
  reviews: null,
})

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, origin, reviews } = loaderData
  useRefreshWhenVisible()
  useEffect(() => rememberProducts([product]), [product])
  return (
    <main id="content" className="page md:pt-6 lg:pt-10">
      <ProductMeta {...loaderData} />
      <ProductView key={product._id} product={product} origin={origin} />
      <ReviewSection
        key={product._id}
        productId={product._id}
        reviewCount={product.reviewCount}
        firstReviews={reviews}
      />
      <Related products={related} />
      <Viewed key={product._id} productId={product._id} />
    </main>
  )
}

/** A first product has no strip, and loads nothing for it. */
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
    <section aria-label={t('product.related')} className="mt-20">
      <h2 className="mb-6 text-heading">{t('product.related')}</h2>
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

/** What the piece belongs to, and the way to the rest of it. */
function LineStory({ line }: { readonly line: ProductLine }) {
  const { t } = useTranslation()
  return (
    <section className="mt-6 pt-2">
      <h2 className="text-title">{t('product.lineHeading', { name: line.name })}</h2>
      <p className="mt-2 max-w-[42rem]">{line.story}</p>
      <Link to={`${paths.collection()}?line=${line.id}`} className={buttonClass('link')}>
        {t('product.seeLine')}
      </Link>
    </section>
  )
}

function ProductView({ product, origin }: { readonly product: Product; readonly origin: string }) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const selection = useSelection(product)
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
      <Gallery name={product.name} images={selection.images} />
      <div className="md:sticky md:top-28 md:self-start">
        <div className="mb-2 flex flex-wrap gap-2 lg:mb-3">
          {product.bestSeller ? <Badge tone="accent">{t('product.bestSeller')}</Badge> : null}
          {product.printful_integration.enabled ? (
            <Badge tone="leaf">{t('product.madeToOrder')}</Badge>
          ) : null}
        </div>
        <h1 className="text-heading lg:text-display">{product.name}</h1>
        <p className="mt-2 text-title tabular-nums">{price(product.price)}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <RatingLine product={product} />
          <ShareMenu product={product} origin={origin} />
        </div>
        <PurchasePanel product={product} selection={selection} />
        <div
          className="prose-house mt-8 border-t border-hairline pt-6"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, or JSON in which no tag can end.
          dangerouslySetInnerHTML={{ __html: product.description }}
        />
        <ProductFacts product={product} />
        {product.line === null ? null : <LineStory line={product.line} />}
      </div>
    </div>
  )
}
