import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import { type Kept, KeptAnswer, type MadeAnswer } from '../kept/kept.ts'

const [brotliCompress, brotliDecompress, gzip] = [
  promisify<Buffer | string, zlib.BrotliOptions, Buffer>(zlib.brotliCompress),
  promisify<Buffer, Buffer>(zlib.brotliDecompress),
  promisify<Buffer, Buffer>(zlib.gzip),
]
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }

const encodings = new Negotiator<string>({
  supportedValues: ['br', 'gzip'],
  // Browsers say one of a few things; whoever makes up others may not fill the memory.
  cache: new LRUCache<string, string>({ max: 100 }),
})

/** A page as browsers want it: compressed once when it is made, not for each visitor. */
export async function compressed(page: MadeAnswer): Promise<MadeAnswer> {
  const body = await brotliCompress(page.body, brotliOptions)
  return { ...page, body, headers: { ...page.headers, 'content-encoding': 'br' } }
}

/** The page in an encoding that is understood: kept as gzip too once asked for, unpacked for those without either. */
export async function inEncoding(
  accepted: string | undefined,
  { kept, key, page }: { readonly kept: Kept; readonly key: string; readonly page: KeptAnswer },
): Promise<KeptAnswer> {
  const encoding = accepted === undefined ? null : encodings.negotiate(accepted)
  if (encoding === 'br') return page
  const { 'content-encoding': _, ...headers } = page.headers
  const html = () => brotliDecompress(page.body)
  if (encoding === null) return new KeptAnswer({ ...page, headers, body: await html() })
  return kept.get(`gzip ${key}`, async () => ({
    ...page,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: await gzip(await html()),
    keep: page.status === 200,
  }))
}
