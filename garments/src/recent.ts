/**
 * Caches the results of the last few keys, computed once for simultaneous requests. A failure is not cached: the next
 * request retries.
 */
export function createRecentCache<Value>(limit: number) {
  const kept = new Map<string, Promise<Value>>()
  const keep = (key: string, value: Promise<Value>) => {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
  }
  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = kept.get(key) ?? make()
    keep(key, value)
    try {
      return await value
    } catch (error) {
      if (kept.get(key) === value) kept.delete(key)
      throw error
    }
  }
}
