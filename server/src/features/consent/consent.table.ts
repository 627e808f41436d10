import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const consentRecords = pgTable('consent_records', {
  id: uuid().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  analytics: boolean().notNull(),
  marketing: boolean().notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  userAgent: text('user_agent').notNull(),
  screenResolution: text('screen_resolution').notNull(),
  language: text().notNull(),
  platform: text().notNull(),
})
