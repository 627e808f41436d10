import { reportReasons } from '@first-fashion/contract/reviews/report-reasons'
import { bigint, boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const communitySubmissions = pgTable('community_submissions', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  title: text().notNull(),
  description: text().notNull(),
  challengeId: uuid('challenge_id'),
  instagramLink: text('instagram_link').notNull().default(''),
  hashtags: text().array().notNull(),
  likesCount: integer('likes_count').notNull().default(0),
  views: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  hiddenAt: moment('hidden_at'),
  hiddenReason: text('hidden_reason').notNull().default(''),
})

export const communityImages = pgTable('community_images', {
  submissionId: uuid('submission_id').notNull(),
  place: smallint().notNull(),
  /** null of pictures that the shop brings along. */
  uploadId: uuid('upload_id'),
  url: text().notNull(),
  caption: text().notNull().default(''),
})

export const communityLikes = pgTable('community_likes', {
  submissionId: uuid('submission_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  isCounted: boolean('is_counted').notNull(),
  isUnconfirmed: boolean('is_unconfirmed').notNull().default(false),
  likedAt: moment('liked_at').notNull(),
})

export const communityFeatured = pgTable('community_featured', {
  submissionId: uuid('submission_id').notNull(),
  productId: uuid('product_id').notNull(),
  place: smallint().notNull(),
})

export const communityReports = pgTable('community_reports', {
  submissionId: uuid('submission_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  reason: text({ enum: reportReasons }).notNull(),
  reportedAt: moment('reported_at').notNull(),
})

export const communityAppeals = pgTable('community_appeals', {
  submissionId: uuid('submission_id').primaryKey(),
  message: text().notNull(),
  appealedAt: moment('appealed_at').notNull(),
  decidedAt: moment('decided_at'),
  answer: text().notNull().default(''),
})

/** Looks in what their authors bought. */
export const communityWornLooks = pgTable('community_worn_looks', {
  submissionId: uuid('submission_id').primaryKey(),
  /** Of the author; null if it is not said. */
  heightCm: smallint('height_cm'),
  /** null while the author does not agree that it shows on product pages. */
  consentedAt: moment('consented_at'),
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
