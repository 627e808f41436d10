import type { ChatFolder } from '@first-fashion/contract/chat/staff-calls'
import { sql } from 'drizzle-orm'
import { containing } from '../../../platform/database/containing.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'

export interface InboxFilter {
  readonly folder: ChatFolder
  /** Those assigned to this member of staff only. */
  readonly assignedTo: string | undefined
  /** A name, an address or words of a message; looks in all folders. */
  readonly search: string
}

interface InboxRow extends Record<string, unknown> {
  readonly id: string
  readonly customer_id: string
  readonly name: string
  readonly email: string
  readonly status: ChatFolder
  readonly assigned_to: string | null
  readonly assigned_name: string | null
  readonly excerpt: string
  readonly last_message_at: Date
  readonly waiting_since: Date | null
  readonly unread: number
  readonly customer_seen_at: Date | null
  readonly last_sequence: number
  readonly customer_read: number
  readonly staff_read: number
  readonly version: number
}

export type { InboxRow }

const columns = sql`
  c.id, c.customer_id, p.name, p.email, c.status, c.assigned_to, s.name as assigned_name,
  coalesce(left(case when m.body <> '' then m.body when m.picture_id is not null then 'Picture'
    else coalesce(m.card->>'title', 'Proposal') end, 140), '') as excerpt,
  coalesce(c.last_message_at, c.created_at) as last_message_at, c.waiting_since, c.customer_seen_at, c.last_sequence,
  c.customer_read, c.staff_read, c.version,
  (select count(*)::int from chat_messages u
    where u.conversation_id = c.id and u.sequence > c.staff_read and u.sender = 'customer') as unread`
const tables = sql`
  chat_conversations c join customers p on p.id = c.customer_id left join staff s on s.id = c.assigned_to
  left join chat_messages m on m.conversation_id = c.id and m.sequence = c.last_sequence`

/** A page of the inbox: who waits longest first among open ones, otherwise the newest first. */
export async function inboxPage(db: Db, filter: InboxFilter, { limit, offset }: ListWindow) {
  const where = conditionOf(filter)
  const order =
    filter.folder === 'open' && filter.search === '' ? sql`c.waiting_since` : sql`c.last_message_at desc`
  const { rows } = await db.execute<InboxRow>(
    sql`select ${columns} from ${tables} where ${where} order by ${order}, c.id limit ${limit} offset ${offset}`,
  )
  return { rows, total: await countInbox(db, filter) }
}

export async function countInbox(db: Db, filter: InboxFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from chat_conversations c join customers p on p.id = c.customer_id
      where ${conditionOf(filter)}`,
  )
  return rows[0]?.total ?? 0
}

function conditionOf({ folder, assignedTo, search }: InboxFilter) {
  const mine = assignedTo === undefined ? sql`true` : sql`c.assigned_to = ${assignedTo}`
  if (search === '') return sql`c.last_sequence > 0 and c.status = ${folder} and ${mine}`
  const pattern = containing(search)
  return sql`c.last_sequence > 0 and ${mine} and (p.name ilike ${pattern} or p.email ilike ${pattern} or exists (
    select from chat_messages f where f.conversation_id = c.id and f.body ilike ${pattern}))`
}

export async function findInboxRow(db: Db, id: string): Promise<InboxRow | undefined> {
  const { rows } = await db.execute<InboxRow>(sql`select ${columns} from ${tables} where c.id = ${id}`)
  return rows[0]
}

export async function folderCounts(db: Db): Promise<Record<ChatFolder, number>> {
  const { rows } = await db.execute<{ status: ChatFolder; count: number }>(
    sql`select status, count(*)::int as count from chat_conversations where last_sequence > 0 group by status`,
  )
  const counts = { open: 0, waiting: 0, closed: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}
