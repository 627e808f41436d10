import type { BusSubscriber } from './bus.ts'

/** All subscribers of a process as one; the first of them opens the connection. */
export function createSubscribers(open: (all: BusSubscriber) => Promise<void>) {
  const subscribers = new Set<BusSubscriber>()
  let opened: Promise<void> | undefined
  const all: BusSubscriber = {
    onMessage: (message) => {
      for (const { onMessage } of subscribers) onMessage(message)
    },
    onGap: () => {
      for (const { onGap } of subscribers) onGap()
    },
  }
  return {
    add: (subscriber: BusSubscriber): Promise<void> => {
      subscribers.add(subscriber)
      opened ??= open(all)
      return opened
    },
  }
}
