import type { SocketFeature } from '../../platform/sockets/socket-connection.ts'
import { perShop, type Shop } from '../../shop.ts'
import {
  findOwnHistory,
  ownConversation,
  readAsCustomer,
  setCustomerPresence,
  typeAsCustomer,
} from './conversations/chat.service.ts'
import { rooms } from './delivery/chat-news.ts'

const done = { success: true } as const

/** Which conversation each connection has open: a customer may have several tabs. */
const conversationOfConnection = perShop(() => new Map<string, string>())

/** The customer's events. Whose room it is says the session; the ids that browsers send open nothing. */
export const chatSockets = (shop: Shop): SocketFeature => ({
  handlers: {
    'join-customer': async ({ session, join }) => {
      await join(rooms.customer(session.customerId))
      return done
    },
    'join-conversation': async ({ id, session, join }, conversationId, { after } = { after: 0 }) => {
      const { customerId } = session
      // Join the room before reading, or messages are missed.
      await ownConversation(shop, customerId, conversationId)
      await join(rooms.conversation(conversationId))
      const missed = await findOwnHistory(shop, customerId, conversationId, { after })
      conversationOfConnection(shop).set(id, conversationId)
      await setCustomerPresence(shop, customerId, conversationId, true)
      return { ...done, ...missed }
    },
    typing: async ({ session }, { conversationId, isTyping }) => {
      await typeAsCustomer(shop, session.customerId, conversationId, isTyping)
      return done
    },
    'messages-read': async ({ session }, { conversationId, sequence }) => {
      await readAsCustomer(shop, session.customerId, conversationId, sequence)
      return done
    },
  },
  left: async ({ id, session }) => {
    const openIn = conversationOfConnection(shop)
    const conversationId = openIn.get(id)
    openIn.delete(id)
    const isOpen = [...openIn.values()].some((one) => one === conversationId)
    if (conversationId !== undefined && !isOpen && 'customerId' in session)
      await setCustomerPresence(shop, session.customerId, conversationId, false)
  },
})
