import { after } from '../../../platform/clock.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { SocketConnection, SocketFeature } from '../../../platform/sockets/socket-connection.ts'
import { perShop, type Shop } from '../../../shop.ts'
import { notifyChat } from '../delivery/chat-delivery.ts'
import { rooms } from '../delivery/chat-news.ts'
import {
  findStaffHistory,
  isCustomerOnline,
  readAsStaff,
  requireConversation,
  typeAsStaff,
} from './inbox.staff.service.ts'
import { leaveConversation, viewConversation, viewerGoneMs, viewersOf } from './viewers.queries.ts'

const done = { success: true } as const

/** The events of staff: which conversation each has open is known to the others. */
export const inboxSockets = (shop: Shop): SocketFeature => ({
  handlers: {
    'staff-join-inbox': async ({ join }) => {
      await join(rooms.inbox)
      return done
    },
    'staff-join-conversation': async (connection, conversationId, part = { after: 0 }) => {
      await requireConversation(shop.database.db, conversationId)
      // Join the room before reading, or messages are missed.
      await connection.join(rooms.staff(conversationId))
      const missed = await findStaffHistory(shop, conversationId, part)
      const viewers = await view(shop, connection, conversationId)
      const isOnline = await isCustomerOnline(shop, conversationId)
      return { ...done, ...missed, viewers, isOnline }
    },
    'staff-leave-conversation': async ({ id, leave }, conversationId) => {
      await leave(rooms.staff(conversationId))
      await endView(shop, id)
      return done
    },
    'staff-typing': async ({ session }, { conversationId, isTyping }) => {
      await typeAsStaff(shop, session, conversationId, isTyping)
      return done
    },
    'staff-messages-read': async (_connection, { conversationId, sequence }) => {
      await readAsStaff(shop, conversationId, sequence)
      return done
    },
  },
  left: ({ id }) => endView(shop, id),
})

/** Which conversation each connection of staff shows. */
const viewed = perShop(() => new Map<string, string>())

/** Browsers join again every half minute, which says that they are still there. Returns who looks at it now. */
async function view(shop: Shop, { id, session }: SocketConnection<StaffSession>, conversationId: string) {
  const { db } = shop.database
  const before = viewed(shop).get(id)
  if (before !== conversationId) await endView(shop, id)
  viewed(shop).set(id, conversationId)
  const { staffId, name } = session
  const seenAt = shop.clock.now()
  const viewer = { connectionId: id, conversationId, staffId, staffName: name, seenAt }
  await viewConversation(db, viewer)
  if (before !== conversationId) await notifyChat(shop, db, { about: 'viewers', conversationId })
  return viewersOf(db, conversationId, after(seenAt, -viewerGoneMs))
}

async function endView(shop: Shop, connectionId: string): Promise<void> {
  const { db } = shop.database
  if (!viewed(shop).delete(connectionId)) return
  const conversationId = await leaveConversation(db, connectionId)
  if (conversationId !== undefined) await notifyChat(shop, db, { about: 'viewers', conversationId })
}
