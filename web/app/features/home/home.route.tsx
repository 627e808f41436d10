import { limits } from '@first-fashion/contract/limits'
import { Button, buttonClass, Picture } from '@first-fashion/ui'
import { Headphones, RefreshCw, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Link, useRevalidator } from 'react-router'
import type { Api } from '../../platform/api.ts'
import { api } from '../../platform/api-browser.ts'
import { serverApi } from '../../platform/api-server.ts'
import { paths } from '../../platform/paths.ts'
import { GridSkeleton, ProductGrid } from '../catalog/product-grid.tsx'
import { NewsletterBox } from '../newsletter/newsletter-box.tsx'
import type { Route } from './+types/home.route.ts'
import { useFirstVisitPause } from './first-visit-pause.ts'
import '../../platform/words/home.ts'

async function load(call: Api) {
  const [latest, best] = await Promise.all([
    call('catalog.list', { query: { page: '1', size: String(limits.latestProducts) } }),
    call('catalog.list', { query: { page: '1', size: String(limits.bestSellers), bestSeller: 'true' } }),
  ])
  return { latest: latest.ok ? latest.value.products : null, best: best.ok ? best.value.products : null }
}

export async function loader({ context }: Route.LoaderArgs) {
  const shown = await load(serverApi(context))
  // A page without its products is shown, but not as a good one: it must not be kept.
  return data(shown, { status: shown.latest === null || shown.best === null ? 503 : 200 })
}
export const clientLoader = () => load(api)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { latest, best } = loaderData
  const isPausing = useFirstVisitPause()
  return (
    <main id="content">
      <title>{t('home.title')}</title>
      <meta name="description" content={t('home.description')} />
      <Hero pictures={(best ?? []).map((product) => product.image[0] ?? '')} />
      <Shelf
        title={t('home.latest')}
        text={t('home.latestText')}
        isPausing={isPausing && latest !== null}
        placeholders={limits.latestProducts}
      >
        {latest === null ? <ShelfFailed /> : <ProductGrid products={latest} wide />}
      </Shelf>
      <DesignBanner picture={latest?.[1]?.image[1] ?? latest?.[0]?.image[0]} />
      <Shelf
        title={t('home.best')}
        text={t('home.bestText')}
        isPausing={isPausing && best !== null}
        placeholders={limits.bestSellers}
      >
        {best === null ? <ShelfFailed /> : <ProductGrid products={best} wide />}
      </Shelf>
      <Policies />
      <NewsletterBox source="homepage" />
    </main>
  )
}

function Hero({ pictures }: { readonly pictures: readonly string[] }) {
  const { t } = useTranslation()
  const [first, second] = pictures
  return (
    <section className="page grid items-center gap-8 pt-6 pb-4 lg:grid-cols-[1fr_1.15fr] lg:pt-10">
      <div className="max-lg:order-2">
        <p className="flex items-center gap-3 text-small font-semibold tracking-[0.08em]">
          <span aria-hidden="true" className="h-0.5 w-10 bg-saffron" />
          {t('home.heroOver')}
        </p>
        <h1 className="mt-4 text-hero">{t('home.heroTitle')}</h1>
        <p className="mt-5 max-w-[30rem] text-lead text-timber">{t('home.heroText')}</p>
        <Link to={paths.collection()} className={buttonClass('primary', 'mt-8 px-10')}>
          {t('home.heroButton')}
        </Link>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-5">
        {first === undefined ? null : (
          <Picture src={first} alt="" eager sizes="(min-width: 1024px) 27vw, 46vw" />
        )}
        {second === undefined ? null : (
          <div className="pt-10 lg:pt-20">
            <Picture src={second} alt="" eager sizes="(min-width: 1024px) 27vw, 46vw" />
          </div>
        )}
      </div>
    </section>
  )
}

interface ShelfProps {
  readonly title: string
  readonly text: string
  readonly isPausing: boolean
  readonly placeholders: number
  readonly children: ReactNode
}

/** Products with their heading. During the pause placeholders lie over them, where scripts will take them away. */
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
          {t('home.viewAll')}
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

/** Products that could not be had just now, and another try. */
function ShelfFailed() {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="flex flex-col items-start gap-4 bg-sand p-6">
      <p>{t('home.failed')}</p>
      <Button look="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('problem.tryAgain')}
      </Button>
    </div>
  )
}

function DesignBanner({ picture }: { readonly picture: string | undefined }) {
  const { t } = useTranslation()
  return (
    <section className="page mt-16 lg:mt-24">
      <Link
        to={paths.design()}
        className="group grid items-stretch bg-leaf text-paper sm:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_20rem]"
      >
        <span className="flex flex-col justify-center gap-4 p-8 lg:p-14">
          <span className="font-display text-display">{t('home.designTitle')}</span>
          <span className="max-w-[32rem] text-lead">{t('home.designText')}</span>
          <span className="mt-2 inline-flex min-h-11 items-center self-start border-b-2 border-saffron font-medium">
            {t('home.designButton')}
          </span>
        </span>
        {picture === undefined ? null : (
          <span className="max-sm:hidden">
            <Picture src={picture} alt="" sizes="320px" />
          </span>
        )}
      </Link>
    </section>
  )
}

const policies = [
  { icon: RefreshCw, title: 'home.exchange', text: 'home.exchangeText' },
  { icon: RotateCcw, title: 'home.returns', text: 'home.returnsText' },
  { icon: Headphones, title: 'home.support', text: 'home.supportText' },
] as const

function Policies() {
  const { t } = useTranslation()
  return (
    <section className="page mt-16 lg:mt-24">
      <ul className="grid gap-8 border-y border-hairline py-10 sm:grid-cols-3">
        {policies.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden="true" size={26} strokeWidth={1.5} className="shrink-0 text-leaf" />
            <div>
              <h2 className="font-text text-base font-semibold">{t(title)}</h2>
              <p className="text-timber">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
