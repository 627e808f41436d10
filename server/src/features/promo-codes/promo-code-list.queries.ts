import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../platform/database/containing.ts'
import type { Db } from '../../platform/database/database.ts'
import { mailboxHash } from './mailbox-hash.ts'
import { promoCodeProducts, promoCodes } from './promo-codes.table.ts'

const namedProducts = z.array(z.object({ _id: z.string(), name: z.string() }))

export interface PromoCodeFilter {
  readonly search?: string
  readonly source?: 'newsletter' | 'staff' | 'reward'
}

// Outer columns by their full names: from one table alone they would be written without, and be the inner ones.
const uses = sql<number>`(
  select count(*)::int from promo_code_uses u where u.code = promo_codes.code and u.released_at is null)`
const discountGivenCents = sql<number>`(
  select coalesce(sum(-a.cents), 0)::float8 from promo_code_uses u
    join order_adjustments a on a.order_id = u.order_id and a.source = 'promo-codes' and a.applies_to = 'goods'
  where u.code = promo_codes.code and u.released_at is null)`
const products = sql`(
  select coalesce(json_agg(json_build_object('_id', p.id, 'name', p.name) order by p.name), '[]'::json)
  from promo_code_products c join products p on p.id = c.product_id where c.code = promo_codes.code)`.mapWith(
  (value) => namedProducts.parse(value),
)

const listed = {
  code: promoCodes.code,
  discountType: promoCodes.discountType,
  discountPercent: promoCodes.discountPercent,
  discountCents: promoCodes.discountCents,
  source: promoCodes.source,
  minimumCents: promoCodes.minimumCents,
  startsOn: promoCodes.startsOn,
  endsOn: promoCodes.endsOn,
  usesMaximum: promoCodes.usesMaximum,
  usesPerCustomer: promoCodes.usesPerCustomer,
  isFirstOrderOnly: promoCodes.isFirstOrderOnly,
  categories: promoCodes.categories,
  note: promoCodes.note,
  isActive: promoCodes.isActive,
  version: promoCodes.version,
  createdAt: promoCodes.createdAt,
  uses,
  discountGivenCents,
  products,
}
export type ListedPromoCode = Awaited<ReturnType<typeof listPromoCodes>>['rows'][number]

/** Codes with what they were used for, the newest first. */
export async function listPromoCodes(
  db: Db,
  filter: PromoCodeFilter,
  window: { limit: number; offset: number },
) {
  const chosen = chosenBy(filter)
  const [rows, [counted]] = await Promise.all([
    db
      .select(listed)
      .from(promoCodes)
      .where(chosen)
      .orderBy(desc(promoCodes.createdAt), promoCodes.code)
      .limit(window.limit)
      .offset(window.offset),
    db.select({ total: sql<number>`count(*)::int` }).from(promoCodes).where(chosen),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function listedPromoCode(db: Db, code: string): Promise<ListedPromoCode | undefined> {
  const [row] = await db.select(listed).from(promoCodes).where(eq(promoCodes.code, code))
  return row
}

function chosenBy({ search = '', source }: PromoCodeFilter): SQL | undefined {
  const part = containing(search.trim())
  return and(
    source === undefined ? undefined : eq(promoCodes.source, source),
    search.trim() === ''
      ? undefined
      : or(
          ilike(promoCodes.code, part),
          ilike(promoCodes.note, part),
          // A subscriber's code is found by the whole address.
          eq(promoCodes.mailboxHash, mailboxHash(search)),
        ),
  )
}

type Terms = Pick<
  typeof promoCodes.$inferInsert,
  | 'isActive'
  | 'minimumCents'
  | 'startsOn'
  | 'endsOn'
  | 'usesMaximum'
  | 'usesPerCustomer'
  | 'isFirstOrderOnly'
  | 'categories'
  | 'note'
>

/** Changes a code as it was seen; false if someone else was faster or there is none. */
export async function changePromoCode(tx: Db, code: string, version: number, terms: Terms): Promise<boolean> {
  const rows = await tx
    .update(promoCodes)
    .set({ ...terms, version: version + 1 })
    .where(and(eq(promoCodes.code, code), eq(promoCodes.version, version)))
    .returning({ code: promoCodes.code })
  return rows.length === 1
}

/** The products that a code is for, instead of those it was for. */
export async function setPromoCodeProducts(tx: Db, code: string, ids: readonly string[]): Promise<void> {
  await tx.delete(promoCodeProducts).where(eq(promoCodeProducts.code, code))
  if (ids.length > 0)
    await tx.insert(promoCodeProducts).values([...new Set(ids)].map((productId) => ({ code, productId })))
}
