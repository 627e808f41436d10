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
      emailKey: promoCodes.emailKey,
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
