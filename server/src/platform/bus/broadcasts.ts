import { afterCommit } from '../database/after-commit.ts'
import type { Db } from '../database/database.ts'
import type { Bus } from './bus.ts'

/** News of one kind, for every server process: what is heard is gone afterwards. */
export interface Broadcast<News> {
  /** Call it in the transaction that makes it true. This process and all others hear it after the commit. */
  send(tx: Db, news: News): Promise<void>
}

/** Reads news that another process sent; throws if it is malformed. */
type Read<News> = (value: unknown) => News

interface BroadcastOptions<News> {
  readonly read: Read<News>
  readonly onNews: (news: News) => Promise<void> | void
  /** News may have been missed. */
  readonly onGap?: () => Promise<void> | void
}

export interface Broadcasts {
  /** A feature declares its news, under a name that is its own. News are short: ids, names, numbers. */
  declare<News>(name: string, options: BroadcastOptions<News>): Broadcast<News>
  /** Starts listening. */
  start(): Promise<void>
}

export interface BroadcastsDeps {
  readonly bus: Bus
  readonly onError: (error: unknown, subject: string) => void
}

export function createBroadcasts({ bus, onError }: BroadcastsDeps): Broadcasts {
  const receivers = new Map<string, (text: string) => Promise<void>>()
  const gaps: (() => Promise<void>)[] = []
  let isStarted = false
  const reportFailure = async (name: string, work: () => Promise<void> | void): Promise<void> => {
    try {
      await work()
    } catch (error) {
      onError(error, `news of ${name}`)
    }
  }
  return {
    declare: (name, { read, onNews, onGap }) => {
      const topic = `news.${name}`
      if (isStarted) throw new Error(`news of '${name}' are declared after the start`)
      if (receivers.has(topic)) throw new Error(`two kinds of news are named '${name}'`)
      receivers.set(topic, (text) => reportFailure(name, () => onNews(read(JSON.parse(text)))))
      if (onGap !== undefined) gaps.push(() => reportFailure(name, onGap))
      return {
        send: async (tx, news) => {
          await bus.publish(tx, { topic, keys: [JSON.stringify(news)] })
          await afterCommit(tx, () => reportFailure(name, () => onNews(news)))
        },
      }
    },
    start: () => {
      isStarted = true
      return bus.subscribe({
        onMessage: ({ topic, keys = [] }) => {
          for (const key of keys) void receivers.get(topic)?.(key)
        },
        onGap: () => {
          for (const onGap of gaps) void onGap()
        },
      })
    },
  }
}
