import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** A rehearsal is a live shop with the sandbox's partners: nothing is sold or paid in it. */
export const shopModes = ['demo', 'live', 'rehearsal'] as const
export type ShopMode = (typeof shopModes)[number]

/** Marks a database without a mark, and answers the mode that it is marked with. Of two starts at once the first one marks. */
export async function markShopMode(db: Db, mode: ShopMode): Promise<ShopMode> {
  await db.execute(sql`insert into shop_mode (mode) values (${mode}) on conflict do nothing`)
  const { rows } = await db.execute<{ mode: ShopMode }>(sql`select mode from shop_mode`)
  return rows[0]?.mode ?? mode
}
