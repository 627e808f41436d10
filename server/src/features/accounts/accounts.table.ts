import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const customers = pgTable('customers', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailKey: text('email_key').generatedAlwaysAs('lower(email)').notNull(),
  /** null for accounts from a provider without a password. */
  passwordHash: text('password_hash'),
  verifiedAt: timestamp('verified_at', { withTimezone: true }),
  referredByCode: text('referred_by_code'),
  countryCode: text('country_code'),
  currencyCode: text('currency_code'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true }).notNull(),
  blockedAt: timestamp('blocked_at', { withTimezone: true }),
})

export const customerSessions = pgTable('customer_sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  /** What customers see of a session; the token is a secret. */
  id: uuid().notNull().defaultRandom(),
  customerId: uuid('customer_id').notNull(),
  userAgent: text('user_agent').notNull().default(''),
  address: text().notNull().default(''),
  place: text().notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const accountLinks = pgTable('account_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  purpose: text({ enum: ['verify-email', 'reset-password'] }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
