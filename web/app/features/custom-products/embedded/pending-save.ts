import { discardSavedDraft, readDraft, saveDraft } from '../../accounts/index.ts'
import type { SavedDesign } from './designer-messages.ts'

/** A design in the partner's designer, and whose it is. */
export interface BegunDesign {
  readonly productId: string
  readonly name: string
  readonly slug: string
  readonly designId: string
  readonly userId: string
}

/** A save that waits for the login. */
export interface PendingSave {
  readonly design: BegunDesign
  readonly saved: SavedDesign
}

const placeOf = (productId: string): string => `embedded designer ${productId}`

/** In this tab, for the same user: it is gone after a logout. */
export function storePendingSave({ design, saved }: PendingSave): void {
  const { userId, ...facts } = design
  const ids = { templateId: saved.templateId, printProductId: saved.productId, variantId: saved.variantId }
  const numbers = Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, String(id)]))
  saveDraft({ place: placeOf(design.productId), userId, fields: { ...facts, ...numbers } })
}

/** The one of a product. Undefined if there is none, or if it cannot be read. */
export function readPendingSave(productId: string): PendingSave | undefined {
  const draft = readDraft(placeOf(productId))
  if (draft === undefined) return undefined
  const { name, slug, designId, templateId, printProductId, variantId } = draft.fields
  if (name === undefined || slug === undefined || designId === undefined) return undefined
  const [template = 0, product = 0, variant = 0] = [templateId, printProductId, variantId].map(Number)
  if (!(template > 0 && product > 0 && variant > 0)) return undefined
  return {
    design: { productId, name, slug, designId, userId: draft.userId },
    saved: { templateId: template, productId: product, variantId: variant },
  }
}

export const discardPendingSave = (productId: string): void => discardSavedDraft(placeOf(productId))
