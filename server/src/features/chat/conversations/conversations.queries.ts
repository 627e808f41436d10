import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { chatCases, chatConversations as conversations } from '../chat.table.ts'

export type ConversationRow = typeof conversations.$inferSelect

export async function conversationOfCustomer(
  db: Db,
  customerId: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.customerId, customerId))
  return row
}

export async function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  return row
}

/** Of two that open it at once, one makes it. */
export async function insertConversation(
  db: Db,
  made: { readonly id: string; readonly customerId: string; readonly createdAt: Date },
): Promise<void> {
  await db.execute(sql`
    insert into chat_conversations (id, customer_id, created_at)
    values (${made.id}, ${made.customerId}, ${made.createdAt}) on conflict (customer_id) do nothing`)
}

/** Marks only move on; returns undefined if this one did not, otherwise whether it passed messages of the other side. */
export async function markRead(
  db: Db,
  id: string,
  by: 'customer' | 'staff',
  sequence: number,
): Promise<{ readonly wasUnread: boolean } | undefined> {
  const mark = by === 'customer' ? sql`customer_read` : sql`staff_read`
  const { rows } = await db.execute<{ was_unread: boolean }>(sql`
    update chat_conversations c set ${mark} = least(${sequence}, c.last_sequence)
    from (select id, ${mark} as was from chat_conversations where id = ${id} for update) before
    where c.id = before.id and before.was < least(${sequence}, c.last_sequence)
    returning exists (
      select from chat_messages m where m.conversation_id = c.id and m.sender <> ${by}
        and m.sequence > before.was and m.sequence <= c.${mark}) as was_unread`)
  return rows[0] && { wasUnread: rows[0].was_unread }
}

/** The customer has the chat open until then; returns whether that is new. */
export async function customerIsOnline(
  db: Db,
  id: string,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<boolean> {
  const { rows } = await db.execute<{ is_new: boolean }>(sql`
    update chat_conversations c
    set customer_seen_at = ${at}::timestamptz, customer_online_until = ${until}::timestamptz
    from (select id, customer_online_until from chat_conversations where id = ${id} for update) before
    where c.id = before.id
    returning coalesce(before.customer_online_until <= ${at}::timestamptz, true) as is_new`)
  return rows[0]?.is_new ?? false
}

export async function customerLeft(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(conversations)
    .set({ customerSeenAt: at, customerOnlineUntil: null })
    .where(eq(conversations.id, id))
}

/** How many messages of the shop a customer has not read. */
export async function unreadOfCustomer(db: Db, customerId: string) {
  const { rows } = await db.execute<{ unread: number; last: number }>(sql`
    select c.last_sequence as last, (
      select count(*)::int from chat_messages m
      where m.conversation_id = c.id and m.sequence > c.customer_read and m.sender = 'staff') as unread
    from chat_conversations c where c.customer_id = ${customerId}`)
  return { unread: rows[0]?.unread ?? 0, last: rows[0]?.last ?? 0 }
}

/** The last case of a conversation if it was closed after this time and has no rating. */
export async function unratedCase(
  db: Db,
  conversationId: string,
  closedAfter: Date,
): Promise<string | undefined> {
  const [last] = await db
    .select({ id: chatCases.id, closedAt: chatCases.closedAt, ratedAt: chatCases.ratedAt })
    .from(chatCases)
    .where(eq(chatCases.conversationId, conversationId))
    .orderBy(desc(chatCases.openedAt))
    .limit(1)
  const isToRate =
    last !== undefined && last.closedAt !== null && last.closedAt > closedAfter && last.ratedAt === null
  return isToRate ? last.id : undefined
}

/** Rates a closed case of the customer's own; a second rating replaces the first. Returns whether there was one. */
export async function rateCase(
  db: Db,
  customerId: string,
  rated: { readonly caseId: string; readonly rating: number; readonly note: string; readonly at: Date },
): Promise<boolean> {
  const own = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.customerId, customerId))
  const changed = await db
    .update(chatCases)
    .set({ rating: rated.rating, ratingNote: rated.note, ratedAt: rated.at })
    .where(
      and(
        eq(chatCases.id, rated.caseId),
        isNotNull(chatCases.closedAt),
        sql`${chatCases.conversationId} in (${own})`,
      ),
    )
    .returning({ id: chatCases.id })
  return changed.length === 1
}
