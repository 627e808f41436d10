import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

interface EarlyAccessSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType
}

/** How a customer without early access gets it, on the page of an early product. A new one is a line here. */
export const earlyAccessSections: readonly EarlyAccessSection[] = [
  { name: 'loyalty', Part: lazyPart(() => import('../../features/loyalty/rewards/get-early-access.tsx')) },
]
