import { keyedPartners } from '@first-fashion/contract/partner-keys/partners'
import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const partnerKeys = pgTable('partner_keys', {
  partner: text({ enum: keyedPartners }).primaryKey(),
  sealed: bytes().notNull(),
  ending: text().notNull(),
  version: integer().notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
