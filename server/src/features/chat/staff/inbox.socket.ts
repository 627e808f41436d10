import { after } from '../../../platform/clock.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { SocketConnection, SocketFeature } from '../../../platform/sockets/socket-connection.ts'
import type { Shop } from '../../../shop.ts'
import type { ChatDelivery } from '../delivery/chat-delivery.ts'
import { rooms } from '../delivery/chat-news.ts'
import type { Inbox } from './inbox.staff.service.ts'
import { leaveConversation, viewConversation, viewerGoneMs, viewersOf } from './viewers.queries.ts'

const done = { success: true } as const

export interface InboxSocketsDeps extends Shop {
  readonly delivery: ChatDelivery
  readonly inbox: Inbox
}

/** The events of staff: which conversation each has open is known to the others. */
export function inboxSockets(deps: InboxSocketsDeps): SocketFeature {
  const { inbox } = deps
  const viewing = createViewing(deps)
  return {
    handlers: {
      'staff-join-inbox': async ({ join }) => {
        await join(rooms.inbox)
        return done
      },
      'staff-join-conversation': async (connection, conversationId, part = { after: 0 }) => {
        await inbox.require(conversationId)
        // It joins before it reads, so that nothing falls in between.
        await connection.join(rooms.staff(conversationId))
        const missed = await inbox.history(conversationId, part)
        const viewers = await viewing.view(connection, conversationId)
        const isOnline = await inbox.isOnline(conversationId)
        return { ...done, ...missed, viewers, isOnline }
      },
      'staff-leave-conversation': async ({ id, leave }, conversationId) => {
        await leave(rooms.staff(conversationId))
        await viewing.leave(id)
        return done
      },
      'staff-typing': async ({ session }, { conversationId, isTyping }) => {
        await inbox.typing(session, conversationId, isTyping)
        return done
      },
      'staff-messages-read': async (_connection, { conversationId, sequence }) => {
        await inbox.read(conversationId, sequence)
        return done
      },
    },
    left: ({ id }) => viewing.leave(id),
  }
}

/** Which conversation each connection of staff shows. */
function createViewing({ database, clock, delivery }: InboxSocketsDeps) {
  const { db } = database
  const viewed = new Map<string, string>()
  const leave = async (connectionId: string) => {
    if (!viewed.delete(connectionId)) return
    const conversationId = await leaveConversation(db, connectionId)
    if (conversationId !== undefined) await delivery.send(db, { about: 'viewers', conversationId })
  }
  return {
    leave,
    /** Browsers join again every half minute, which says that they are still there. Returns who looks at it now. */
    view: async ({ id, session }: SocketConnection<StaffSession>, conversationId: string) => {
      const before = viewed.get(id)
      if (before !== conversationId) await leave(id)
      viewed.set(id, conversationId)
      const { staffId, name } = session
      const seenAt = clock.now()
      const viewer = { connectionId: id, conversationId, staffId, staffName: name, seenAt }
      await viewConversation(db, viewer)
      if (before !== conversationId) await delivery.send(db, { about: 'viewers', conversationId })
      return viewersOf(db, conversationId, after(seenAt, -viewerGoneMs))
    },
  }
}
