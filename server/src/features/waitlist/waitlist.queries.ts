import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import type { StockKey } from '../catalog/index.ts'
import { waitlistPlaces } from './waitlist.table.ts'

export interface SkuWithUnits extends StockKey {
  readonly productId: string
  readonly units: number
}

/**
 * The SKUs with available units that somebody queues for, locked: of these products, or of all. A SKU that another
 * transaction is changing is left out, because that one looks for itself.
 */
export async function lockSkusToReserve(
  tx: Db,
  productIds: readonly string[] | undefined,
  now: Date,
): Promise<SkuWithUnits[]> {
  const among = productIds && sql.param([...productIds])
  const result = await tx.execute(sql`
    select s.variant_id as "variantId", s.size, p.id as "productId", s.on_hand - s.held as units
    from variant_stock s
    join variants v on v.id = s.variant_id
    join products p on p.id = v.product_id
    where s.on_hand - s.held > 0 and not s.withdrawn and not v.withdrawn and p.is_published and not p.made_to_order
      and (p.early_access_until is null or p.early_access_until <= ${now.toISOString()}::timestamptz)
      ${among === undefined ? sql`` : sql`and p.id = any(${among}::uuid[])`}
      and exists (select from waitlist_places w
        where w.variant_id = s.variant_id and w.size = s.size and w.reservation_id is null)
    for update of s skip locked`)
  return z
    .array(
      z.object({ variantId: z.string(), size: z.string(), productId: z.string(), units: z.number().int() }),
    )
    .parse(result.rows)
}

/** The first places of a queue, locked; customers who are blocked keep their place but are passed over. */
export async function lockFirstWaiting(tx: Db, { variantId, size, units }: SkuWithUnits) {
  const result = await tx.execute(sql`
    select w.id::int as id, w.customer_id as "customerId" from waitlist_places w
    join customers c on c.id = w.customer_id
    where w.variant_id = ${variantId}::uuid and w.size = ${size} and w.reservation_id is null
      and c.blocked_at is null
    order by w.id limit ${units}
    for update of w`)
  return z.array(z.object({ id: z.number().int(), customerId: z.string() })).parse(result.rows)
}

export async function setReservation(tx: Db, placeId: number, reservationId: string): Promise<void> {
  await tx.update(waitlistPlaces).set({ reservationId }).where(eq(waitlistPlaces.id, placeId))
}

/** What is available of a SKU and what is on hand, locked; undefined if it is unknown. */
export async function lockStock(tx: Db, sku: StockKey) {
  const result = await tx.execute(sql`
    select on_hand as "onHand", held from variant_stock
    where variant_id = ${sku.variantId}::uuid and size = ${sku.size} for update`)
  return z.array(z.object({ onHand: z.number().int(), held: z.number().int() })).parse(result.rows)[0]
}

/** Takes a place at the end of the queue; a customer who has one keeps it. */
export async function insertPlace(tx: Db, row: typeof waitlistPlaces.$inferInsert): Promise<void> {
  await tx.insert(waitlistPlaces).values(row).onConflictDoNothing()
}

export async function deletePlace(tx: Db, customerId: string, sku: StockKey): Promise<void> {
  await tx.delete(waitlistPlaces).where(and(eq(waitlistPlaces.customerId, customerId), isSku(sku)))
}

/** In how many queues a customer stands, this one aside. */
export async function countOtherPlaces(tx: Db, customerId: string, sku: StockKey): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(waitlistPlaces)
    .where(and(eq(waitlistPlaces.customerId, customerId), sql`not (${isSku(sku)})`))
  return row?.n ?? 0
}

/** Who waits for a SKU and has no unit yet, the next one in front. */
export async function waitingFor(db: Db, sku: StockKey): Promise<string[]> {
  const rows = await db
    .select({ customerId: waitlistPlaces.customerId })
    .from(waitlistPlaces)
    .where(and(isSku(sku), sql`reservation_id is null`))
    .orderBy(waitlistPlaces.id)
  return rows.map(({ customerId }) => customerId)
}

/** What a mail says of a place whose unit is reserved; undefined once that is over. */
export async function reservedPlace(db: Db, placeId: number) {
  const result = await db.execute(sql`
    select c.email, c.name as "customerName", w.size, v.color, p.name, r.until
    from waitlist_places w
    join stock_reservations r on r.id = w.reservation_id
    join customers c on c.id = w.customer_id
    join variants v on v.id = w.variant_id
    join products p on p.id = v.product_id
    where w.id = ${placeId}`)
  return z.array(placeInFull).parse(result.rows)[0]
}

const placeInFull = z.object({
  email: z.string(),
  customerName: z.string(),
  size: z.string(),
  color: z.string(),
  name: z.string(),
  until: z.coerce.date(),
})

/** A customer's places and what they are for, with the stock of each. */
export async function ownPlaceRows(db: Db, customerId: string) {
  const result = await db.execute(sql`
    select w.variant_id as "variantId", w.size, s.on_hand as "onHand", s.held, v.variant_index as "variantIndex",
      v.color, v.color_code as "colorCode", coalesce(v.images[1], p.images[1], '') as image,
      p.id as "productId", p.slug, p.name
    from waitlist_places w
    join variant_stock s on s.variant_id = w.variant_id and s.size = w.size
    join variants v on v.id = w.variant_id
    join products p on p.id = v.product_id
    where w.customer_id = ${customerId}::uuid and p.is_published
    order by w.id`)
  return z.array(ownPlaceRow).parse(result.rows)
}

const ownPlaceRow = z.object({
  variantId: z.string(),
  size: z.string(),
  onHand: z.number().int(),
  held: z.number().int(),
  variantIndex: z.number().int(),
  color: z.string(),
  colorCode: z.string(),
  image: z.string(),
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
})

export const placesOf = (db: Db, customerId: string) =>
  db
    .select({
      variantId: waitlistPlaces.variantId,
      size: waitlistPlaces.size,
      joinedAt: waitlistPlaces.joinedAt,
    })
    .from(waitlistPlaces)
    .where(eq(waitlistPlaces.customerId, customerId))
    .orderBy(waitlistPlaces.joinedAt)

const isSku = ({ variantId, size }: StockKey) =>
  and(eq(waitlistPlaces.variantId, variantId), eq(waitlistPlaces.size, size))
