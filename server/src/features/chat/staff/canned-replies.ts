import type { CannedReply } from '@first-fashion/contract/chat/staff-desk-calls'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { chatCannedReplies as replies } from '../chat.table.ts'

export const listCannedReplies = async ({ database: { db } }: Shop): Promise<CannedReply[]> =>
  (await db.select().from(replies).orderBy(asc(replies.title))).map(view)

/** Refuses with 'chat.reply-unknown' and 'chat.reply-title-taken'. */
export async function saveCannedReply(
  shop: Shop,
  session: StaffSession,
  { id, title, body }: { id?: string | undefined; title: string; body: string },
): Promise<CannedReply> {
  if (id !== undefined && !isUuid(id)) throw unknownReply()
  const entry = { action: 'chat-reply-save', subject: `chat-reply:${id ?? 'new'}`, change: { title } }
  const saved = recordedChange(shop, session, entry, (tx, at) =>
    id === undefined
      ? insertReply(tx, { id: shop.newId(), title, body, createdAt: at, updatedAt: at })
      : changeReply(tx, id, { title, body, updatedAt: at }),
  )
  const row = await saved.catch((error: unknown) => {
    throw isViolation(error, 'unique', 'chat_canned_replies_title_key') ? titleTaken() : error
  })
  if (row === undefined) throw unknownReply()
  return view(row)
}

/** Refuses with 'chat.reply-unknown'. */
export async function deleteCannedReply(shop: Shop, session: StaffSession, id: string): Promise<void> {
  const entry = { action: 'chat-reply-delete', subject: `chat-reply:${id}`, change: {} }
  await recordedChange(shop, session, entry, async (tx) => {
    if (!isUuid(id) || !(await deleteReply(tx, id))) throw unknownReply()
  })
}

type Row = typeof replies.$inferSelect

const view = ({ id, title, body }: Row): CannedReply => ({ _id: id, title, body })

async function insertReply(tx: Db, reply: Row): Promise<Row | undefined> {
  const [row] = await tx.insert(replies).values(reply).returning()
  return row
}

async function changeReply(tx: Db, id: string, change: Partial<Row>): Promise<Row | undefined> {
  const [row] = await tx.update(replies).set(change).where(eq(replies.id, id)).returning()
  return row
}

async function deleteReply(tx: Db, id: string): Promise<boolean> {
  const deleted = await tx.delete(replies).where(eq(replies.id, id)).returning({ id: replies.id })
  return deleted.length === 1
}

const unknownReply = () => new AppError('unknown', 'chat.reply-unknown', 'This canned reply does not exist')

const titleTaken = () =>
  new AppError('conflict', 'chat.reply-title-taken', 'Another canned reply has this title')
