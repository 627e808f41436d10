import { bigint, boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Looks in what their authors bought. */
export const communityWornLooks = pgTable('community_worn_looks', {
  submissionId: uuid('submission_id').primaryKey(),
  /** Of the author; null if it is not said. */
  heightCm: smallint('height_cm'),
  /** null while the author does not agree that it shows on product pages. */
  consentedAt: timestamp('consented_at', { withTimezone: true }),
  /** Of the words that the author agreed to; '' without. */
  consentVersion: text('consent_version').notNull().default(''),
})

export const communityWornItems = pgTable('community_worn_items', {
  submissionId: uuid('submission_id').notNull(),
  place: smallint().notNull(),
  productId: uuid('product_id').notNull(),
  variantIndex: integer('variant_index').notNull(),
  size: text().notNull(),
  color: text().notNull(),
  /** The author still has it. */
  isOwned: boolean('is_owned').notNull().default(true),
})

/** What authors agreed to and took back. */
export const communityWornConsents = pgTable('community_worn_consents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  submissionId: uuid('submission_id').notNull(),
  isGiven: boolean('is_given').notNull(),
  version: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
