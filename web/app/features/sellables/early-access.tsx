import type { ProductCard } from '@first-fashion/contract/catalog/product'
import { Suspense } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

const EarlyPart = lazyPart(() => import('./early-part.tsx'))

interface EarlyAccessProps {
  readonly product: Pick<ProductCard, 'earlyAccessUntil'>
  /** Hears whether it is open for this customer; without it only the opening is shown. */
  readonly onOpen?: (isOpen: boolean) => void
}

/** What is said of a product that opens for everyone later; nothing is loaded for others. */
export const EarlyAccess = ({ product: { earlyAccessUntil: opensAt }, onOpen }: EarlyAccessProps) =>
  opensAt ? (
    <Suspense>
      <EarlyPart opensAt={opensAt} onOpen={onOpen} />
    </Suspense>
  ) : null
