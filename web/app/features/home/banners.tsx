import './home-words.ts'
import { categories } from '@first-fashion/contract/catalog/classification'
import type { ProductCollection } from '@first-fashion/contract/catalog/product'
import { buttonClass, Picture } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { type SceneName, scene, sceneOfCollection } from '../../platform/screen/scenes.ts'
import { useOffers } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'

/** The hero: text beside the rail, which runs off the page on wide screens. */
export function Hero() {
  const { t } = useTranslation()
  return (
    <section className="mx-auto grid max-w-(--page-width) items-stretch lg:grid-cols-[1fr_1.35fr] min-[96rem]:pr-10">
      <div className="flex flex-col justify-center px-4 py-10 max-lg:order-2 short:pt-3 sm:px-6 lg:px-10 lg:py-16">
        <p className="flex items-center gap-3 text-small font-semibold tracking-[0.08em]">
          <span aria-hidden="true" className="h-0.5 w-10 bg-saffron" />
          {t('home:heroOver')}
        </p>
        <h1 className="mt-3 text-hero sm:mt-4">{t('home:heroTitle')}</h1>
        <p className="mt-4 max-w-[30rem] sm:mt-5 text-lead text-timber">{t('home:heroText')}</p>
        <Link to={paths.collection()} className={buttonClass('primary', 'mt-6 self-start px-10 sm:mt-8')}>
          {t('home:heroButton')}
        </Link>
      </div>
      <Picture
        {...scene('rail')}
        alt=""
        eager
        sizes="(min-width: 1024px) 57vw, 88vw"
        // On a small phone the button stands above the cookie question.
        className="h-full max-h-[min(46rem,calc(100svh-31rem))] w-full object-cover object-top lg:max-h-[46rem]"
      />
    </section>
  )
}

const tiles: Readonly<Record<(typeof categories)[number], SceneName>> = {
  Men: 'men',
  Women: 'women',
  Kids: 'kids',
  Unisex: 'unisex',
}

/** One tile per category. */
export function CategoryTiles() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('home:categories')} className="page mt-12 lg:mt-16">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:gap-5">
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={`${paths.collection()}?category=${category}`}
              className="group relative block overflow-hidden"
            >
              <Picture
                {...scene(tiles[category])}
                alt=""
                sizes="(min-width: 640px) 23vw, 44vw"
                className="aspect-[4/5] h-auto w-full object-cover transition-transform duration-250 group-hover:scale-[1.02]"
              />
              <span className="absolute bottom-3 left-3 bg-paper px-3 py-1.5 font-display text-lead lg:bottom-6 lg:left-6 lg:px-4 lg:py-2 lg:text-title">
                {category}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leads to the designer, if there is one. */
export function DesignBanner() {
  const { t } = useTranslation()
  return !useOffers().designer ? null : (
    <section className="page mt-16 lg:mt-24">
      <Link
        to={paths.design()}
        className="group grid items-stretch overflow-hidden bg-leaf text-paper sm:grid-cols-2 lg:grid-cols-[1fr_1.15fr]"
      >
        <span className="flex flex-col justify-center gap-4 p-8 max-sm:order-2 lg:p-14">
          <span className="font-display text-display">{t('home:designTitle')}</span>
          <span className="max-w-[32rem] text-lead">{t('home:designText')}</span>
          <span className="mt-2 inline-flex min-h-11 items-center self-start border-b-2 border-saffron font-medium">
            {t('home:designButton')}
          </span>
        </span>
        <Picture
          {...scene('drawn-by-you')}
          alt=""
          sizes="(min-width: 640px) 50vw, 100vw"
          className="h-full max-h-[28rem] w-full object-cover transition-transform duration-250 group-hover:scale-[1.02]"
        />
      </Link>
    </section>
  )
}

/** The collections with their stories, side by side. */
export function LineStrip({ collections }: { readonly collections: readonly ProductCollection[] }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('home:collections')} className="page mt-16 lg:mt-24">
      <h2 className="text-heading">{t('home:collections')}</h2>
      <p className="mt-1 text-timber">{t('home:collectionsText')}</p>
      <ul className="-mx-4 mt-6 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-4 [scrollbar-width:thin] sm:-mx-6 sm:scroll-px-6 sm:gap-6 sm:px-6 lg:-mx-10 lg:scroll-px-10 lg:px-10">
        {collections.map((collection) => {
          const picture = sceneOfCollection(collection.id)
          return (
            <li key={collection.id} className="w-[78vw] max-w-[30rem] shrink-0 snap-start">
              <Link to={`${paths.collection()}?collection=${collection.id}`} className="group block">
                {picture === undefined ? (
                  <span aria-hidden="true" className="block aspect-video bg-sand" />
                ) : (
                  <Picture
                    {...picture}
                    alt=""
                    sizes="(min-width: 640px) 30rem, 78vw"
                    className="aspect-video h-auto w-full object-cover"
                  />
                )}
                <span className="mt-3 block font-display text-title underline-offset-4 group-hover:underline">
                  {collection.name}
                </span>
                <span className="mt-1 block text-timber">{collection.story}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
