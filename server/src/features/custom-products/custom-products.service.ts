import {
  type CustomProduct,
  type CustomProductDraft,
  type CustomProductItem,
  customProductLimits,
} from '@first-fashion/contract/custom-products/custom-product'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { cartItemsOf } from '../cart/index.ts'
import { findCurrency } from '../currency/index.ts'
import { printOffers, refuseForeignImages } from '../designs/index.ts'
import { orderedItems } from '../orders/index.ts'
import { itemIdOf } from '../sellables/index.ts'
import { openedCustomProduct, toCustomProductView, type ViewContext } from './custom-product.view.ts'
import { customKind } from './custom-product-sellables.ts'
import {
  archivedOf,
  type CustomProductRow,
  changeCustomProduct,
  countCustomProducts,
  customProductsOf,
  deleteCustomProduct,
  findCustomProduct,
  insertCustomProduct,
  lockCustomProduct,
  moveCustomProducts,
  type OwnProduct,
} from './custom-products.queries.ts'
import {
  canBecome,
  changedSides,
  hasSameFacts,
  holdsLogOf,
  statusesBefore,
  usdCents,
} from './custom-products.rules.ts'
import { longestMs } from './mockups/ask-about-mockup.ts'
import { clearMockups, mockupsOf, tasksOf } from './mockups/mockups.queries.ts'
import { offerFor, pricedDesign, usdRate } from './priced-design.ts'
import { carryPrints, currentPrints } from './prints/prints.queries.ts'
import { offerAsReplacement } from './prints/replacement-prints.ts'

interface Saved {
  readonly product: CustomProduct
  /** The base cost that was sent is not the partner's any more. */
  readonly costChanged: boolean
}

/** The statuses in which a design can still be changed. */
const editable = [...statusesBefore('draft'), ...statusesBefore('ready')]

/** Products with a customer's own design. */
export async function listCustomProducts(shop: Shop, customerId: string): Promise<CustomProductItem[]> {
  const { db } = shop.database
  const rows = await customProductsOf(db, customerId)
  const shown = await readViewContext(shop, db, rows)
  return rows.map((row) => toCustomProductView(row, shown(row)))
}

/** Refuses with 'custom-products.unknown' what is somebody else's or archived. */
export const openCustomProduct = async (shop: Shop, customerId: string, id: string): Promise<CustomProduct> =>
  opened(shop, await ownProduct(shop.database.db, { customerId, id }))

/**
 * Refuses with 'custom-products.full' and 'designs.picture-unknown', and what cannot be priced as `offerFor` and
 * `usdRate` do. If there is a product with the id that the client has chosen, it is replaced as `updateCustomProduct` does
 * if both are of one design log, and else refused with 'custom-products.changed' and what is stored.
 */
export async function createCustomProduct(
  shop: Shop,
  customerId: string,
  draft: CustomProductDraft,
  id = shop.newId(),
): Promise<Saved> {
  const { db } = shop.database
  const own = { customerId, id }
  // Before the limit, which a repeat of the last one that fitted would meet.
  if ((await findCustomProduct(db, own)) !== undefined) return saveOverOwnLog(shop, own, draft)
  await refuseWhenFull(db, customerId)
  const { change, costChanged } = await changeOf(shop, customerId, draft)
  const row = await insertCustomProduct(db, { ...change, id, customerId, createdAt: shop.clock.now() })
  if (row === undefined) return saveOverOwnLog(shop, own, draft)
  return { product: await opened(shop, row), costChanged }
}

/** An answer got lost, or another device of the customer has saved the same log. */
async function saveOverOwnLog(shop: Shop, own: OwnProduct, draft: CustomProductDraft): Promise<Saved> {
  const stored = await ownProduct(shop.database.db, own)
  if (!holdsLogOf(draft, stored)) throw await refusedChange(shop, own)
  return updateCustomProduct(shop, own, stored.version, draft)
}

/**
 * What was ordered is archived, as it still has to be printed; what is in the cart too, as it is still shown there. An order
 * that was just placed may be changing its status. Refuses with 'custom-products.unknown'.
 */
export const removeCustomProduct = (shop: Shop, own: OwnProduct): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const { id } = own
    const { status } = await ownProduct(tx, own, lockCustomProduct)
    const isOrdered = status === 'ordered' || (await isInStandingOrder(tx, id))
    const isShown = isOrdered || (await isInCart(tx, own))
    if (isShown && canBecome(status, 'archived')) await moveCustomProducts(tx, [id], [status], 'archived')
    else await deleteCustomProduct(tx, own)
  })

const isInStandingOrder = async (tx: Db, id: string): Promise<boolean> =>
  (await orderedItems(tx, customKind, [id], { isStanding: true })).size > 0

/**
 * Saves a custom product anew over the version that is named, or over the newest if none is. A draft of the same design
 * log that holds no less of it, with the same name and profit, replaces any version.
 *
 * Refuses with 'custom-products.changed' if there is another version by now, with 'custom-products.ordered' while it is
 * part of an order, and with 'custom-products.in-cart' while it is in the cart, each with what is stored; with
 * 'custom-products.embedded' what was designed at the partner; and with 'custom-products.unknown'.
 */
