import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/**
 * Conversations with messages of the shop that nobody read and that the customer had no email about, the first of them
 * sent before a time. Claims them, so that no other process sends the same email.
 */
export async function claimUnread(tx: Db, sentBefore: Date, limit: number) {
  const { rows } = await tx.execute<{ id: string; sequence: number; after: number }>(sql`
    with due as (
      select c.id, c.last_sequence, c.mailed_sequence from chat_conversations c
      where c.last_sequence > greatest(c.customer_read, c.mailed_sequence) and exists (
        select from chat_messages m
        where m.conversation_id = c.id and m.sender = 'staff' and m.created_at <= ${sentBefore}::timestamptz
          and m.sequence > greatest(c.customer_read, c.mailed_sequence))
      order by c.last_message_at limit ${limit} for update of c skip locked)
    update chat_conversations c set mailed_sequence = due.last_sequence from due where c.id = due.id
    returning c.id, c.mailed_sequence as sequence, due.mailed_sequence as after`)
  return rows
}
