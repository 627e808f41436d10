import { z } from 'zod'
import type { LogFacts } from './log-database.ts'
import { draftIds, type LogDraft } from './log-draft.ts'

/**
 * The id of the last stored draft per product and variant, in local storage [B4.15]. It is a way back for a browser that
 * has lost its logs; whatever else is known of a draft is in the record of its log.
 */

const keyOf = (productId: number, variantId: number): string => `design-draft:${productId}/${variantId}`

/** Remembers what the shop has of a log now. A draft that went along to another variant is forgotten in the one before. */
export function rememberDraft({ draft, stored: before }: LogFacts, { id, variantId }: LogDraft): void {
  const { productId } = draftIds(draft)
  try {
    const isMoved = before !== undefined && before.variantId !== variantId
    if (isMoved && readDraft(productId, before.variantId) === before.id)
      localStorage.removeItem(keyOf(productId, before.variantId))
    localStorage.setItem(keyOf(productId, variantId), id)
  } catch {
    // Without it the design is still in its log, and among the shopper's custom products.
  }
}

/** The id of a custom product, which may be gone or another customer's. Anything else under the key counts as nothing. */
export function readDraft(productId: number, variantId: number): string | null {
  try {
    const text = localStorage.getItem(keyOf(productId, variantId)) ?? ''
    return z.uuid().safeParse(text).data ?? idOfOlderForm(text)
  } catch {
    return null
  }
}

/** Before, the drafts of several logs stood under the key, the newest first. Throws if the text is no JSON. */
const idOfOlderForm = (text: string): string | null =>
  olderForm.safeParse(JSON.parse(text)).data?.find(({ id }) => id !== null)?.id ?? null

const olderForm = z.array(z.object({ id: z.uuid().nullable().catch(null) }))
