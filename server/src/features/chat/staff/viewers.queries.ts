import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { chatViewers as viewers } from '../chat.table.ts'

/** A connection of staff that was not seen for so long is closed: browsers say every half minute that it is not. */
export const viewerGoneMs = 75_000

export type ViewerRow = typeof viewers.$inferSelect

/** Who of staff has a conversation open and was seen after a time; each of them once. */
export async function viewersOf(db: Db, conversationId: string, seenAfter: Date) {
  return db
    .selectDistinct({ staffId: viewers.staffId, name: viewers.staffName })
    .from(viewers)
    .where(and(eq(viewers.conversationId, conversationId), gt(viewers.seenAt, seenAfter)))
    .orderBy(viewers.staffName)
}

/** A connection shows one conversation at a time. */
export async function viewConversation(db: Db, viewer: ViewerRow): Promise<void> {
  const { connectionId: _, ...shown } = viewer
  await db.insert(viewers).values(viewer).onConflictDoUpdate({ target: viewers.connectionId, set: shown })
}

/** Returns which conversation it was. */
export async function leaveConversation(db: Db, connectionId: string): Promise<string | undefined> {
  const [left] = await db
    .delete(viewers)
    .where(eq(viewers.connectionId, connectionId))
    .returning({ conversationId: viewers.conversationId })
  return left?.conversationId
}

/** Those of processes that died. */
export async function purgeViewers(db: Db, seenBefore: Date): Promise<void> {
  await db.delete(viewers).where(lte(viewers.seenAt, seenBefore))
}
