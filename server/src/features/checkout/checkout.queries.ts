import { quote } from '@first-fashion/contract/checkout/quote'
import { priceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { uploadsShown } from '../../platform/uploads/uploaded-pictures.ts'
import { promisedIn } from '../shipping/index.ts'
import { idempotencyKeys, quotes } from './checkout.table.ts'

export async function insertQuote(db: Db, row: typeof quotes.$inferInsert): Promise<void> {
  await db.insert(quotes).values(row)
}

/** A customer's own valid quote. */
export async function activeQuote(db: Db, customerId: string, id: string, now: Date) {
  const [row] = await db
    .select({
      figures: quotes.figures,
      countryCode: quotes.countryCode,
      taxMode: quotes.taxMode,
      delivery: quotes.delivery,
      priceBreakdown: quotes.priceBreakdown,
      createdAt: quotes.createdAt,
      expiresAt: quotes.expiresAt,
    })
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.customerId, customerId), gt(quotes.expiresAt, now)))
  if (row === undefined) return undefined
  return {
    ...row,
    quote: quote.parse(row.figures),
    delivery: promisedIn(row.delivery),
    priceBreakdown: priceBreakdown.parse(row.priceBreakdown),
  }
}

/**
 * Claims a key for a new order, in the transaction that creates it. Of two simultaneous requests the second waits for
 * the first to commit and then gets false.
 */
export async function claimKey(tx: Db, row: typeof idempotencyKeys.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return rows.length > 0
}

export async function findKey(db: Db, customerId: string, key: string) {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key)))
  return row
}

/** Deletes quotes without an order, and keys of attempts, after a day. */
export async function purgeOldAttempts(db: Db, dayAgo: Date): Promise<void> {
  await db.execute(sql`
    delete from quotes q where q.expires_at < ${dayAgo}
      and not exists (select 1 from orders o where o.quote_id = q.id)`)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo))
}

/** Which of the uploads are shown by quotes. */
export const uploadsInQuotes = (db: Db, names: readonly string[]): Promise<string[]> =>
  uploadsShown(names, (addresses) => picturesInQuotes(db, addresses))

/** Which of these picture URLs a quote still shows. */
async function picturesInQuotes(db: Db, addresses: readonly string[]): Promise<string[]> {
  const result = await db.execute(sql`
    select distinct line ->> 'image' as image
    from quotes, jsonb_array_elements(figures -> 'lines') line
    where line ->> 'image' = any(${sql.param([...addresses])}::text[])`)
  return z
    .array(z.object({ image: z.string() }))
    .parse(result.rows)
    .map(({ image }) => image)
}
