import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'

const minuteMs = 60_000
const mostAddresses = 10_000

/** Counts one for an address; throws AppError 'request.too-many' once it had its share of the minute. */
export type Allowance = (address: string) => void

/**
 * How often a minute one address may have something made that is dear to make and whose names can be made up, such as
 * pictures that nobody has seen and pages that are not kept.
 */
export function createAllowance(perMinute: number): Allowance {
  const counts = new LRUCache<string, { count: number }>({ max: mostAddresses, ttl: minuteMs })
  return (address) => {
    const of = counts.get(address) ?? { count: 0 }
    if (of.count === 0) counts.set(address, of)
    of.count += 1
    if (of.count > perMinute)
      throw new AppError(
        'too-many',
        'request.too-many',
        'Too many requests. Please wait a moment and try again.',
      )
  }
}
