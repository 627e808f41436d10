import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { chatCases, chatConversations as conversations, chatNotes as notes } from '../chat.table.ts'

/** Changes a conversation that still has this version; returns whether it had. */
async function changeConversation(
  tx: Db,
  id: string,
  version: number,
  change: Partial<typeof conversations.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(conversations)
    .set({ ...change, version: sql`${conversations.version} + 1` })
    .where(and(eq(conversations.id, id), eq(conversations.version, version)))
    .returning({ id: conversations.id })
  return changed.length === 1
}

export const assignConversation = (tx: Db, id: string, version: number, assignedTo: string | null) =>
  changeConversation(tx, id, version, { assignedTo })

export interface CaseChange {
  readonly id: string
  readonly version: number
  readonly staffId: string
  readonly at: Date
}

/** Closes the conversation with its case; returns whether it still had this version. */
export async function closeConversation(tx: Db, { id, version, staffId, at }: CaseChange): Promise<boolean> {
  if (!(await changeConversation(tx, id, version, { status: 'closed', waitingSince: null }))) return false
  await tx
    .update(chatCases)
    .set({ closedAt: sql`greatest(${at}::timestamptz, ${chatCases.openedAt})`, closedBy: staffId })
    .where(and(eq(chatCases.conversationId, id), isNull(chatCases.closedAt)))
  return true
}

/** Opens it again with a case of its own; returns whether it still had this version. */
export async function reopenConversation(
  tx: Db,
  { id, version, at, caseId }: Omit<CaseChange, 'staffId'> & { readonly caseId: string },
): Promise<boolean> {
  if (!(await changeConversation(tx, id, version, { status: 'open', waitingSince: at }))) return false
  await tx.execute(sql`
    insert into chat_cases (id, conversation_id, opened_at, opened_by)
    values (${caseId}, ${id}, ${at}::timestamptz, 'staff')
    on conflict (conversation_id) where closed_at is null do nothing`)
  return true
}

export async function insertNote(tx: Db, note: typeof notes.$inferInsert): Promise<void> {
  await tx.insert(notes).values(note)
}

export const notesOfConversation = (db: Db, conversationId: string) =>
  db.select().from(notes).where(eq(notes.conversationId, conversationId)).orderBy(asc(notes.createdAt))

export const ratingsOfConversation = (db: Db, conversationId: string) =>
  db
    .select({ rating: chatCases.rating, note: chatCases.ratingNote, at: chatCases.ratedAt })
    .from(chatCases)
    .where(and(eq(chatCases.conversationId, conversationId), isNotNull(chatCases.ratedAt)))
    .orderBy(desc(chatCases.ratedAt))
    .limit(10)

/** What a customer said of the cases, for the download of personal data. */
export const ratingsOfCustomer = (db: Db, customerId: string) =>
  db
    .select({ rating: chatCases.rating, note: chatCases.ratingNote, at: chatCases.ratedAt })
    .from(chatCases)
    .innerJoin(conversations, eq(conversations.id, chatCases.conversationId))
    .where(and(eq(conversations.customerId, customerId), isNotNull(chatCases.ratedAt)))
    .orderBy(asc(chatCases.ratedAt))
