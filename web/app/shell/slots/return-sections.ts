import type { BodyOf, Calls } from '@first-fashion/contract'
import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

interface ReturnSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{
    /** What the shopper is about to ask for. */
    readonly asked: BodyOf<Calls['returns.preview']>
  }>
}

/** What features add below the figures of a return before it is sent. A new one is a line here. */
export const returnSections: readonly ReturnSection[] = [
  { name: 'loyalty', Part: lazyPart(() => import('../../features/loyalty/orders/return-points.tsx')) },
]
