import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import { limits } from '@first-fashion/contract/limits'
import type { HeldSize, OwnPlace } from '@first-fashion/contract/waitlist/calls'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { lockCustomer } from '../accounts/index.ts'
import {
  availableOf,
  endReservation,
  findProduct,
  productStockChanged,
  reservationsOfSku,
} from '../catalog/index.ts'
import { unitsHeldForPayment } from '../orders/index.ts'
import {
  countOtherPlaces,
  deletePlace,
  insertPlace,
  lockStock,
  ownPlaceRows,
  waitingFor,
} from './waitlist.queries.ts'
import { heldSizeOf, type SkuFacts, standingOf } from './waitlist.rules.ts'

type VariantChoice = ParsedQuery<Calls['waitlist.sizes']>
type SkuChoice = ParsedBody<Calls['waitlist.join']>

/** The sizes of a colour whose last units are held. Refuses with 'waitlist.size-unknown', as all that name a colour. */
export async function findHeldSizes(
  { database: { db } }: Shop,
  choice: VariantChoice,
  customerId?: string,
): Promise<HeldSize[]> {
  const variant = await variantOf(db, choice)
  const found: HeldSize[] = []
  for (const { size } of variant.sizes.filter((one) => one.onHand > 0 && availableOf(one) === 0)) {
    const held = heldSizeOf(size, await factsOf(db, skuOf(variant, size)), customerId)
    if (held !== undefined) found.push(held)
  }
  return found
}

/** A customer's places in queues. */
export async function findOwnPlaces({ database: { db } }: Shop, customerId: string): Promise<OwnPlace[]> {
  const rows = await ownPlaceRows(db, customerId)
  const places: OwnPlace[] = []
  for (const { variantId, onHand, held, ...row } of rows) {
    const facts = await factsOf(db, { variantId, size: row.size, onHand, held })
    places.push({ ...row, ...standingOf(facts, customerId) })
  }
  return places.toSorted((a, b) => (a.reservedUntil ?? Infinity) - (b.reservedUntil ?? Infinity) || 0)
}

/** Refuses with 'waitlist.not-held', 'waitlist.own-checkout' and 'waitlist.too-many-places'. */
export async function joinWaitlist(shop: Shop, customerId: string, choice: SkuChoice): Promise<HeldSize[]> {
  const { database, clock } = shop
  await database.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const { variantId, size } = skuOf(await variantOf(tx, choice), choice.size)
    // One joins a queue at a time, and not while stock comes back: the order of the places is the order of the queue.
    const stock = await lockStock(tx, { variantId, size })
    const sku = { variantId, size, ...(stock ?? { onHand: 0, held: 0 }) }
    const facts = await factsOf(tx, sku)
    const before = standingOf(facts, customerId)
    if (before.position !== null || before.reservedUntil !== null) return
    if (before.ownCheckoutUntil !== null) throw ownCheckout()
    if (sku.onHand > sku.held || before.freeAt === null) throw notHeld(sku.onHand > sku.held)
    if ((await countOtherPlaces(tx, customerId, sku)) >= limits.waitlistPlacesMaximum) throw tooManyPlaces()
    await insertPlace(tx, { customerId, variantId, size, joinedAt: clock.now() })
  })
  return findHeldSizes(shop, choice, customerId)
}

export async function leaveWaitlist(shop: Shop, customerId: string, choice: SkuChoice): Promise<HeldSize[]> {
  await shop.database.transaction(async (tx) => {
    const sku = skuOf(await variantOf(tx, choice), choice.size)
    await deletePlace(tx, customerId, sku)
    const productIds = await endReservation(tx, customerId, sku)
    if (productIds.length > 0) await productStockChanged(shop, tx, productIds)
  })
  return findHeldSizes(shop, choice, customerId)
}

type Sku = Pick<SkuFacts, 'onHand' | 'held'> & { readonly variantId: string; readonly size: string }

/** What is known of a SKU, its queue included. */
async function factsOf(db: Db, { onHand, held, ...sku }: Sku): Promise<SkuFacts> {
  const ofVariant = await unitsHeldForPayment(db, [sku.variantId])
  const orders = ofVariant.filter(({ size }) => size === sku.size)
  const reservations = await reservationsOfSku(db, sku)
  return { onHand, held, orders, reservations, waiting: await waitingFor(db, sku) }
}

/** A colour of a published product whose units are counted. */
async function variantOf(db: Db, { productId, variantIndex }: VariantChoice) {
  const product = isUuid(productId) ? await findProduct(db, productId) : undefined
  const variant = product?.variants.find((one) => one.variantIndex === variantIndex)
  if (!product?.isPublished || product.madeToOrder || variant === undefined) throw sizeUnknown()
  return variant
}

function skuOf({ id, sizes }: Awaited<ReturnType<typeof variantOf>>, size: string): Sku {
  const stock = sizes.find((one) => one.size === size)
  if (stock === undefined) throw sizeUnknown()
  return { variantId: id, ...stock }
}

const sizeUnknown = () =>
  new AppError('unknown', 'waitlist.size-unknown', 'This colour and size is not offered')
const notHeld = (isAvailable: boolean) =>
  new AppError(
    'conflict',
    'waitlist.not-held',
    isAvailable
      ? 'This size is available again. You can order it now.'
      : 'This size has sold out, so nobody can queue for it. We can email you when it is back.',
  )
const ownCheckout = () =>
  new AppError(
    'conflict',
    'waitlist.own-checkout',
    'The last one is in your own checkout. You can pay for it in your orders.',
  )
const tooManyPlaces = () =>
  new AppError(
    'refused',
    'waitlist.too-many-places',
    `You can queue for up to ${limits.waitlistPlacesMaximum} sizes at a time. Leave another queue first.`,
  )
