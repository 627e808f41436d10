import { sql } from 'drizzle-orm'
import type { EarlyAccessSource } from '../../catalog/index.ts'

/**
 * A level opens early products as long as a member has it; it has no end, so a year from now stands for it. Only what
 * the level brings is locked: likes and points change members' rows all the time, and must not wait for an order.
 */
export const accessByLevel: EarlyAccessSource = {
  accessOf: (customerId, now) => sql`
    select ${now.toISOString()}::timestamptz + interval '1 year' as until
    from community_members m join community_levels l on l.level = m.level
    where m.customer_id = ${customerId}::uuid and m.blocked_at is null and l.has_early_access
    for share of l`,
}
