import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/** Counts a share from a network on a day of Colombo; false once so many have earned points there. */
export async function countShare(
  tx: Db,
  { network, day, maximum }: { readonly network: string; readonly day: string; readonly maximum: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into loyalty_share_networks (network, day, shares) values (${network}, ${day}::date, 1)
    on conflict (network, day) do update set shares = loyalty_share_networks.shares + 1
    where loyalty_share_networks.shares < ${maximum}`)
  return rowCount === 1
}

/** Deletes the counts of days before a day of Colombo. */
export async function purgeShareNetworks(db: Db, day: string): Promise<void> {
  await db.execute(sql`delete from loyalty_share_networks where day < ${day}::date`)
}
