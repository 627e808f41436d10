import { after, dayInColombo } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { purgeShareNetworks } from '../earning/share-networks.queries.ts'
import { lockMember } from '../members/members.queries.ts'
import { lotsExpiring, membersWithExpired, pointsConsumed, setExpiredThrough } from './history.queries.ts'
import { balanceOf, insertEntries } from './ledger.queries.ts'

/** So many members are read at once. */
const membersAtOnce = 200
const day = 24 * 3_600_000
/** How far the warning looks ahead [B9.07]. */
export const expiryWarningDays = 30

/** Takes out what is left of expired awards, of all members, and what is kept of yesterday's shares. */
export async function expirePoints(shop: Shop): Promise<void> {
  const now = shop.clock.now()
  for (;;) {
    const members = await membersWithExpired(shop.database.db, now, membersAtOnce)
    for (const customerId of members)
      await shop.database.transaction((tx) => expireOf(shop, tx, customerId, now))
    if (members.length < membersAtOnce) break
  }
  await purgeShareNetworks(shop.database.db, dayInColombo(now))
}

/** The oldest points are spent first, so what expires is what spending has not reached. */
async function expireOf({ newId }: Shop, tx: Db, customerId: string, now: Date): Promise<void> {
  await lockMember(tx, customerId, now)
  const due = await leftOf(tx, customerId, now)
  const { available } = await balanceOf(tx, customerId)
  const points = Math.min(due, Math.max(0, available))
  if (points > 0)
    await insertEntries(tx, [
      {
        id: newId(),
        customerId,
        kind: 'expiry',
        bucket: 'available',
        points: -points,
        reasonKey: `expiry:${customerId}:${now.toISOString()}`,
        description: 'Points expired',
        createdAt: now,
      },
    ])
  await setExpiredThrough(tx, customerId, now)
}

/** What expires within the days of the warning if nothing is spent. */
export async function expiringSoon(db: Db, customerId: string, now: Date): Promise<number> {
  const left = await leftOf(db, customerId, after(now, expiryWarningDays * day))
  return Math.min(left, Math.max(0, (await balanceOf(db, customerId)).available))
}

async function leftOf(db: Db, customerId: string, until: Date): Promise<number> {
  const [lots, consumed] = [await lotsExpiring(db, customerId, until), await pointsConsumed(db, customerId)]
  return Math.max(0, lots - consumed)
}
