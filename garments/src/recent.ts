/**
 * Caches the results of the last few keys, computed once for simultaneous requests. A failure is not cached: the next
 * request retries.
 */
export function createRecentCache<Value>(limit: number) {
  const cache = new Map<string, Promise<Value>>()
  const keep = (key: string, value: Promise<Value>) => {
    cache.delete(key)
    cache.set(key, value)
    const [oldest] = cache.keys()
    if (cache.size > limit && oldest !== undefined) cache.delete(oldest)
  }
  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = cache.get(key) ?? make()
    keep(key, value)
    try {
      return await value
    } catch (error) {
      if (cache.get(key) === value) cache.delete(key)
      throw error
    }
  }
}
