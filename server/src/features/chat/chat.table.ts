import { integer, jsonb, pgTable, smallint, text, time, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const chatConversations = pgTable('chat_conversations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  status: text({ enum: ['open', 'waiting', 'closed'] }).notNull(),
  assignedTo: uuid('assigned_to'),
  lastSequence: integer('last_sequence').notNull(),
  customerRead: integer('customer_read').notNull(),
  staffRead: integer('staff_read').notNull(),
  mailedSequence: integer('mailed_sequence').notNull(),
  lastMessageAt: at('last_message_at'),
  waitingSince: at('waiting_since'),
  customerSeenAt: at('customer_seen_at'),
  customerOnlineUntil: at('customer_online_until'),
  version: integer().notNull(),
  createdAt: at('created_at').notNull(),
})

export const chatCases = pgTable('chat_cases', {
  id: uuid().primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  openedAt: at('opened_at').notNull(),
  openedBy: text('opened_by', { enum: ['customer', 'staff'] }).notNull(),
  answeredAt: at('answered_at'),
  closedAt: at('closed_at'),
  closedBy: uuid('closed_by'),
  rating: smallint(),
  ratingNote: text('rating_note').notNull(),
  ratedAt: at('rated_at'),
})

export const chatProposals = pgTable('chat_proposals', {
  id: uuid().primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  kind: text().notNull(),
  terms: jsonb().notNull(),
  title: text().notNull(),
  facts: jsonb().notNull(),
  status: text({ enum: ['open', 'accepted', 'declined', 'withdrawn', 'failed'] }).notNull(),
  outcome: text().notNull(),
  staffId: uuid('staff_id'),
  createdAt: at('created_at').notNull(),
  decidedAt: at('decided_at'),
  startedAt: at('started_at'),
})

export const chatMessages = pgTable('chat_messages', {
  conversationId: uuid('conversation_id').notNull(),
  sequence: integer().notNull(),
  id: uuid().notNull(),
  sender: text({ enum: ['customer', 'staff'] }).notNull(),
  staffId: uuid('staff_id'),
  senderName: text('sender_name').notNull(),
  clientId: text('client_id').notNull(),
  body: text().notNull(),
  card: jsonb(),
  pictureId: uuid('picture_id'),
  proposalId: uuid('proposal_id'),
  createdAt: at('created_at').notNull(),
})

export const chatNotes = pgTable('chat_notes', {
  id: uuid().primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  staffId: uuid('staff_id'),
  staffName: text('staff_name').notNull(),
  body: text().notNull(),
  createdAt: at('created_at').notNull(),
})

export const chatCannedReplies = pgTable('chat_canned_replies', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  body: text().notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})

export const chatOpeningHours = pgTable('chat_opening_hours', {
  weekday: smallint().primaryKey(),
  opensAt: time('opens_at'),
  closesAt: time('closes_at'),
})

export const chatSettings = pgTable('chat_settings', {
  awayText: text('away_text').notNull(),
  version: integer().notNull(),
})

export const chatViewers = pgTable('chat_viewers', {
  connectionId: text('connection_id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  seenAt: at('seen_at').notNull(),
})
