import { boolean, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const communityChallenges = pgTable('community_challenges', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  description: text().notNull().default(''),
  rules: text().notNull().default(''),
  featuredImage: text('featured_image').notNull().default(''),
  /** null of pictures that the shop brings along. */
  uploadId: uuid('upload_id'),
  startDate: date('start_date').notNull(),
  endDate: date('end_date').notNull(),
  isPublished: boolean('is_published').notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
})

export const communityPrizes = pgTable('community_prizes', {
  challengeId: uuid('challenge_id').notNull(),
  position: smallint().notNull(),
  description: text().notNull(),
  loyaltyPoints: integer('loyalty_points').notNull().default(0),
})

export const communityWinners = pgTable('community_winners', {
  challengeId: uuid('challenge_id').notNull(),
  position: smallint().notNull(),
  submissionId: uuid('submission_id'),
  customerId: uuid('customer_id'),
  points: integer().notNull(),
  chosenAt: moment('chosen_at').notNull(),
})

/** Pictures that staff uploaded for articles and challenges; sizes in px. */
export const communityUploads = pgTable('community_uploads', {
  id: uuid().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  addedAt: moment('added_at').notNull(),
})
