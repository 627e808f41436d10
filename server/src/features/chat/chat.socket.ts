import type { SocketFeature } from '../../platform/sockets/socket-connection.ts'
import type { Chat } from './conversations/chat.service.ts'
import { rooms } from './delivery/chat-news.ts'

const done = { success: true } as const

/** The customer's events. Whose room it is says the session; the ids that browsers send open nothing. */
export function chatSockets(chat: Chat): SocketFeature {
  /** Which conversation each connection has open: a customer may have several tabs. */
  const openIn = new Map<string, string>()
  const isOpen = (conversationId: string) => [...openIn.values()].includes(conversationId)
  return {
    handlers: {
      'join-customer': async ({ session, join }) => {
        await join(rooms.customer(session.customerId))
        return done
      },
      'join-conversation': async ({ id, session, join }, conversationId, { after } = { after: 0 }) => {
        const { customerId } = session
        // It joins before it reads, so that nothing falls in between.
        await chat.requireOwn(customerId, conversationId)
        await join(rooms.conversation(conversationId))
        const missed = await chat.history(customerId, conversationId, { after })
        openIn.set(id, conversationId)
        await chat.present(customerId, conversationId, true)
        return { ...done, ...missed }
      },
      typing: async ({ session }, { conversationId, isTyping }) => {
        await chat.typing(session.customerId, conversationId, isTyping)
        return done
      },
      'messages-read': async ({ session }, { conversationId, sequence }) => {
        await chat.read(session.customerId, conversationId, sequence)
        return done
      },
    },
    left: async ({ id, session }) => {
      const conversationId = openIn.get(id)
      openIn.delete(id)
      if (conversationId !== undefined && !isOpen(conversationId) && 'customerId' in session)
        await chat.present(session.customerId, conversationId, false)
    },
  }
}
