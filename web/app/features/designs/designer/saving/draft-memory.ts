import { z } from 'zod'

/** A stored draft, and the version of it that this page knows. */
export interface KnownDraft {
  readonly id: string
  readonly version: number
}

const stored = z.object({ id: z.string(), version: z.number().int() })

const keyOf = (productId: number, variantId: number): string => `design-draft:${productId}/${variantId}`

/** The draft of a product and variant, as this browser remembers it (spec B section 4). */
export function readKnownDraft(productId: number, variantId: number): KnownDraft | null {
  try {
    const text = localStorage.getItem(keyOf(productId, variantId))
    return text === null ? null : stored.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function rememberDraft(productId: number, variantId: number, draft: KnownDraft): void {
  try {
    localStorage.setItem(keyOf(productId, variantId), JSON.stringify(draft))
  } catch {
    // Without storage the page remembers it as long as it is open.
  }
}
