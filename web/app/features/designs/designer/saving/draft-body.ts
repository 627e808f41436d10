import type { CustomProductDraft } from '@first-fashion/contract/custom-products/custom-product'
import { designLimits, printSides } from '@first-fashion/contract/designs/design-limits'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { type DesignDocument, sidesOf } from '@first-fashion/designer-engine/document/document'
import { isLocalPicture, isUnstoredPicture } from '../../library/local-pictures.ts'
import { type Pricing, sellingCents } from '../product/pricing.rules.ts'

export interface DraftFacts {
  readonly product: PrintProduct
  readonly variant: PrintVariant
  readonly pricing: Pricing
  readonly document: DesignDocument
  /** '' for none. */
  readonly name: string
  /** '' for none. */
  readonly description: string
  /** The log, and how much of it the document is; undefined if the server does not have all of that. */
  readonly log: CustomProductDraft['log']
}

/**
 * A design as calls take it [B3.50]. What lies on a side that its variant does not have
 * cannot be printed: it stays in the log, for a variant that has the side.
 */
export const draftBody = ({
  product,
  variant,
  pricing,
  document,
  name,
  description,
  log,
}: DraftFacts): CustomProductDraft => ({
  printfulProductId: product.id,
  printfulVariantId: variant.id,
  name: name !== '' ? name : cutText(product.title.trim(), designLimits.name),
  description,
  log,
  designs: sidesOf(document).filter(({ placement }) => variant.files.some(({ type }) => type === placement)),
  baseCost: pricing.baseCents / 100,
  sellingPrice: sellingCents(pricing) / 100,
  selectedOptions: {
    size: variant.size,
    color: variant.color,
    material: variant.material === '' ? [] : [variant.material],
  },
})

/** Whether only this device has a picture of it: a visitor's, which nobody can print. */
export const hasLocalPicture = (document: DesignDocument): boolean => hasPicture(document, isLocalPicture)

/** Whether not even this device has a picture of it, but only this page. */
export const hasUnstoredPicture = (document: DesignDocument): boolean =>
  hasPicture(document, isUnstoredPicture)

const hasPicture = (document: DesignDocument, is: (url: string) => boolean): boolean =>
  printSides.some((side) => document[side].elements.some((one) => one.type === 'image' && is(one.url)))
