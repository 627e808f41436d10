import { applicationStatuses } from '@first-fashion/contract/members/application'
import { memberLevels } from '@first-fashion/contract/members/member'
import { milestoneKinds } from '@first-fashion/contract/members/milestones'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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

export const communityBannedWords = pgTable('community_banned_words', {
  word: text().primaryKey(),
  addedAt: moment('added_at').notNull(),
})