export async function updateCustomProduct(
  shop: Shop,
  own: OwnProduct,
  named: number | undefined,
  draft: CustomProductDraft,
): Promise<Saved> {
  const { id } = own
  const before = await ownProduct(shop.database.db, own)
  if (before.productId !== null) throw embedded()
  const { change, costChanged } = await changeOf(shop, own.customerId, draft)
  const row = await shop.database.transaction(async (tx) => {
    // An order that is being placed just now binds the prints of this version first.
    const stored = await ownProduct(tx, own, lockCustomProduct)
    if (await isInStandingOrder(tx, id)) return 'ordered'
    if (await isInCart(tx, own)) return 'in-cart'
    const takesPlace = holdsLogOf(draft, stored) && hasSameFacts(change, stored)
    const version = takesPlace ? stored.version : (named ?? stored.version)
    const changed = await changeCustomProduct(tx, own, version, editable, change)
    if (changed === undefined) return undefined
    const sides = changedSides(stored, change)
    if (sides.length === 0) await carryPrints(tx, { id, version })
    else await clearMockups(tx, id, sides)
    return changed
  })
  if (row === 'ordered') throw await ordered(shop, before)
  if (row === 'in-cart') throw await inCart(shop, before)
  if (row === undefined) throw await refusedChange(shop, own)
  return { product: await opened(shop, row), costChanged }
}

/** Refuses with 'custom-products.unknown'. */
export async function ownProduct(
  db: Db,
  own: OwnProduct,
  find = findCustomProduct,
): Promise<CustomProductRow> {
  const row = isUuid(own.id) ? await find(db, own) : undefined
  if (row === undefined)
    throw new AppError('unknown', 'custom-products.unknown', 'This design does not exist any more')
  return row
}

/**
 * What was deleted counts while a cart still shows it, as its files are stored. Several at once may go a little beyond
 * the limit: it is for the size of the list, not for any books.
 */
export async function refuseWhenFull(db: Db, customerId: string): Promise<void> {
  const archived = await archivedOf(db, customerId)
  const ordered = await orderedItems(db, customKind, archived)
  const count = (await countCustomProducts(db, customerId)) + archived.length - ordered.size
  if (count < customProductLimits.perCustomer) return
  const message = `You can keep up to ${customProductLimits.perCustomer} custom designs. Please delete one first.`
  throw new AppError('refused', 'custom-products.full', message)
}

async function changeOf(shop: Shop, customerId: string, draft: CustomProductDraft) {
  await refuseForeignImages(shop, customerId, draft.designs)
  const offer = await offerFor(shop, draft.printfulProductId, draft.printfulVariantId)
  const change = pricedDesign(draft, offer, usdRate(shop), shop.clock.now())
  return { change, costChanged: usdCents(draft.baseCost) !== change.baseCostCents }
}

type RowView = Pick<CustomProductRow, 'id' | 'printVariantId'>

/** What custom products are shown with, by their rows. */
async function readViewContext(
  shop: Shop,
  db: Db,
  rows: readonly RowView[],
): Promise<(row: RowView) => ViewContext> {
  const variantIds = rows.map(({ printVariantId }) => printVariantId)
  const offers = new Map((await printOffers(db, variantIds)).map((offer) => [offer.variantId, offer]))
  const ids = rows.map(({ id }) => id)
  const mockups = Map.groupBy(await mockupsOf(db, ids), ({ customProductId }) => customProductId)
  const prints = await currentPrints(db, ids)
  const usd = findCurrency(shop, 'USD')
  return ({ id, printVariantId }) => ({
    offer: offers.get(printVariantId),
    mockups: mockups.get(id) ?? [],
    print: prints.get(id),
    usd,
    imageHosts: shop.imageHosts,
  })
}

async function opened(shop: Shop, row: CustomProductRow): Promise<CustomProduct> {
  const { db } = shop.database
  const awaitedBy = await offerAsReplacement(shop, db, row)
  const shown = await readViewContext(shop, db, [row])
  const tasks = await tasksOf(db, row, after(shop.clock.now(), -longestMs))
  return openedCustomProduct(row, shown(row), { tasks, awaitedBy })
}

async function refusedChange(shop: Shop, own: OwnProduct): Promise<AppError> {
  const row = await ownProduct(shop.database.db, own)
  if (!editable.includes(row.status)) return ordered(shop, row)
  const message = 'This design was changed in another tab or on another device. Nothing was overwritten.'
  return conflict(shop, row, 'custom-products.changed', message)
}

const ordered = (shop: Shop, row: CustomProductRow): Promise<AppError> =>
  conflict(
    shop,
    row,
    'custom-products.ordered',
    'This design was ordered and stays as it is. Save your changes as a new design.',
  )

const embedded = () =>
  new AppError(
    'refused',
    'custom-products.embedded',
    'This design was made in our print partner’s designer. Save your changes as a new design.',
  )

const inCart = (shop: Shop, row: CustomProductRow): Promise<AppError> =>
  conflict(
    shop,
    row,
    'custom-products.in-cart',
    'This design is in your cart and stays as it is there. Save your changes as a new design.',
  )

async function isInCart(db: Db, { customerId, id }: OwnProduct): Promise<boolean> {
  const itemId = itemIdOf({ kind: customKind, id })
  return (await cartItemsOf(db, customerId)).some(({ productId }) => productId === itemId)
}

const conflict = async (shop: Shop, row: CustomProductRow, code: string, message: string) =>
  new AppError('conflict', code, message, { stored: { ...(await opened(shop, row)) } })
