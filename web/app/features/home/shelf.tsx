import './home-words.ts'
import type { ProductCard } from '@first-fashion/contract/catalog/product'
import type { HomeSectionView } from '@first-fashion/contract/content/home'
import { limits } from '@first-fashion/contract/limits'
import { Button } from '@first-fashion/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { GridSkeleton, ProductGrid } from '../catalog/index.ts'

interface RowProps {
  readonly section: Extract<HomeSectionView, { kind: 'products' }>
  /** null if they could not be loaded. */
  readonly products: readonly ProductCard[] | null
  readonly isPausing: boolean
}

/** A row of products. A new shop has none yet, and no best sellers until it has sold some. */
export function ProductRow({ section, products, isPausing }: RowProps) {
  if (products?.length === 0) return null
  const { title, text, row, collection, count } = section
  return (
    <Shelf
      title={title}
      text={text}
      to={row === 'collection' ? `${paths.collection()}?collection=${collection}` : paths.collection()}
      isPausing={isPausing && products !== null}
      placeholders={count}
    >
      {products === null ? <ShelfFailed /> : <ProductGrid products={products} wide />}
    </Shelf>
  )
}

interface ShelfProps {
  readonly title: string
  readonly text: string
  /** Where all of them are. */
  readonly to: string
  readonly isPausing: boolean
  readonly placeholders: number
  readonly children: ReactNode
}

/** Products with their heading. During the pause placeholders cover them, if JavaScript can remove them. */
function Shelf({ title, text, to, isPausing, placeholders, children }: ShelfProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={title} className="page mt-16 lg:mt-24">
      <div className="mb-6 flex items-end justify-between gap-4 narrow:flex-wrap">
        <div>
          <h2 className="text-heading">{title}</h2>
          {text === '' ? null : <p className="mt-1 text-timber">{text}</p>}
        </div>
        <Link
          to={to}
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
export function ShelfFailed() {
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

const seenKey = 'home-seen'

/**
 * The two seconds of placeholders on the home page [A2.24], counted from the start of the visit.
 * Once seen in a session, products show at once.
 */
export function useFirstVisitPause(): boolean {
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
