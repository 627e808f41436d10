import type { EntryKind, LoyaltyTransaction } from '@first-fashion/contract/loyalty/entry'
import type { ListedEntry } from '../ledger/history.queries.ts'

const typeOf = (kind: EntryKind): LoyaltyTransaction['type'] => {
  if (kind === 'redemption') return 'redeemed'
  if (kind === 'redemption-undone') return 'returned'
  if (kind === 'expiry') return 'expired'
  return kind === 'reversal' ? 'reversed' : 'earned'
}

/** An entry as its member sees it. */
export const shownEntry = (entry: ListedEntry): LoyaltyTransaction => ({
  _id: entry.id,
  description: entry.description,
  type: typeOf(entry.kind),
  kind: entry.kind,
  points: entry.points,
  createdAt: entry.createdAt.getTime(),
  isPending: entry.bucket === 'pending' && entry.kind === 'order' && !entry.isReleased,
  expiresAt: entry.expiresAt?.getTime() ?? null,
  reversedPoints: 0 - entry.reversed,
})
