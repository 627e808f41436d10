import type { ProductCard as CardOfProduct } from '@first-fashion/contract/catalog/product'
import { Skeleton } from '@first-fashion/ui'
import { useEffect } from 'react'
import { ProductCard } from './product-card.tsx'
import { rememberProducts } from './recent-products.ts'

/** In two columns an odd last card would stand alone: the first one takes a whole row instead. */
const firstAlone = 'max-sm:not-narrow:first:col-span-2'
const firstAloneSizes = '(min-width: 1024px) 18vw, (min-width: 640px) 48vw, 100vw'
const wideSizes = '(min-width: 1024px) 18vw, (min-width: 640px) 40vw, 50vw'

const columns = 'grid grid-cols-2 narrow:grid-cols-1 gap-x-4 gap-y-10 lg:gap-x-6'
const wideColumns = 'sm:max-lg:grid-cols-6 lg:grid-cols-5'
const usualColumns = 'sm:grid-cols-3 lg:grid-cols-4'

/** On tablets, rows of two come before rows of three, so no row is half empty. */
const inRowOfTwo = (index: number, count: number) => index < ([0, 4, 2][count % 3] ?? 0)
/** The position of a card in a wide grid. */
const placed = (index: number, count: number) =>
  `${count % 2 === 1 ? firstAlone : ''} ${inRowOfTwo(index, count) ? 'sm:max-lg:col-span-3' : 'sm:max-lg:col-span-2'}`

interface GridProps {
  readonly products: readonly CardOfProduct[]
  /** How many pictures are in the first screenful. */
  readonly eager?: number
  readonly wide?: boolean
  readonly busy?: boolean
}

export function ProductGrid({ products, eager = 0, wide = false, busy = false }: GridProps) {
  useEffect(() => rememberProducts(products), [products])
  const isOdd = wide && products.length % 2 === 1
  return (
    <ul
      className={`${columns} ${wide ? wideColumns : usualColumns} [&_img]:transition-opacity [&_img]:duration-200 ${busy ? '[&_img]:opacity-50' : ''}`}
      // Pictures fade while others load; text stays readable.
      aria-busy={busy || undefined}
    >
      {products.map((product, index) => (
        <li
          key={product._id}
          className={`flex min-w-0 *:flex-1 ${wide ? placed(index, products.length) : ''}`}
        >
          <ProductCard
            product={product}
            eager={index < eager}
            {...(isOdd && index === 0 ? { sizes: firstAloneSizes } : wide ? { sizes: wideSizes } : {})}
          />
        </li>
      ))}
    </ul>
  )
}

export function GridSkeleton({ count, wide = false }: { readonly count: number; readonly wide?: boolean }) {
  return (
    <div aria-hidden="true" className={`${columns} ${wide ? wideColumns : usualColumns}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move.
        <div key={index} data-testid="placeholder-card" className={wide ? placed(index, count) : ''}>
          <Skeleton className="aspect-[4/5] w-full" />
          <Skeleton className="mt-3 h-5 w-3/4" />
          <Skeleton className="mt-2 h-5 w-1/3" />
        </div>
      ))}
    </div>
  )
}
