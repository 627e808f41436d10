import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { LRUCache } from 'lru-cache'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { messageView } from '../messages/message.view.ts'
import { findMessage, messagesSince } from '../messages/messages.queries.ts'
import { type ChatNews, chatNews } from './chat-news.ts'
import { createPushing } from './pushed-news.ts'

/** Tells those who have a conversation open, in every process, what happened in it. */
export interface ChatDelivery {
  /** Call it in the transaction that makes it true; it is told after the commit. */
  send(tx: Db, news: ChatNews): Promise<void>
  /** A message that this process stores, so that it need not read it again to tell it. */
  remember(message: ChatMessage): void
}

/** After the connection of the bus was lost, so much is told again, in ms; browsers know what they have. */
const pushedAgainMs = 30_000
const pushedAgainMaximum = 2_000
const rememberedMs = 10_000

export function createChatDelivery(shop: Shop): ChatDelivery {
  const { database, clock, broadcasts } = shop
  const remembered = new LRUCache<string, ChatMessage>({ max: 500, ttl: rememberedMs })
  const push = createPushing({
    ...shop,
    readMessage: async (conversationId, sequence) => {
      const known = remembered.get(keyOf(conversationId, sequence))
      if (known !== undefined) return known
      const row = await findMessage(database.db, conversationId, sequence)
      return row && messageView(row)
    },
  })
  const broadcast = broadcasts.declare<ChatNews>('chat', {
    read: (value) => chatNews.parse(value),
    onNews: push,
    onGap: async () => {
      const since = after(clock.now(), -pushedAgainMs)
      for (const { sender, ...message } of await messagesSince(database.db, since, pushedAgainMaximum))
        await push({ about: 'message', ...message, senderType: sender === 'staff' ? 'admin' : 'customer' })
    },
  })
  return {
    send: broadcast.send,
    remember: (message) => void remembered.set(keyOf(message.conversationId, message.sequence), message),
  }
}

const keyOf = (conversationId: string, sequence: number): string => `${conversationId} ${sequence}`
