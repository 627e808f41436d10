import type { InboxConversation, OpenedConversation } from '@first-fashion/contract/chat/staff-calls'
import type { Db } from '../../../platform/database/database.ts'
import { notesOfConversation, ratingsOfConversation } from './conversation-state.queries.ts'
import type { InboxRow } from './inbox.queries.ts'

const iso = (at: Date | string): string => new Date(at).toISOString()

export const inboxView = (row: InboxRow): InboxConversation => ({
  id: row.id,
  customer: { _id: row.customer_id, name: row.name, email: row.email },
  status: row.status,
  assignedTo: row.assigned_to === null ? null : { staffId: row.assigned_to, name: row.assigned_name ?? '' },
  excerpt: row.excerpt,
  lastMessageAt: iso(row.last_message_at),
  waitingSince: row.waiting_since === null ? null : iso(row.waiting_since),
  unread: row.unread,
})

/** Two more statements: its notes and its ratings. */
export async function openedView(db: Db, row: InboxRow): Promise<OpenedConversation> {
  const notes = await notesOfConversation(db, row.id)
  const ratings = await ratingsOfConversation(db, row.id)
  return {
    ...inboxView(row),
    lastSequence: row.last_sequence,
    read: { customer: row.customer_read, staff: row.staff_read },
    customerSeenAt: row.customer_seen_at === null ? null : iso(row.customer_seen_at),
    notes: notes.map(noteView),
    ratings: ratings.map(({ rating, note, at }) => ({
      rating: rating ?? 0,
      note,
      at: at === null ? '' : iso(at),
    })),
    version: row.version,
  }
}

export const noteView = (note: Awaited<ReturnType<typeof notesOfConversation>>[number]) => ({
  _id: note.id,
  staffName: note.staffName,
  body: note.body,
  createdAt: iso(note.createdAt),
})
