import { applicationStatuses } from '@first-fashion/contract/community/application'
import { milestoneKinds } from '@first-fashion/contract/community/milestones'
import { memberLevels, postCategories } from '@first-fashion/contract/community/shown'
import { reportReasons } from '@first-fashion/contract/reviews/report-reasons'
import { boolean, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const communityMembers = pgTable('community_members', {
  customerId: uuid('customer_id').primaryKey(),
  joinedAt: moment('joined_at').notNull(),
  level: text({ enum: memberLevels }).notNull().default('member'),
  /** Of the public profile. */
  slug: text().notNull(),
  /** '' for the name of the account. */
  displayName: text('display_name').notNull().default(''),
  bio: text().notNull().default(''),
  isHidden: boolean('is_hidden').notNull().default(false),
  blockedAt: moment('blocked_at'),
  blockedReason: text('blocked_reason').notNull().default(''),
  submissions: integer().notNull().default(0),
  /** Likes that count on the leaderboard. */
  totalLikes: integer('total_likes').notNull().default(0),
  challengesWon: integer('challenges_won').notNull().default(0),
  lifetimePoints: integer('lifetime_points').notNull().default(0),
  /** Whether something was bought and kept beyond the return window. */
  isBuyer: boolean('is_buyer').notNull().default(false),
})

export const communityLevels = pgTable('community_levels', {
  level: text({ enum: memberLevels }).primaryKey(),
  hasEarlyAccess: boolean('has_early_access').notNull(),
  hasOwnPage: boolean('has_own_page').notNull(),
  extras: text().array().notNull(),
  version: integer().notNull().default(1),
})

export const communityMilestones = pgTable('community_milestones', {
  customerId: uuid('customer_id').notNull(),
  kind: text({ enum: milestoneKinds }).notNull(),
  threshold: integer().notNull(),
  reachedAt: moment('reached_at').notNull(),
})

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

export const communityWinners = pgTable('community_winners', {
  challengeId: uuid('challenge_id').notNull(),
  position: smallint().notNull(),
  submissionId: uuid('submission_id'),
  customerId: uuid('customer_id'),
  points: integer().notNull(),
  chosenAt: moment('chosen_at').notNull(),
})

export const communityPosts = pgTable('community_posts', {
  id: uuid().primaryKey(),
  slug: text().notNull(),
  title: text().notNull(),
  category: text({ enum: postCategories }).notNull(),
  excerpt: text().notNull(),
  bodyHtml: text('body_html').notNull().default(''),
  featuredImage: text('featured_image').notNull().default(''),
  /** null of drafts; in the future of those that are scheduled. */
  publishedAt: moment('published_at'),
  views: integer().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
})

/** Pictures that staff uploaded for articles and challenges; sizes in px. */
export const communityUploads = pgTable('community_uploads', {
  id: uuid().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  addedAt: moment('added_at').notNull(),
})

export const communityPostUploads = pgTable('community_post_uploads', {
  postId: uuid('post_id').notNull(),
  uploadId: uuid('upload_id').notNull(),
})

export const communityPostProducts = pgTable('community_post_products', {
  postId: uuid('post_id').notNull(),
  productId: uuid('product_id').notNull(),
  place: smallint().notNull(),
})

export const communityApplications = pgTable('community_applications', {
  customerId: uuid('customer_id').primaryKey(),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  instagram: text().notNull().default(''),
  facebook: text().notNull().default(''),
  tiktok: text().notNull().default(''),
  youtube: text().notNull().default(''),
  followerCount: integer('follower_count').notNull(),
  bio: text().notNull(),
  whyAmbassador: text('why_ambassador').notNull(),
  contentIdeas: text('content_ideas').notNull().default(''),
  portfolio: text().array().notNull(),
  status: text({ enum: applicationStatuses }).notNull().default('pending'),
  reviewNotes: text('review_notes').notNull().default(''),
  appliedAt: moment('applied_at').notNull(),
  decidedAt: moment('decided_at'),
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

export const communityBannedWords = pgTable('community_banned_words', {
  word: text().primaryKey(),
  addedAt: moment('added_at').notNull(),
})
