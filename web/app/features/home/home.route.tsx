import './home-words.ts'
import { limits } from '@first-fashion/contract/limits'
import { Button } from '@first-fashion/ui'
import { Headphones, RefreshCw, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { data, Link, useRevalidator } from 'react-router'
import type { Api } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { paths } from '../../platform/paths.ts'
import { PageMeta, StructuredData, useOrigin } from '../../platform/screen/page-meta.tsx'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { GridSkeleton, ProductGrid } from '../catalog/index.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import { returnDaysOf } from '../return-window/index.ts'
import type { Route } from './+types/home.route.ts'
import { CategoryTiles, DesignBanner, Hero, LineStrip } from './banners.tsx'

async function load(call: Api) {
  const [latest, best, collections, returnDays] = await Promise.all([
    call('catalog.cards', { query: { page: '1', size: String(limits.latestProducts) } }),
    call('catalog.cards', { query: { page: '1', size: String(limits.bestSellers), bestSeller: 'true' } }),
    call('catalog.collections'),
    returnDaysOf(call),
  ])
  return {
    returnDays,
    latest: latest.ok ? latest.value.products : null,
    best: best.ok ? best.value.products : null,
    collections: collections.ok ? collections.value.collections : [],
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const shown = await load(serverApi(context))
  // A page without its products is an error response: it must not be cached.
  return data(shown, { status: shown.latest === null || shown.best === null ? 503 : 200 })
}
export const clientLoader = () => load(api)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { latest, best, collections, returnDays } = loaderData
  const isPausing = useFirstVisitPause()
  return (
    <main id="content">
      <PageMeta
        title={t('home:title')}
        description={t('home:description', { count: returnDays })}
        path={paths.home()}
      />
      <HouseFacts returnDays={returnDays} />
      <Hero />
      <CategoryTiles />
      {/* A new shop has no products yet, and no best sellers until it has sold some. */}
      {latest?.length === 0 ? null : (
        <Shelf
          title={t('home:latest')}
          text={t('home:latestText')}
          isPausing={isPausing && latest !== null}
          placeholders={limits.latestProducts}
        >
          {latest === null ? <ShelfFailed /> : <ProductGrid products={latest} wide />}
        </Shelf>
      )}
      <DesignBanner />
      {best?.length === 0 ? null : (
        <Shelf
          title={t('home:best')}
          text={t('home:bestText')}
          isPausing={isPausing && best !== null}
          placeholders={limits.bestSellers}
        >
          {best === null ? <ShelfFailed /> : <ProductGrid products={best} wide />}
        </Shelf>
      )}
      {collections.length === 0 ? null : <LineStrip collections={collections} />}
      <Policies returnDays={returnDays} />
      <NewsletterBox source="homepage" />
    </main>
  )
}

interface ShelfProps {
  readonly title: string
  readonly text: string
  readonly isPausing: boolean
  readonly placeholders: number
  readonly children: ReactNode
}

/** Products with their heading. During the pause placeholders cover them, if JavaScript can remove them. */
function Shelf({ title, text, isPausing, placeholders, children }: ShelfProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={title} className="page mt-16 lg:mt-24">
      <div className="mb-6 flex items-end justify-between gap-4 narrow:flex-wrap">
        <div>
          <h2 className="text-heading">{title}</h2>
          <p className="mt-1 text-timber">{text}</p>
        </div>
        <Link
          to={paths.collection()}
          className="inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4"
        >
          {t('home:viewAll')}
        </Link>
      </div>
      <div className="relative overflow-hidden" aria-busy={isPausing}>
        <div className={isPausing ? 'scripted:invisible' : ''}>{children}</div>
        {isPausing ? (
          <div className="absolute inset-0 hidden overflow-hidden bg-plaster scripted:block">
            <GridSkeleton count={placeholders} wide />
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** Products that failed to load, with a retry button. */
function ShelfFailed() {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="flex flex-col items-start gap-4 bg-sand p-6">
      <p>{t('home:failed')}</p>
      <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('problem.tryAgain')}
      </Button>
    </div>
  )
}

const policies = [
  { icon: RefreshCw, title: 'home:exchange', text: 'home:exchangeText' },
  { icon: RotateCcw, title: 'home:returns', text: 'home:returnsText' },
  { icon: Headphones, title: 'home:support', text: 'home:supportText' },
] as const

function Policies({ returnDays }: { readonly returnDays: number }) {
  const { t } = useTranslation()
  return (
    <section className="page mt-16 lg:mt-24">
      <ul className="grid gap-8 border-y border-hairline py-10 sm:grid-cols-3">
        {policies.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden="true" size={26} strokeWidth={1.5} className="shrink-0 text-leaf" />
            <div>
              <h2 className="font-text text-base font-semibold">{t(title, { count: returnDays })}</h2>
              <p className="text-timber">{t(text, { count: returnDays })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const seenKey = 'home-seen'

/**
 * The two seconds of placeholders on the home page [A2.24], counted from the start of the visit.
 * Once seen in a session, products show at once.
 */
function useFirstVisitPause(): boolean {
  const [isPausing, setPausing] = useState(true)
  useEffect(() => {
    if (sessionStorage.getItem(seenKey) !== null) return setPausing(false)
    const left = Math.max(0, limits.skeletonDelayMs - performance.now())
    const timer = window.setTimeout(() => {
      sessionStorage.setItem(seenKey, 'yes')
      setPausing(false)
    }, left)
    return () => window.clearTimeout(timer)
  }, [])
  return isPausing
}

/** Structured data about the business: name, address and return policy. */
function HouseFacts({ returnDays }: { readonly returnDays: number }) {
  const origin = useOrigin()
  const store = useStore()
  return (
    <StructuredData
      facts={{
        '@type': 'OnlineStore',
        name: store.name,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        image: `${origin}/social-card.jpg`,
        email: store.email,
        sameAs: Object.values(store.socialLinks).filter(Boolean),
        address: {
          '@type': 'PostalAddress',
          streetAddress: store.street,
          addressLocality: store.city,
          postalCode: store.postalCode,
          addressCountry: store.country,
        },
        contactPoint: {
          '@type': 'ContactPoint',
          telephone: store.phone,
          contactType: 'customer service',
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'LK',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      }}
    />
  )
}
