import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { type ItemRef, itemIdOf, itemRefOf } from '../sellables/index.ts'
import { cartItems } from './cart.table.ts'

export interface CartKey {
  readonly customerId: string
  readonly ref: ItemRef
  readonly variantIndex: number
  readonly size: string
}

const sameLine = (key: CartKey) =>
  and(
    eq(cartItems.customerId, key.customerId),
    eq(cartItems.productId, key.ref.id),
    eq(cartItems.variantIndex, key.variantIndex),
    eq(cartItems.size, key.size),
  )

export interface CartAddition extends CartKey {
  readonly quantity: number
  /** Selects what is for sale under the key. */
  readonly offer: SQL
  readonly linesMaximum: number
  /** The maximum units per line; null means no limit. */
  readonly unitsPerLine: number | null
  readonly at: Date
}

/**
 * Adds units at today's price in one statement. Returns the line's new quantity, or undefined if the SKU does not
 * exist, its stock is too low, or the cart is full.
 */
export async function addToCart(db: Db, add: CartAddition): Promise<number | undefined> {
  const result = await db.execute(sql`
    with sku as (
      select price_cents, least(${add.unitsPerLine}::int, available) as available
      from (${add.offer}) as offer
    )
    insert into cart_items as line
      (customer_id, kind, product_id, variant_index, size, quantity, price_when_added_cents, added_at)
    select ${add.customerId}::uuid, ${add.ref.kind}, ${add.ref.id}::uuid, ${add.variantIndex}::int, ${add.size},
      ${add.quantity}::int, price_cents, ${add.at}::timestamptz
    from sku
    where ${add.quantity}::int <= available
      and (select count(*) from cart_items where customer_id = ${add.customerId}) < ${add.linesMaximum}::int
    on conflict (customer_id, product_id, variant_index, size) do update
      set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= (select available from sku)
    returning quantity`)
  return addedLines.parse(result.rows)[0]?.quantity
}

const addedLines = z.array(z.object({ quantity: z.number() }))

/** Sets the quantity of a line, and creates the line if necessary. */
export async function setCartQuantity(
  db: Db,
  line: CartKey & { quantity: number; priceCents: number; at: Date },
): Promise<void> {
  const { priceCents, at, ref, ...rest } = line
  const { kind, id: productId } = ref
  await db
    .insert(cartItems)
    .values({ ...rest, kind, productId, priceWhenAddedCents: priceCents, addedAt: at })
    .onConflictDoUpdate({
      target: [cartItems.customerId, cartItems.productId, cartItems.variantIndex, cartItems.size],
      set: { quantity: line.quantity },
    })
}

export async function removeFromCart(db: Db, key: CartKey): Promise<void> {
  await db.delete(cartItems).where(sameLine(key))
}

/** What lies in a cart, as calls name it. */
export const cartItemsOf = async (db: Db, customerId: string) => {
  const rows = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.customerId, customerId))
    .orderBy(
      asc(cartItems.addedAt),
      asc(cartItems.productId),
      asc(cartItems.variantIndex),
      asc(cartItems.size),
    )
  return rows.map(itemOf)
}

const itemOf = ({ kind, productId: id, ...item }: typeof cartItems.$inferSelect) => ({
  ...item,
  productId: itemIdOf({ kind, id }),
})

/** Those of the things of a kind that lie in anybody's cart. */
export async function thingsInCarts(db: Db, kind: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: cartItems.productId })
    .from(cartItems)
    .where(and(inArray(cartItems.productId, [...ids]), eq(cartItems.kind, kind)))
  return new Set(rows.map(({ id }) => id))
}

/** The locked contents of a cart: of two simultaneous orders the second sees what the first left. */
export const lockCartItems = async (tx: Db, customerId: string) =>
  (await tx.select().from(cartItems).where(eq(cartItems.customerId, customerId)).for('update')).map(itemOf)

export async function countCartLines(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(cartItems)
    .where(eq(cartItems.customerId, customerId))
  return row?.n ?? 0
}

/** Whether a cart has a line, and how many others. */
export async function linesBeside(db: Db, key: CartKey): Promise<{ isThere: boolean; others: number }> {
  const [row] = await db
    .select({
      n: sql<number>`count(*)::int`,
      isThere: sql<boolean>`coalesce(bool_or(${sameLine(key)}), false)`,
    })
    .from(cartItems)
    .where(eq(cartItems.customerId, key.customerId))
  const isThere = row?.isThere ?? false
  return { isThere, others: (row?.n ?? 0) - (isThere ? 1 : 0) }
}

/** Removes ordered units from the cart; larger quantities keep the rest. One statement. */
export async function takeOutOfCart(
  tx: Db,
  customerId: string,
  lines: readonly { productId: string; variantIndex: number; size: string; quantity: number }[],
): Promise<void> {
  const table = sql`unnest(
    ${sql.param(lines.map((line) => itemRefOf(line.productId)?.id ?? null))}::uuid[],
    ${sql.param(lines.map((line) => line.variantIndex))}::int[],
    ${sql.param(lines.map((line) => line.size))}::text[],
    ${sql.param(lines.map((line) => line.quantity))}::int[]
  ) as bought(product_id, variant_index, size, quantity)`
  const matches = sql`line.customer_id = ${customerId} and line.product_id = bought.product_id
    and line.variant_index = bought.variant_index and line.size = bought.size`
  await tx.execute(sql`
    with gone as (delete from cart_items line using ${table} where ${matches} and line.quantity <= bought.quantity)
    update cart_items line set quantity = line.quantity - bought.quantity from ${table}
    where ${matches} and line.quantity > bought.quantity`)
}
