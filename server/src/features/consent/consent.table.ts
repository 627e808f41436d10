import type { TrackingPartner } from '@first-fashion/contract/consent/tracking-partners'
import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const consentRecords = pgTable('consent_records', {
  id: uuid().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  analytics: boolean().notNull(),
  marketing: boolean().notNull(),
  /** The partners that the question named. */
  partners: text().array().$type<TrackingPartner[]>().notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  userAgent: text('user_agent').notNull(),
  screenResolution: text('screen_resolution').notNull(),
  language: text().notNull(),
  platform: text().notNull(),
})

export const analyticsSettings = pgTable('analytics_settings', {
  id: smallint().primaryKey(),
  measurementId: text('measurement_id').notNull(),
  pixelId: text('pixel_id').notNull(),
  /** The question has a choice for marketing, also without a Pixel. */
  alwaysAsksMarketing: boolean('always_asks_marketing').notNull(),
  version: integer().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }),
})
