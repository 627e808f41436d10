import type { Calls, ParsedBody } from '@first-fashion/contract'
import { defaultProfitDollars } from '@first-fashion/contract/custom-products/custom-product'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { proxiedImage } from '../../../platform/media/proxy/image-addresses.ts'
import type { PrintPartner, PrintTemplate } from '../../../ports/print-partner.ts'
import type { Shop } from '../../../shop.ts'
import { findProduct, unknownProduct } from '../../catalog/index.ts'
import { insertCustomProduct } from '../custom-products.queries.ts'
import { usdCents } from '../custom-products.rules.ts'
import { ownProduct, refuseWhenFull } from '../custom-products.service.ts'
import { saveMockup } from '../mockups/mockups.queries.ts'
import { addressOfMockup, storeMockup, withStoredMockup } from '../mockups/stored-mockup.ts'
import { nameFrom, offerFor, pricedVariant, usdRate } from '../priced-design.ts'
import { offerAsReplacement } from '../prints/replacement-prints.ts'
import {
  claimEmbeddedDesign,
  findEmbeddedDesign,
  insertEmbeddedDesign,
  linkEmbeddedDesign,
} from './embedded-designs.queries.ts'
import { filesOfTemplate } from './template-files.rules.ts'

type Opened = ParsedBody<Calls['custom-products.open-embedded']>
type Saved = ParsedBody<Calls['custom-products.save-embedded']>

/**
 * Begins a design in the print partner's own designer. Refuses with 'catalog.product-unknown',
 * 'custom-products.not-designable', 'custom-products.no-designer', and what `offerFor` refuses.
 */
export async function openEmbeddedDesign(
  shop: Shop,
  customerId: string,
  { productId, printfulProductId, variantId }: Opened,
): Promise<{ readonly designId: string; readonly designerUrl: string }> {
  const designer = designerOf(shop)
  const product = await designable(shop, productId)
  if (product.printProductId !== printfulProductId) throw notDesignable()
  await offerFor(shop, printfulProductId, variantId)
  const id = shop.newId()
  const nonce = await answered(designer.open(id, customerId))
  await insertEmbeddedDesign(shop.database.db, { id, customerId, productId, createdAt: shop.clock.now() })
  const query = new URLSearchParams({
    ...{ nonce, product: String(printfulProductId), variant: String(variantId) },
  })
  return { designId: id, designerUrl: `/designer-frame?${query}` }
}

/**
 * Makes a custom product of what the partner has saved, at the usual profit, and returns its id; once for each design.
 * Refuses with 'custom-products.design-unknown' for one that another customer began, 'custom-products.not-saved',
 * 'custom-products.file-foreign' for files that are not of this design, 'custom-products.wrong-place' for a file of
 * another place than the front and the back, 'custom-products.full', and what cannot be priced.
 */
export async function saveEmbeddedDesign(shop: Shop, customerId: string, design: Saved): Promise<string> {
  const { database, newId } = shop
  const { id, productId } = await begun(shop, customerId, design)
  const product = await designable(shop, productId)
  const known = await findEmbeddedDesign(database.db, { id, customerId })
  if (known?.customProductId != null) return known.customProductId
  await refuseWhenFull(database.db, customerId)
  const template = await savedTemplate(shop, id, design)
  const maker = { customerId, productId, name: product.name }
  const customProductId = newId()
  const insert = await newProduct(shop, maker, design, template)
  let savedId = customProductId
  await withPicture(shop, template, async (image) => {
    savedId = await database.transaction((tx) =>
      claimed(tx, { id, customerId }, customProductId, () => insert(tx, customProductId, image)),
    )
    return savedId === customProductId
  })
  await offerAsReplacement(shop, database.db, await ownProduct(database.db, { customerId, id: savedId }))
  return savedId
}

/** Inserts what becomes of a design, once; returns the id of what is there then. */
async function claimed(
  tx: Db,
  design: { readonly id: string; readonly customerId: string },
  customProductId: string,
  insert: () => Promise<void>,
): Promise<string> {
  if (await claimEmbeddedDesign(tx, design.id)) {
    await insert()
    await linkEmbeddedDesign(tx, design.id, customProductId)
    return customProductId
  }
  // Another request saved it meanwhile.
  const saved = await findEmbeddedDesign(tx, design)
  if (saved?.customProductId == null) throw designUnknown()
  return saved.customProductId
}

/** Refuses with 'custom-products.no-designer' without one. */
export function designerOf({ printPartner }: Shop): NonNullable<PrintPartner['designer']> {
  if (printPartner === null || printPartner.designer === null) throw noDesigner()
  return printPartner.designer
}

