import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import { CachedResponse, type FreshResponse, type ResponseCache } from './response-cache.ts'

const [brotliCompress, brotliDecompress, gzip] = [
  promisify<Buffer | string, zlib.BrotliOptions, Buffer>(zlib.brotliCompress),
  promisify<Buffer, Buffer>(zlib.brotliDecompress),
  promisify<Buffer, Buffer>(zlib.gzip),
]
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }

type Encoding = 'br' | 'gzip'

const encodings = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip'],
  // Browsers send one of a few values; made-up ones must not fill the memory.
  cache: new LRUCache<string, string>({ max: 100 }),
})

/** A page as browsers want it: compressed once when it is made, not for each visitor. */
export async function compressed(page: FreshResponse): Promise<FreshResponse> {
  const body = await brotliCompress(page.body, brotliOptions)
  return { ...page, body, headers: { ...page.headers, 'content-encoding': 'br' } }
}

/** The best encoding that a client says it understands; null for the few that understand neither. */
export const encodingFor = (accepted: string | undefined): Encoding | null =>
  accepted === undefined ? null : encodings.negotiate(accepted)

/** The cache key of a page in an encoding. */
export const keyIn = (encoding: Encoding, key: string): string =>
  encoding === 'br' ? key : `${encoding} ${key}`

/** The page in an accepted encoding: gzip is cached once requested; clients without compression get it unpacked. */
export async function inEncoding(
  encoding: Encoding | null,
  {
    cache,
    key,
    page,
  }: { readonly cache: ResponseCache; readonly key: string; readonly page: CachedResponse },
): Promise<CachedResponse> {
  if (encoding === 'br') return page
  const { 'content-encoding': _, ...headers } = page.headers
  const html = () => brotliDecompress(page.body)
  if (encoding === null) return new CachedResponse({ ...page, headers, body: await html() })
  return cache.get(keyIn(encoding, key), async () => ({
    ...page,
    headers: { ...headers, 'content-encoding': encoding },
    body: await gzip(await html()),
    keep: page.status === 200,
  }))
}

/** The ETag of a text: the same for every encoding, and weak for that. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
