import { compressed, encodingFor } from './encodings.ts'
import type { CachedResponse, FreshResponse, ResponseCache } from './response-cache.ts'

const smallestWorthwhileBytes = 1024

/**
 * A cached response of the API. It is compressed when it is asked for a second time: what many want travels light,
 * and what one person wanted costs no more than making it.
 */
export async function cachedJson(
  cache: ResponseCache,
  { key, accepts }: { readonly key: string; readonly accepts: string | undefined },
  make: () => Promise<FreshResponse>,
): Promise<CachedResponse> {
  const isBrotli = encodingFor(accepts) === 'br'
  const packed = isBrotli ? cache.find(`br ${key}`) : undefined
  if (packed !== undefined) return packed
  const plain = cache.find(key)
  if (plain === undefined) return cache.get(key, async () => ({ ...(await make()), headers }))
  if (!isBrotli || plain.body.length < smallestWorthwhileBytes) return plain
  return cache.get(`br ${key}`, () => compressed(plain))
}

const headers = { vary: 'Accept-Encoding' }