/** A partner that does not answer is, for shoppers, a designer that is not there. */
const answered = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((cause: unknown) => {
    throw noDesigner(cause)
  })

async function designable({ database }: Shop, productId: string) {
  const product = isUuid(productId) ? await findProduct(database.db, productId) : undefined
  if (product === undefined || !product.isPublished) throw unknownProduct()
  if (!product.madeToOrder || product.printProductId === null) throw notDesignable()
  return product
}

/** The design that this customer began for this product. */
async function begun({ database }: Shop, customerId: string, design: Saved) {
  const { designId } = design.designData
  const id = typeof designId === 'string' && isUuid(designId) ? designId : undefined
  const row = id === undefined ? undefined : await findEmbeddedDesign(database.db, { id, customerId })
  if (row === undefined || row.productId !== design.productId) throw designUnknown()
  return row
}

/** What the partner says of the design: what was sent is compared with it, and not believed. */
async function savedTemplate(shop: Shop, id: string, { printfulData: sent }: Saved): Promise<PrintTemplate> {
  const template = await answered(designerOf(shop).saved(id))
  if (template === undefined) throw notSaved()
  const { mockupUrl, placements, productId, variantIds } = template
  const printFiles = placements.flatMap(({ url }) => (url === '' ? [] : [url]))
  const own = ['', mockupUrl, ...printFiles]
  const files = [sent.mockupUrl, ...sent.printFiles, mockupUrl, ...printFiles]
  const isForeign = (url: string) =>
    !own.includes(url) || (url !== '' && proxiedImage(url, shop.imageHosts) === '')
  if (files.some(isForeign)) throw foreign()
  if (productId !== sent.productId || !variantIds.includes(sent.variantId)) throw otherVariant()
  return template
}

interface Maker {
  readonly customerId: string
  readonly productId: string
  readonly name: string
}

/** Prices it, and returns what stores it. */
async function newProduct(shop: Shop, maker: Maker, design: Saved, template: PrintTemplate) {
  const files = filesOfTemplate(template)
  if (files === undefined) throw wrongPlace()
  const offer = await offerFor(shop, template.productId, design.printfulData.variantId)
  const now = shop.clock.now()
  const { customerId, productId } = maker
  const product = {
    ...pricedVariant(offer, offer.usdCents + usdCents(defaultProfitDollars), usdRate(shop), now),
    ...{ customerId, productId, createdAt: now },
    printFiles: files.map(({ url }) => url),
    printSides: files.map(({ side }) => side),
    name: nameFrom(maker.name),
    description: '',
    sides: [],
    designFacts: { ...design.designData, templateId: template.id },
    status: 'ready' as const,
  }
  return async (tx: Db, id: string, image: string) => {
    if ((await insertCustomProduct(tx, { ...product, id })) === undefined)
      throw new Error('the custom product was not inserted')
    const side = files[0]?.side ?? 'front'
    const mockup = { id: shop.newId(), customProductId: id, side, createdAt: now }
    if (image !== '') await saveMockup(tx, { ...mockup, image })
  }
}

/** With the shop's own copy of the picture; the partner's, through the proxy, if that cannot be had now; '' without any. */
async function withPicture(
  shop: Shop,
  { mockupUrl }: PrintTemplate,
  save: (image: string) => Promise<boolean>,
): Promise<void> {
  const name = mockupUrl === '' ? undefined : await storedPicture(shop, mockupUrl)
  if (name === undefined) await save(proxiedImage(mockupUrl, shop.imageHosts))
  else await withStoredMockup(shop, name, () => save(addressOfMockup(name)))
}

const storedPicture = (shop: Shop, url: string): Promise<string | undefined> =>
  storeMockup(shop, url).catch((error: unknown) => {
    shop.onError(error, 'mockup')
    return undefined
  })

const noDesigner = (cause?: unknown) =>
  new AppError('unavailable', 'custom-products.no-designer', 'The designer is not available right now', {
    cause,
  })
const notDesignable = () =>
  new AppError('refused', 'custom-products.not-designable', 'This product cannot be designed')
const designUnknown = () =>
  new AppError(
    'unknown',
    'custom-products.design-unknown',
    'This design is not open any more. Please open the designer again.',
  )
const notSaved = () =>
  new AppError('refused', 'custom-products.not-saved', 'Nothing was saved in the designer yet')
const otherVariant = () =>
  new AppError(
    'refused',
    'custom-products.variant-unknown',
    'This product does not come in the chosen colour and size any more',
  )
const wrongPlace = () =>
  new AppError(
    'refused',
    'custom-products.wrong-place',
    'This design has a print in a place that we cannot print. Please use the front and the back only.',
  )
const foreign = () =>
  new AppError('refused', 'custom-products.file-foreign', 'The files of a design come from our print partner')
