import type { Calls, ParsedBody } from '@first-fashion/contract'
import { defaultProfitDollars } from '@first-fashion/contract/custom-products/custom-product'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { findProduct, unknownProduct } from '../catalog/index.ts'
import { insertCustomProduct, insertMockup } from './custom-products.queries.ts'
import { usdCents } from './custom-products.rules.ts'
import { type CustomProductsDeps, refuseWhenFull } from './custom-products.service.ts'
import { nameFrom, offerFor, pricedVariant, usdRate } from './priced-design.ts'

type EmbeddedDesign = ParsedBody<Calls['custom-products.save-embedded']>

/**
 * Saves what was designed in the print partner's own designer, at the usual profit, and returns its id. Refuses with
 * 'catalog.product-unknown', 'custom-products.file-foreign' for files that are not the partner's, 'custom-products.full',
 * and what cannot be priced.
 */
export async function saveEmbeddedDesign(
  deps: CustomProductsDeps,
  customerId: string,
  { productId, designData, printfulData }: EmbeddedDesign,
): Promise<string> {
  const { clock, newId, shownImage } = deps
  const { mockupUrl, printFiles } = printfulData
  const product = isUuid(productId) ? await findProduct(deps.database.db, productId) : undefined
  if (product === undefined || !product.isPublished) throw unknownProduct()
  for (const url of [mockupUrl, ...printFiles]) if (url !== '' && shownImage(url) === '') throw foreign()
  await refuseWhenFull(deps.database.db, customerId)
  const offer = await offerFor(deps, printfulData.productId, printfulData.variantId)
  const now = clock.now()
  const asked = offer.usdCents + usdCents(defaultProfitDollars)
  const id = newId()
  await deps.database.transaction(async (tx) => {
    await insertCustomProduct(tx, {
      ...pricedVariant(offer, asked, usdRate(deps), now),
      ...{ id, customerId, productId, printFiles, createdAt: now },
      name: nameFrom(product.name),
      description: '',
      sides: [],
      designFacts: designData,
      status: printFiles.length === 0 ? 'draft' : 'ready',
    })
    const mockup = { id: newId(), customProductId: id, side: 'front' as const, createdAt: now }
    if (mockupUrl !== '') await insertMockup(tx, { ...mockup, image: shownImage(mockupUrl) })
  })
  return id
}

const foreign = () =>
  new AppError('refused', 'custom-products.file-foreign', 'The files of a design come from our print partner')
