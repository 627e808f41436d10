import type { CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { isNamed } from '@first-fashion/contract/custom-products/design-name'

/** Product and variant of '71/4012'. */
export const draftIds = (draft: string): { readonly productId: number; readonly variantId: number } => {
  const [productId, variantId] = draft.split('/').map(Number)
  return { productId: productId ?? 0, variantId: variantId ?? 0 }
}

/** What of a design is in its draft, or is there to be stored. */
export interface DraftMark {
  /** So many entries of its log; a log is only ever added to. */
  readonly entries: number
  readonly variantId: number
  readonly profitCents: number
  readonly name: string
  readonly description: string
}

/** The custom product that the shop has of a log, which is what one orders: the version that this device knows. */
export interface LogDraft extends DraftMark {
  readonly id: string
  readonly version: number
}

/** Why the next draft of a log is another custom product than the last one; null needs no word. */
export type CopyReason = 'changed' | 'ordered' | 'inCart' | null

/** The draft that a log gets beside the one before, which stays as it is. Its answer may have got lost. */
export interface NextDraft {
  readonly id: string
  readonly reason: CopyReason
}

export const isStoredIn = (draft: DraftMark, now: DraftMark): boolean =>
  hasSameDesign(draft, now) && draft.name === now.name && draft.description === now.description

/** The same but for name and description. */
export const hasSameDesign = (draft: DraftMark, now: DraftMark): boolean =>
  draft.entries === now.entries && draft.variantId === now.variantId && draft.profitCents === now.profitCents

/** A custom product as the draft of a log, of which it holds so many entries. */
export const draftFrom = (product: CustomProductItem, entries: number): LogDraft => ({
  id: product._id,
  version: product.version,
  entries,
  variantId: product.printfulVariantId,
  profitCents: Math.round(product.profit * 100),
  name: isNamed(product) ? product.name : '',
  description: product.description,
})
