import type { Db } from '../../../platform/database/database.ts'
import { balanceOf } from '../ledger/ledger.queries.ts'
import { lockMember } from './members.queries.ts'

/** A customer's lifetime points; they stay so until the transaction ends. */
export async function lockedLifetimePoints(tx: Db, customerId: string, now: Date): Promise<number> {
  await lockMember(tx, customerId, now)
  return (await balanceOf(tx, customerId)).lifetime
}
