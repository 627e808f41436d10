/** What has failed can be asked for again after so long, and each time after twice as long. */
const firstRetryMs = 3_000
const lastRetryMs = 60_000

/** What could not be loaded, and when it is asked for again. */
export interface Retries<Key> {
  /** It has failed, once more perhaps. */
  fail(key: Key): void
  hasFailed(key: Key): boolean
  /** What waits is asked for again at once. */
  retryAll(): void
}

/** `onRetry` is called when something is to be asked for again. What can never come back stays lost. */
export function createRetries<Key>(
  onRetry: (key: Key) => void,
  isLost: (key: Key) => boolean = () => false,
): Retries<Key> {
  const failures = new Map<Key, number>()
  const waiting = new Map<Key, ReturnType<typeof setTimeout>>()
  const retry = (key: Key) => {
    clearTimeout(waiting.get(key))
    waiting.delete(key)
    onRetry(key)
  }
  return {
    fail: (key) => {
      const before = failures.get(key) ?? 0
      failures.set(key, before + 1)
      if (isLost(key)) return
      const delayMs = Math.min(firstRetryMs * 2 ** before, lastRetryMs)
      waiting.set(
        key,
        setTimeout(() => retry(key), delayMs),
      )
    },
    hasFailed: (key) => failures.has(key),
    retryAll: () => {
      for (const key of [...waiting.keys()]) retry(key)
    },
  }
}
