import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'

/** Counts of tries by key, each over a window of time that begins with its first one. */
export interface Tally {
  /** One more; returns how many there are, this one included. */
  add(key: string): number
  /** The try was none to count after all. */
  takeBack(key: string): void
  /** Until the count of a key begins anew, in ms. */
  msLeft(key: string): number
}

/** With fewer, many made-up keys would push the one that is being guessed at out of memory. */
const keysMaximum = 50_000

export function createTally(clock: Clock, windowMs: number): Tally {
  const counts = new LRUCache<string, { count: number; readonly until: number }>({ max: keysMaximum })
  const now = () => clock.now().getTime()
  const current = (key: string) => {
    const found = counts.get(key)
    return found !== undefined && found.until > now() ? found : undefined
  }
  return {
    add: (key) => {
      const counted = current(key) ?? { count: 0, until: now() + windowMs }
      counted.count += 1
      counts.set(key, counted)
      return counted.count
    },
    takeBack: (key) => {
      const counted = current(key)
      if (counted !== undefined && counted.count > 0) counted.count -= 1
    },
    msLeft: (key) => (current(key)?.until ?? now()) - now(),
  }
}
