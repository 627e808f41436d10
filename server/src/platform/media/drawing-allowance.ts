import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'

const minuteMs = 60_000
const mostAddresses = 10_000

/**
 * How many pictures that do not exist yet one address may have drawn in a minute: a drawing costs most of a second,
 * and addresses of pictures can be made up. Answers what counts one; it throws AppError 'request.too-many'.
 */
export function createDrawingAllowance(perMinute: number): (address: string) => void {
  const drawn = new LRUCache<string, { count: number }>({ max: mostAddresses, ttl: minuteMs })
  return (address) => {
    const of = drawn.get(address) ?? { count: 0 }
    if (of.count === 0) drawn.set(address, of)
    of.count += 1
    if (of.count > perMinute)
      throw new AppError(
        'too-many',
        'request.too-many',
        'Too many requests. Please wait a moment and try again.',
      )
  }
}
