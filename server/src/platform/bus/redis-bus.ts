import { randomUUID } from 'node:crypto'
import { afterCommit } from '../database/after-commit.ts'
import type { Bus, BusMessage } from './bus.ts'
import { fromOthers, payloadOf } from './bus-payload.ts'
import { createRedisBroker } from './redis-broker.ts'
import { createSubscribers } from './subscribers.ts'

export interface RedisBusOptions {
  readonly url: string
  readonly onError: (error: Error) => void
  /** How often a process says that it is there; shorter in tests. */
  readonly heartbeatMs?: number
}

/** Shops that share a Redis have databases of their own in it, but its channels are common to all: the number tells. */
const channelOf = (url: string): string => `first-fashion${new URL(url).pathname}`

const usualHeartbeatMs = 5_000
/** What was not heard for so many heartbeats is gone: another process, or the connection. */
const heartbeatsMissed = 3
const alive = 'bus.alive'
const leaving = 'bus.leaving'

/**
 * Publish and subscribe of Redis. A message leaves after its transaction was committed, so a process that dies in between
 * takes it along. The others notice that it is gone, and learn of a gap.
 */
export function redisBus({ url, onError, heartbeatMs = usualHeartbeatMs }: RedisBusOptions): Bus {
  const sender = randomUUID()
  const channel = channelOf(url)
  const broker = createRedisBroker({ url, channel, onError, silentMs: heartbeatsMissed * heartbeatMs })
  const send = (message: BusMessage) => broker.publish(payloadOf(sender, message))
  const peers = createPeers(heartbeatsMissed * heartbeatMs)
  let heartbeat: NodeJS.Timeout | undefined
  const beat = (onGap: () => void) => {
    void send({ topic: alive, keys: [sender] })
    broker.check()
    if (peers.hasLostOne()) onGap()
  }
  const subscribers = createSubscribers(async ({ onMessage, onGap }) => {
    const hand = (message: BusMessage) => {
      if (!peers.hears(message)) onMessage(message)
    }
    await broker.listen(fromOthers(sender, hand, onError), onGap)
    heartbeat = setInterval(beat, heartbeatMs, onGap).unref()
    await send({ topic: alive, keys: [sender] })
  })
  return {
    publish: (tx, message) => afterCommit(tx, () => send(message)),
    subscribe: subscribers.add,
    close: async () => {
      clearInterval(heartbeat)
      await send({ topic: leaving, keys: [sender] })
      broker.close()
    },
  }
}

/** The other processes: one that falls silent without saying so may have left something unsaid. */
function createPeers(silentMs: number) {
  const heardAt = new Map<string, number>()
  return {
    /** Whether a message was only about a process. */
    hears: ({ topic, keys = [] }: BusMessage): boolean => {
      const [peer = ''] = keys
      if (topic === alive) heardAt.set(peer, performance.now())
      else if (topic === leaving) heardAt.delete(peer)
      return topic === alive || topic === leaving
    },
    hasLostOne: (): boolean => {
      const before = performance.now() - silentMs
      const lost = [...heardAt].filter(([, at]) => at < before)
      for (const [peer] of lost) heardAt.delete(peer)
      return lost.length > 0
    },
  }
}
