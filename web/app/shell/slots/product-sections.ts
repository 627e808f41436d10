import type { Product } from '@first-fashion/contract/catalog/product'
import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

interface ProductSection {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{ readonly product: Product }>
}

/**
 * What features add to the page of a product, below its reviews. A new one is a line here. The list loads when a shopper
 * comes near: a first visit downloads nothing of it.
 */
export const productSections: readonly ProductSection[] = [
  {
    name: 'looks',
    Part: lazyPart(() => import('../../features/looks/worn/worn-by-customers.tsx')),
  },
]
