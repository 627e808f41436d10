import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import {
  chatConversations as conversations,
  chatMessages as messages,
  chatProposals as proposals,
} from '../chat.table.ts'

export interface NewMessage {
  readonly conversationId: string
  readonly sender: 'customer' | 'staff'
  readonly staffId: string | null
  readonly senderName: string
  readonly clientId: string
  readonly id: string
  readonly body: string
  readonly card: object | null
  readonly pictureId: string | null
  readonly proposalId: string | null
  /** For the case that the message opens, if it opens one. */
  readonly caseId: string
  readonly at: Date
}

export interface StoredMessage {
  readonly id: string
  readonly sequence: number
  readonly isRepeat: boolean
}

/** Stores a message once and numbers it; undefined if there is no such conversation. */
export async function storeMessage(tx: Db, message: NewMessage): Promise<StoredMessage | undefined> {
  const { rows } = await tx.execute<{ stored_id: string; stored_sequence: number; is_repeat: boolean }>(sql`
    select * from store_chat_message(${message.conversationId}, ${message.sender}, ${message.staffId},
      ${message.senderName}, ${message.clientId}, ${message.id}, ${message.body},
      ${message.card === null ? null : JSON.stringify(message.card)}::jsonb, ${message.pictureId},
      ${message.proposalId}, ${message.caseId}, ${message.at}::timestamptz)`)
  const [row] = rows
  if (row === undefined) return undefined
  return { id: row.stored_id, sequence: row.stored_sequence, isRepeat: row.is_repeat }
}

const select = (db: Db) =>
  db
    .select({ message: messages, proposal: proposals })
    .from(messages)
    .leftJoin(proposals, eq(proposals.id, messages.proposalId))

export type MessageRow = Awaited<ReturnType<typeof findMessage>> & {}

export async function findMessage(db: Db, conversationId: string, sequence: number) {
  const [row] = await select(db).where(
    and(eq(messages.conversationId, conversationId), eq(messages.sequence, sequence)),
  )
  return row
}

/** The newest before a number, in their order. */
export async function messagesBefore(
  db: Db,
  conversationId: string,
  before: number,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await select(db)
    .where(and(eq(messages.conversationId, conversationId), lt(messages.sequence, before)))
    .orderBy(desc(messages.sequence))
    .limit(limit)
  return rows.reverse()
}

/** The first after a number, in their order. */
export const messagesAfter = (
  db: Db,
  conversationId: string,
  after: number,
  limit: number,
): Promise<MessageRow[]> =>
  select(db)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.sequence, after)))
    .orderBy(asc(messages.sequence))
    .limit(limit)

/** Those stored since a time, oldest first; to tell again what a process may not have told. */
export const messagesSince = (db: Db, since: Date, limit: number) =>
  db
    .select({
      conversationId: messages.conversationId,
      sequence: messages.sequence,
      sender: messages.sender,
      customerId: conversations.customerId,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(gte(messages.createdAt, since))
    .orderBy(asc(messages.createdAt))
    .limit(limit)

/** Which of these pictures a message shows. */
export async function picturesOfMessages(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .select({ name: messages.pictureId })
    .from(messages)
    .where(inArray(messages.pictureId, [...names]))
  return rows.flatMap(({ name }) => name ?? [])
}
