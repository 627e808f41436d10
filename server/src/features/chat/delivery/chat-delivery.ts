import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { perShop, type Shop } from '../../../shop.ts'
import { messagesSince } from '../messages/messages.queries.ts'
import { type ChatNews, chatNews } from './chat-news.ts'
import { pushNews } from './pushed-news.ts'

/** After the connection of the bus was lost, so much is told again, in ms; browsers know what they have. */
const pushedAgainMs = 30_000
const pushedAgainMaximum = 2_000

export const chatBroadcast = perShop((shop) =>
  shop.broadcasts.declare<ChatNews>('chat', {
    read: (value) => chatNews.parse(value),
    onNews: (news) => pushNews(shop, news),
    onGap: async () => {
      const since = after(shop.clock.now(), -pushedAgainMs)
      for (const { sender, ...message } of await messagesSince(shop.database.db, since, pushedAgainMaximum)) {
        const senderType = sender === 'staff' ? 'admin' : 'customer'
        await pushNews(shop, { about: 'message', ...message, senderType })
      }
    },
  }),
)

/**
 * Tells those who have a conversation open, in every process, what happened in it. Call it in the transaction that makes it
 * true; it is told after the commit.
 */
export const notifyChat = (shop: Shop, tx: Db, news: ChatNews): Promise<void> =>
  chatBroadcast(shop).send(tx, news)
