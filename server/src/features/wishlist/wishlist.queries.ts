import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import type { ItemRef } from '../sellables/index.ts'
import { wishlistItems } from './wishlist.table.ts'

export interface Wish {
  readonly customerId: string
  readonly ref: ItemRef
}

export interface NewWish extends Wish {
  readonly id: string
  /** Selects a row while it is for sale. */
  readonly offer: SQL
  readonly at: Date
  readonly itemsMaximum: number
}

/** The last added first. */
export async function wishlistOf(db: Db, customerId: string) {
  const rows = await db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.id))
  return rows.map(({ kind, productId: id, ...item }) => ({ ...item, ref: { kind, id } }))
}

/** Adds what is for sale while there is room. Returns whether it stands in the wishlist afterwards. */
export async function addWish(db: Db, wish: NewWish): Promise<boolean> {
  const result = await db.execute(sql`
    with before as (select from wishlist_items where ${isWish(wish)}),
    added as (${insertion(wish, sql`not exists (select from before)`)} returning 1)
    select exists (select from before) or exists (select from added) as is_in`)
  return z.array(z.object({ is_in: z.boolean() })).parse(result.rows)[0]?.is_in ?? false
}

/** Takes a thing out, or puts it in while it is for sale and there is room. One statement. */
export async function toggleWish(db: Db, wish: NewWish): Promise<'removed' | 'added' | 'refused'> {
  const result = await db.execute(sql`
    with removed as (delete from wishlist_items where ${isWish(wish)} returning 1),
    added as (${insertion(wish, sql`not exists (select from removed)`)} returning 1)
    select case when exists (select from removed) then 'removed'
      when exists (select from added) then 'added' else 'refused' end as outcome`)
  return z.array(toggled).parse(result.rows)[0]?.outcome ?? 'refused'
}

const toggled = z.object({ outcome: z.enum(['removed', 'added', 'refused']) })

/** Of two that add the same at once the second changes nothing that can be seen, but finds it there. */
const insertion = (wish: NewWish, condition: SQL) => sql`
  insert into wishlist_items as item (id, customer_id, kind, product_id, added_at)
  select ${wish.id}::uuid, ${wish.customerId}::uuid, ${wish.ref.kind}, ${wish.ref.id}::uuid, ${wish.at}::timestamptz
  where exists (${wish.offer}) and ${condition}
    and (select count(*) from wishlist_items where customer_id = ${wish.customerId}) < ${wish.itemsMaximum}::int
  on conflict (customer_id, product_id) do update set added_at = item.added_at`

const isWish = (wish: Wish) => sql`customer_id = ${wish.customerId} and product_id = ${wish.ref.id}`

export async function removeWish(db: Db, { customerId, ref }: Wish): Promise<void> {
  await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.productId, ref.id)))
}

export async function clearWishes(db: Db, customerId: string): Promise<void> {
  await db.delete(wishlistItems).where(eq(wishlistItems.customerId, customerId))
}
