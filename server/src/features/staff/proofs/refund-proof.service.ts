import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { storedAccessPolicy } from '../access-policy/access-policy.service.ts'
import { staffRefunds } from '../staff.table.ts'
import { requireProof } from './proof.service.ts'

/** What a refund needs to know of the session that asks for it. */
export type RefundingSession = Pick<StaffSession, 'staffId' | 'provedAt' | 'isProofRecent'>

/** What goes back of an order, in LKR cents. */
interface MoneyBack {
  readonly orderId: string
  readonly cents: number
}

/**
 * Counts a refund by a member of staff, in its transaction and with its order locked. Refuses with 'staff.proof-needed'
 * if the last proof is some minutes old, and the member gave back more of the order since than the owner's limit.
 */
export async function countRefund(
  { clock }: Shop,
  tx: Db,
  session: RefundingSession,
  { orderId, cents }: MoneyBack,
): Promise<void> {
  await requireProofOfRefund(tx, session, { orderId, cents })
  const { staffId } = session
  await tx.insert(staffRefunds).values({ staffId, orderId, amountCents: cents, at: clock.now() })
}

/** The same before the refund begins, where something is done first that cannot be taken back. Counts nothing. */
export async function requireProofOfRefund(
  db: Db,
  session: RefundingSession,
  { orderId, cents }: MoneyBack,
): Promise<void> {
  if (session.isProofRecent) return
  const { policy } = await storedAccessPolicy(db)
  const before = await refundedSince(db, session, orderId)
  if (before + cents > policy.refundLimitRupees * 100) requireProof(session)
}

async function refundedSince(db: Db, { staffId, provedAt }: RefundingSession, orderId: string) {
  const { amountCents, at, ...of } = staffRefunds
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${amountCents}), 0)::float8` })
    .from(staffRefunds)
    .where(and(eq(of.orderId, orderId), eq(of.staffId, staffId), gte(at, provedAt)))
  return row?.cents ?? 0
}

/** Sessions are shorter, so older refunds count in none. */
export async function purgeOldRefunds(db: Db, before: Date): Promise<void> {
  await db.delete(staffRefunds).where(lt(staffRefunds.at, before))
}
