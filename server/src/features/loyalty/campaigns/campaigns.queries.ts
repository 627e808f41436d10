import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { loyaltyCampaigns, loyaltyOrders } from '../loyalty.table.ts'

export type Campaign = typeof loyaltyCampaigns.$inferSelect

/** The campaign of a day in Colombo; of several the most generous one. */
export async function campaignOn(db: Db, day: string): Promise<Campaign | undefined> {
  const { startsOn, endsOn, endedAt, multiplierPercent } = loyaltyCampaigns
  const [row] = await db
    .select()
    .from(loyaltyCampaigns)
    .where(and(lte(startsOn, day), gte(endsOn, day), isNull(endedAt)))
    .orderBy(desc(multiplierPercent), desc(endsOn))
    .limit(1)
  return row
}

/** All campaigns, the latest first. */
export const allCampaigns = (db: Db): Promise<Campaign[]> =>
  db.select().from(loyaltyCampaigns).orderBy(desc(loyaltyCampaigns.startsOn), desc(loyaltyCampaigns.id))

export async function insertCampaign(tx: Db, campaign: typeof loyaltyCampaigns.$inferInsert): Promise<void> {
  await tx.insert(loyaltyCampaigns).values(campaign)
}

/** Ends a campaign; false if there is none or it has ended. */
export async function endCampaign(tx: Db, id: string, endedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(loyaltyCampaigns)
    .set({ endedAt })
    .where(and(eq(loyaltyCampaigns.id, id), isNull(loyaltyCampaigns.endedAt)))
    .returning({ id: loyaltyCampaigns.id })
  return rows.length === 1
}

/** What orders that were paid since a time earn points for. */
export const ordersPaidSince = (db: Db, since: Date) =>
  db
    .select({
      netCents: loyaltyOrders.netCents,
      multiplierPercent: loyaltyOrders.multiplierPercent,
      rupeesPerPoint: loyaltyOrders.rupeesPerPoint,
    })
    .from(loyaltyOrders)
    .where(gte(loyaltyOrders.paidAt, since))
