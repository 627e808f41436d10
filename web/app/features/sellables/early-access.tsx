import type { ProductCard } from '@first-fashion/contract/catalog/product'
import { Suspense } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

const EarlyPart = lazyPart(() => import('./early-part.tsx'))

interface EarlyAccessProps {
  readonly product: Pick<ProductCard, 'earlyAccessUntil'>
  /** Hears whether it is open for this customer; without it only the opening is shown. */
  readonly onOpen?: (isOpen: boolean) => void
  /** In a narrow place: without a frame, and without ways to early access. */
  readonly isBrief?: boolean
}

/** What is said of a product that opens for everyone later; nothing is loaded for others. */
export const EarlyAccess = ({
  product: { earlyAccessUntil: opensAt },
  onOpen,
  isBrief = false,
}: EarlyAccessProps) =>
  opensAt ? (
    <Suspense>
      <EarlyPart opensAt={opensAt} onOpen={onOpen} isBrief={isBrief} />
    </Suspense>
  ) : null
