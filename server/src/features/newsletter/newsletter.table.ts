import { newsletterSources } from '@first-fashion/contract/newsletter/calls'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  emailKey: text('email_key').primaryKey(),
  id: uuid().notNull(),
  email: text().notNull(),
  source: text({ enum: newsletterSources }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  unsubscribeToken: uuid('unsubscribe_token').notNull(),
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  emails: integer().notNull(),
  emailsSince: timestamp('emails_since', { withTimezone: true }).notNull(),
})
