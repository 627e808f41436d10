import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { PromoTerms } from './promo-codes.rules.ts'
import { promoCodes, promoCodeUses } from './promo-codes.table.ts'

// The outer column by its full name: from one table alone it would be written without, and be the inner one.
const productIds = sql<string[]>`array(
  select product_id::text from promo_code_products p where p.code = promo_codes.code order by 1)`

/** What a code takes off and asks for; locked, its uses stand still until the transaction ends. */
export async function promoTerms(
  db: Db,
  code: string,
  { isLocked = false } = {},
): Promise<PromoTerms | undefined> {
  const asked = db
    .select({
      code: promoCodes.code,
      discountType: promoCodes.discountType,
      discountPercent: promoCodes.discountPercent,
      discountCents: promoCodes.discountCents,
      source: promoCodes.source,
      mailboxHash: sql<string | null>`encode(${promoCodes.mailboxHash}, 'hex')`,
      customerId: promoCodes.customerId,
      unitsMaximum: promoCodes.unitsMaximum,
      usesMaximum: promoCodes.usesMaximum,
      usesPerCustomer: promoCodes.usesPerCustomer,
      minimumCents: promoCodes.minimumCents,
      startsOn: promoCodes.startsOn,
      endsOn: promoCodes.endsOn,
      isFirstOrderOnly: promoCodes.isFirstOrderOnly,
      isActive: promoCodes.isActive,
      categories: promoCodes.categories,
      productIds,
    })
    .from(promoCodes)
    .where(eq(promoCodes.code, code))
  const [row] = await (isLocked ? asked.for('update') : asked)
  return row
}

/** How often a code was used for orders that still stand, by everyone and by one. */
export async function countUses(
  db: Db,
  code: string,
  customerId: string,
): Promise<{ allUses: number; ownUses: number }> {
  const [row] = await db
    .select({
      allUses: sql<number>`count(*)::int`,
      ownUses: sql<number>`(count(*) filter (where ${promoCodeUses.customerId} = ${customerId}))::int`,
    })
    .from(promoCodeUses)
    .where(and(eq(promoCodeUses.code, code), isNull(promoCodeUses.releasedAt)))
  return row ?? { allUses: 0, ownUses: 0 }
}

export async function insertUse(tx: Db, use: typeof promoCodeUses.$inferInsert): Promise<void> {
  await tx.insert(promoCodeUses).values(use)
}

/** The order's use counts no more. */
export async function releasePromoCode(tx: Db, orderId: string, releasedAt: Date): Promise<void> {
  await tx
    .update(promoCodeUses)
    .set({ releasedAt })
    .where(and(eq(promoCodeUses.orderId, orderId), isNull(promoCodeUses.releasedAt)))
}

/** The reward's code that an order uses. */
export async function issuedCodeOf(db: Db, orderId: string): Promise<string | undefined> {
  const [issued] = await issuedUse(db, orderId)
  return issued?.code
}

const issuedUse = (db: Db, orderId: string) =>
  db
    .select({ code: promoCodes.code })
    .from(promoCodeUses)
    .innerJoin(promoCodes, eq(promoCodes.code, promoCodeUses.code))
    .where(
      and(
        eq(promoCodeUses.orderId, orderId),
        isNull(promoCodeUses.releasedAt),
        eq(promoCodes.source, 'reward'),
      ),
    )

/** A reward's code that an order used is free again, at least until a day in Colombo; undefined if there was none. */
export async function releaseIssued(
  tx: Db,
  { orderId, until, at }: { readonly orderId: string; readonly until: string; readonly at: Date },
): Promise<string | undefined> {
  const [issued] = await issuedUse(tx, orderId).for('update')
  if (issued === undefined) return undefined
  await releasePromoCode(tx, orderId, at)
  await tx
    .update(promoCodes)
    .set({ endsOn: sql`greatest(${promoCodes.endsOn}, ${until}::date)` })
    .where(eq(promoCodes.code, issued.code))
  return issued.code
}

/** Switches a code off unless an order uses it; false if one does. */
export async function withdrawPromoCode(tx: Db, code: string): Promise<boolean> {
  const terms = await promoTerms(tx, code, { isLocked: true })
  if (terms === undefined || (await usedCodes(tx, [code])).has(code)) return false
  await tx.update(promoCodes).set({ isActive: false }).where(eq(promoCodes.code, code))
  return true
}

/** Those of the codes that are used by orders that still stand. */
export async function usedCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db
    .select({ code: promoCodeUses.code })
    .from(promoCodeUses)
    // One parameter, however many codes there are.
    .where(
      and(
        sql`${promoCodeUses.code} = any(${sql.param([...codes])}::text[])`,
        isNull(promoCodeUses.releasedAt),
      ),
    )
  return new Set(rows.map(({ code }) => code))
}
