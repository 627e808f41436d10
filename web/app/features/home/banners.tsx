import type { ProductCollection } from '@first-fashion/contract/catalog/product'
import type { HomePicture, HomeSectionView } from '@first-fashion/contract/content/home'
import { buttonClass, Picture } from '@first-fashion/ui'
import { CreditCard, Headphones, type LucideIcon, RefreshCw, RotateCcw, Truck } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { sceneOfCollection } from '../../platform/screen/scenes.ts'

interface PropsOf<Kind extends HomeSectionView['kind']> {
  readonly section: Extract<HomeSectionView, { kind: Kind }>
}

/** What a picture of the owner is shown with. */
const shown = ({ address, ...size }: HomePicture) => ({ src: address, size, alt: '' })

interface HeroProps extends PropsOf<'hero'> {
  /** Its title is that of the page. */
  readonly isFirst: boolean
}

/** The hero: text beside the picture, which runs off the page on wide screens. */
export function Hero({ section: { over, title, text, button, to, picture }, isFirst }: HeroProps) {
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section
      className={`mx-auto grid max-w-(--page-width) items-stretch ${picture === null ? '' : 'lg:grid-cols-[1fr_1.35fr] min-[96rem]:pr-10'}`}
    >
      <div className="flex flex-col justify-center px-4 py-10 max-lg:order-2 short:pt-3 sm:px-6 lg:px-10 lg:py-16">
        {over === '' ? null : (
          <p className="flex items-center gap-3 text-small font-semibold tracking-[0.08em]">
            <span aria-hidden="true" className="h-0.5 w-10 bg-saffron" />
            {over}
          </p>
        )}
        <Title className="mt-3 text-hero sm:mt-4">{title}</Title>
        {text === '' ? null : <p className="mt-4 max-w-[30rem] sm:mt-5 text-lead text-timber">{text}</p>}
        {button === '' || to === '' ? null : (
          <Link to={to} className={buttonClass('primary', 'mt-6 self-start px-10 sm:mt-8')}>
            {button}
          </Link>
        )}
      </div>
      {picture === null ? null : (
        <Picture
          {...shown(picture)}
          eager={isFirst}
          sizes="(min-width: 1024px) 57vw, 88vw"
          // On a small phone the button stands above the cookie question.
          className="h-full max-h-[min(46rem,calc(100svh-31rem))] w-full object-cover object-top lg:max-h-[46rem]"
        />
      )}
    </section>
  )
}

/** Pictures that lead somewhere, side by side. */
export const Tiles = ({ section: { title, tiles } }: PropsOf<'tiles'>) => (
  <section aria-label={title} className="page mt-12 lg:mt-16">
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:gap-5">
      {tiles.map(({ label, to, picture }) => (
        <li key={`${label} ${to}`}>
          <Link to={to} className="group relative block overflow-hidden">
            {picture === null ? (
              <span aria-hidden="true" className="block aspect-[4/5] bg-sand" />
            ) : (
              <Picture
                {...shown(picture)}
                sizes="(min-width: 640px) 23vw, 44vw"
                className="aspect-[4/5] h-auto w-full object-cover transition-transform duration-250 group-hover:scale-[1.02]"
              />
            )}
            <span className="absolute bottom-3 left-3 bg-paper px-3 py-1.5 font-display text-lead lg:bottom-6 lg:left-6 lg:px-4 lg:py-2 lg:text-title">
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

/** Words and a picture that lead somewhere. */
export const Banner = ({ section: { title, text, button, to, picture } }: PropsOf<'banner'>) => (
  <section className="page mt-16 lg:mt-24">
    <Link
      to={to}
      className={`group grid items-stretch overflow-hidden bg-leaf text-paper ${picture === null ? '' : 'sm:grid-cols-2 lg:grid-cols-[1fr_1.15fr]'}`}
    >
      <span className="flex flex-col justify-center gap-4 p-8 max-sm:order-2 lg:p-14">
        <span className="font-display text-display">{title}</span>
        <span className="max-w-[32rem] text-lead">{text}</span>
        {button === '' ? null : (
          <span className="mt-2 inline-flex min-h-11 items-center self-start border-b-2 border-saffron font-medium">
            {button}
          </span>
        )}
      </span>
      {picture === null ? null : (
        <Picture
          {...shown(picture)}
          sizes="(min-width: 640px) 50vw, 100vw"
          className="h-full max-h-[28rem] w-full object-cover transition-transform duration-250 group-hover:scale-[1.02]"
        />
      )}
    </Link>
  </section>
)

interface StripProps extends PropsOf<'collections'> {
  readonly collections: readonly ProductCollection[]
}

/** The collections with their stories, side by side. */
export function CollectionStrip({ section: { title, text }, collections }: StripProps) {
  if (collections.length === 0) return null
  return (
    <section aria-label={title} className="page mt-16 lg:mt-24">
      <h2 className="text-heading">{title}</h2>
      {text === '' ? null : <p className="mt-1 text-timber">{text}</p>}
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

/** Words of the owner. */
export const Text = ({ section: { title, html } }: PropsOf<'text'>) => (
  <section className="page mt-16 lg:mt-24">
    <div className="prose-house mx-auto">
      {title === '' ? null : <h2>{title}</h2>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  </section>
)

const icons: Readonly<Record<PropsOf<'policies'>['section']['policies'][number]['icon'], LucideIcon>> = {
  exchange: RefreshCw,
  return: RotateCcw,
  support: Headphones,
  delivery: Truck,
  payment: CreditCard,
}

/** What the shop promises, side by side. */
export const Policies = ({ section: { policies } }: PropsOf<'policies'>) => (
  <section className="page mt-16 lg:mt-24">
    <ul className="grid gap-8 border-y border-hairline py-10 sm:grid-cols-3">
      {policies.map(({ icon, title, text }) => {
        const Icon = icons[icon]
        return (
          <li key={`${title} ${text}`} className="flex gap-4">
            <Icon aria-hidden="true" size={26} strokeWidth={1.5} className="shrink-0 text-leaf" />
            <div>
              <h2 className="font-text text-base font-semibold">{title}</h2>
              <p className="text-timber">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  </section>
)
