import { awardKinds, type LoyaltyTransaction } from '@first-fashion/contract/loyalty/entry'
import type { Db } from '../../../platform/database/database.ts'
import { findOrders } from '../../orders/index.ts'
import { windowEndOf } from '../../returns/index.ts'
import type { ListedEntry } from '../ledger/history.queries.ts'

const typeOf = ({ kind, points }: ListedEntry): LoyaltyTransaction['type'] => {
  if (kind === 'manual' && points < 0) return 'reversed'
  if (kind === 'redemption') return 'redeemed'
  if (kind === 'redemption-undone') return 'returned'
  if (kind === 'expiry') return 'expired'
  return kind === 'reversal' ? 'reversed' : 'earned'
}

const isAward = ({ kind }: ListedEntry): boolean => awardKinds.some((one) => one === kind)
const isPending = ({ bucket, kind, isReleased }: ListedEntry): boolean =>
  bucket === 'pending' && kind === 'order' && !isReleased

/** Entries as their member sees them. Points of an order become available with the end of its return window. */
export async function toTransactionViews(
  db: Db,
  entries: readonly ListedEntry[],
): Promise<LoyaltyTransaction[]> {
  const awaited = entries.filter(isPending).map(({ sourceId }) => sourceId)
  const orders = awaited.length === 0 ? [] : await findOrders(db, awaited)
  const windowEnds = new Map(orders.map((full) => [full.order.id, windowEndOf(full)?.getTime() ?? null]))
  return entries.map((entry) => toTransactionView(entry, windowEnds.get(entry.sourceId) ?? null))
}

const toTransactionView = (entry: ListedEntry, windowEnd: number | null): LoyaltyTransaction => ({
  _id: entry.id,
  description: entry.description,
  type: typeOf(entry),
  kind: entry.kind,
  points: entry.points,
  createdAt: entry.createdAt.getTime(),
  isPending: isPending(entry),
  availableAt: availableAt(entry, windowEnd),
  expiresAt: entry.expiresAt?.getTime() ?? null,
  reversedPoints: 0 - entry.reversed,
  reversals: entry.reversals,
  cause: entry.cause,
})

function availableAt(entry: ListedEntry, windowEnd: number | null): number | null {
  if (!isAward(entry)) return null
  return isPending(entry) ? windowEnd : (entry.releasedAt ?? entry.createdAt.getTime())
}
