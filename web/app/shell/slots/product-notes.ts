import type { ComponentType, ReactNode } from 'react'
import { productNote as loyaltyNote } from '../../features/loyalty/orders/product-note.ts'
import type { Api } from '../../platform/api.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'
import type { NotedProduct, ProductNote } from './product-note.ts'

interface ProductNoteSource {
  /** The feature's name. */
  readonly name: string
  /** Null if there is nothing to say. */
  readonly noteOf: (call: Api, noted: NotedProduct) => Promise<ProductNote | null>
  /** Draws the note for a signed-in customer. */
  readonly MemberPart: ComponentType<
    NotedProduct & { readonly note: ProductNote; readonly draw: (note: ProductNote) => ReactNode }
  >
}

/**
 * The features that say something of a product, below its button. A new one is a line here. The list loads late: a first
 * visit gets the notes with the page.
 */
export const productNotes: readonly ProductNoteSource[] = [
  {
    name: 'loyalty',
    noteOf: loyaltyNote,
    MemberPart: lazyPart(() => import('../../features/loyalty/orders/member-note.tsx')),
  },
]
