import { entryKinds, reversalCauses } from '@first-fashion/contract/loyalty/entry'
import { rewardTypes } from '@first-fashion/contract/loyalty/rewards'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const loyaltyTiers = pgTable('loyalty_tiers', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** Lifetime points from which it applies. */
  fromPoints: integer('from_points').notNull(),
  /** Of the points of orders, in percent. */
  multiplierPercent: integer('multiplier_percent').notNull(),
  benefits: text().array().notNull(),
})

export const loyaltyRules = pgTable('loyalty_rules', {
  isTheOnlyRow: boolean('is_the_only_row').primaryKey(),
  rupeesPerPoint: integer('rupees_per_point').notNull(),
  reviewPoints: integer('review_points').notNull(),
  sharePoints: integer('share_points').notNull(),
  referralPoints: integer('referral_points').notNull(),
  stylePoints: integer('style_points').notNull(),
  challengePoints: integer('challenge_points').notNull(),
  /** Of reviews, shares, referrals and looks together, in a month of Colombo. */
  monthlyMaximum: integer('monthly_maximum').notNull(),
  dailyShares: integer('daily_shares').notNull(),
  expiryDays: integer('expiry_days').notNull(),
  minimumRedeem: integer('minimum_redeem').notNull(),
  codeDays: integer('code_days').notNull(),
  areOrdersAtOnce: boolean('are_orders_at_once').notNull(),
  version: integer().notNull(),
})

export const loyaltyMembers = pgTable('loyalty_members', {
  customerId: uuid('customer_id').primaryKey(),
  tierId: uuid('tier_id').notNull(),
  referralCode: text('referral_code'),
  joinedAt: moment('joined_at').notNull(),
  /** Points that expire until then have been taken out. */
  expiredThrough: text('expired_through').notNull().default('-infinity'),
})

export const loyaltyEntries = pgTable('loyalty_entries', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  kind: text({ enum: entryKinds }).notNull(),
  bucket: text({ enum: ['pending', 'available'] }).notNull(),
  points: integer().notNull(),
  reasonKey: text('reason_key').notNull(),
  /** The award that is taken back or becomes available. */
  awardId: uuid('award_id'),
  /** An order, a product, a customer, as the kind says. */
  sourceId: text('source_id').notNull().default(''),
  description: text().notNull(),
  /** Of reversals. */
  cause: text({ enum: reversalCauses }).notNull().default(''),
  /** Of entries by hand. */
  actor: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
})

export const loyaltyOrders = pgTable('loyalty_orders', {
  orderId: uuid('order_id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  netCents: bigint('net_cents', { mode: 'number' }).notNull(),
  multiplierPercent: integer('multiplier_percent').notNull(),
  rupeesPerPoint: integer('rupees_per_point').notNull(),
  paidAt: moment('paid_at').notNull(),
  completedAt: moment('completed_at'),
})

export const loyaltyReferrals = pgTable('loyalty_referrals', {
  referredId: uuid('referred_id').primaryKey(),
  referrerId: uuid('referrer_id').notNull(),
  state: text({ enum: ['joined', 'confirmed', 'refused'] }).notNull(),
  reason: text().notNull().default(''),
  mailboxHash: customType<{ data: Buffer }>({ dataType: () => 'bytea' })('mailbox_hash'),
  network: text().notNull().default(''),
  joinedAt: moment('joined_at').notNull(),
  decidedAt: moment('decided_at'),
})

export const loyaltyRewards = pgTable('loyalty_rewards', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  /** An address; '' for none. */
  image: text().notNull().default(''),
  imageAlt: text('image_alt').notNull().default(''),
  /** Of a picture that was uploaded for it. */
  uploadId: uuid('upload_id'),
  type: text({ enum: rewardTypes }).notNull(),
  percent: integer(),
  amountCents: bigint('amount_cents', { mode: 'number' }),
  productId: uuid('product_id'),
  minimumOrderCents: bigint('minimum_order_cents', { mode: 'number' }).notNull().default(0),
  pointsCost: integer('points_cost').notNull(),
  /** How often it can still be redeemed; null for as often as wished. */
  stock: integer(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
})

export const loyaltyUploads = pgTable('loyalty_uploads', {
  id: uuid().primaryKey(),
  addedAt: moment('added_at').notNull(),
})

export const loyaltyRedemptions = pgTable('loyalty_redemptions', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  rewardId: uuid('reward_id').notNull(),
  /** As it was when it was redeemed. */
  name: text().notNull(),
  type: text({ enum: rewardTypes }).notNull(),
  code: text().notNull(),
  points: integer().notNull(),
  /** The entry that took the points. */
  entryId: uuid('entry_id').notNull(),
  /** What became store credit. */
  creditCents: bigint('credit_cents', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  undoneAt: moment('undone_at'),
})

export const loyaltyCampaigns = pgTable('loyalty_campaigns', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** Days in Colombo, both included. */
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  /** Of the points of orders, on top of the tier's. */
  multiplierPercent: integer('multiplier_percent').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When staff ended it before its last day. */
  endedAt: moment('ended_at'),
})
