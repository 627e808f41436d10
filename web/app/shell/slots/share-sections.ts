import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

interface ShareSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{ readonly productId: string }>
}

/** What features add to the share menu of a product. A new one is a line here. */
export const shareSections: readonly ShareSection[] = [
  { name: 'loyalty', Part: lazyPart(() => import('../../features/loyalty/sharing/share-and-earn.tsx')) },
]
