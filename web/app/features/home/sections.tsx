import type { HomeSectionView } from '@first-fashion/contract/content/home'
import { Fragment, type ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { useOffers, useStore } from '../../platform/store.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import { Banner, CollectionStrip, Hero, Policies, Text, Tiles } from './banners.tsx'
import type { Shelves, ShownHome } from './load-home.ts'
import { ProductRow, ShelfFailed, useFirstVisitPause } from './shelf.tsx'

interface HomeProps extends Pick<ShownHome, 'home'>, Shelves {
  /** What stands above a section, by its ID: in previews. */
  readonly notes?: Readonly<Record<string, ReactNode>>
}

/** The sections in their order. What has nothing to show is left out. */
export function HomeSections({ home, notes, ...shelves }: HomeProps) {
  const isPausing = useFirstVisitPause()
  const { name } = useStore()
  if (home === null) return <ShelfFailed />
  const hero = home.sections.find(({ kind }) => kind === 'hero')
  return (
    <>
      {hero === undefined ? <h1 className="sr-only">{name}</h1> : null}
      {home.sections.map((section) => (
        <Fragment key={section.id}>
          {notes?.[section.id]}
          <Section section={section} shelves={shelves} isPausing={isPausing} isFirstHero={section === hero} />
        </Fragment>
      ))}
    </>
  )
}

interface SectionProps {
  readonly section: HomeSectionView
  readonly shelves: Shelves
  readonly isPausing: boolean
  readonly isFirstHero: boolean
}

function Section({ section, shelves, isPausing, isFirstHero }: SectionProps) {
  const { designer } = useOffers()
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} isFirst={isFirstHero} />
    case 'tiles':
      return <Tiles section={section} />
    case 'products':
      return (
        <ProductRow section={section} products={shelves.rows[section.id] ?? null} isPausing={isPausing} />
      )
    case 'collections':
      return <CollectionStrip section={section} collections={shelves.collections} />
    case 'banner':
      // It leads nobody to a designer that is not there.
      return section.to === paths.design() && !designer ? null : <Banner section={section} />
    case 'text':
      return <Text section={section} />
    case 'policies':
      return <Policies section={section} />
    default:
      return <NewsletterBox source="homepage" text={section.text} />
  }
}
