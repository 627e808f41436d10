import type { CustomProductDraft } from '@first-fashion/contract/custom-products/custom-product'
import { designLimits } from '@first-fashion/contract/designs/design-limits'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { findCurrency, type RatedCurrency } from '../currency/index.ts'
import { openPrintProduct, type PrintOffer, printOffers } from '../designs/index.ts'
import {
  fixedPrice,
  printCostCents,
  sellingCents,
  statusOfDesign,
  usdCents,
} from './custom-products.rules.ts'

/** The size of what comes in one only [B3.57]. */
const defaultSize = 'M'

/**
 * What the partner asks for a variant of a product. Refuses with 'designs.product-unknown', 'designs.catalog-unavailable'
 * and 'custom-products.variant-unknown'.
 */
export async function offerFor(shop: Shop, productId: number, variantId: number): Promise<PrintOffer> {
  await openPrintProduct(shop, String(productId))
  const [offer] = await printOffers(shop.database.db, [variantId])
  if (offer === undefined || offer.productId !== productId || !offer.isOffered) throw variantUnknown()
  return offer
}

/** The rate of US dollars. Refuses with 'custom-products.no-rate' if the shop knows none. */
export function usdRate(shop: Shop): RatedCurrency {
  const usd = findCurrency(shop, 'USD')
  if (usd === undefined) throw priceUnavailable()
  return usd
}

/** What is stored of a variant and its price. The price is asked for in US cents. */
export function pricedVariant(offer: PrintOffer, askedCents: number, usd: RatedCurrency, now: Date) {
  const costs = { baseCostCents: offer.usdCents, printCostCents }
  const selling = sellingCents(askedCents, costs)
  return {
    printProductId: offer.productId,
    printVariantId: offer.variantId,
    productTitle: offer.title,
    size: offer.size === '' ? defaultSize : offer.size,
    color: offer.color,
    colorCode: offer.colorCode,
    material: offer.material === '' ? [] : [offer.material],
    productImage: offer.image,
    ...costs,
    sellingCents: selling,
    ...fixedPrice(selling, usd, now),
    updatedAt: now,
  }
}

/** What is stored of a design that the shop's designer sends. */
export const pricedDesign = (
  draft: CustomProductDraft,
  offer: PrintOffer,
  usd: RatedCurrency,
  now: Date,
) => ({
  ...pricedVariant(offer, usdCents(draft.sellingPrice), usd, now),
  name: draft.name === '' ? nameFrom(offer.title) : draft.name,
  description: draft.description,
  sides: draft.designs,
  logId: draft.log?.id ?? null,
  logEntries: draft.log?.entries ?? null,
  status: statusOfDesign(draft.designs),
})

/** The title of a product, cut to the length of a name. */
export const nameFrom = (title: string): string =>
  cutText(title.trim(), designLimits.name) || 'Custom product'

const variantUnknown = () =>
  new AppError(
    'refused',
    'custom-products.variant-unknown',
    'This product does not come in the chosen colour and size any more',
  )
const priceUnavailable = () =>
  new AppError(
    'unavailable',
    'custom-products.no-rate',
    'The price cannot be calculated right now. Please try again later.',
  )
