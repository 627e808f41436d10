import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

interface SoldOutProps {
  readonly productId: string
  readonly variantIndex: number
  readonly color: string
  readonly colorCode: string
  /** Only this size; without it all of the colour. */
  readonly size?: string
}

interface SoldOutSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<SoldOutProps>
}

/** What features add where sizes of a colour are not available. A new one is a line here. */
export const soldOutSections: readonly SoldOutSection[] = [
  { name: 'waitlist', Part: lazyPart(() => import('../../features/waitlist/held-sizes.tsx')) },
]
