import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from './page-policy.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page, ready to be sent again and again. */
export interface Page {
  readonly status: number
  readonly policy: string
  readonly location: string | null
  readonly etag: string
  /** The HTML in an encoding; compressed when it is first asked for, then kept. */
  body(encoding: Encoding): Promise<Buffer> | Buffer
  readonly bytes: number
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly location: string | null
  readonly paymentOrigins: readonly string[]
}

const brotli = promisify(brotliCompress)
const zipped = promisify(gzip)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export function pageFrom({ status, html, location, paymentOrigins }: RenderedPage): Page {
  const plain = Buffer.from(html)
  const encoded: Partial<Record<Encoding, Buffer>> = { identity: plain }
  const compress = async (encoding: 'br' | 'gzip') => {
    const body = encoding === 'br' ? await brotli(plain, brotliOptions) : await zipped(plain)
    encoded[encoding] = body
    return body
  }
  return {
    status,
    policy: pagePolicy(html, paymentOrigins),
    location,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    body: (encoding) => encoded[encoding] ?? (encoding === 'identity' ? plain : compress(encoding)),
    bytes: plain.length,
  }
}

/** With its compressed forms, which come later. */
export const bytesOfPage = (page: Page): number => Math.ceil(page.bytes * 1.4) + 1024

/** Sends a page as the browser can take it; one that it has already is not sent again. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = encodingFor(request)
  const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  reply.headers({
    'content-security-policy': page.policy,
    'cache-control': page.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'Cookie, Accept-Encoding',
  })
  if (page.location !== null) reply.header('location', page.location)
  if (page.status === 200) reply.header('etag', etag)
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = page.body(encoding)
  return reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .send(Buffer.isBuffer(body) ? body : await body)
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'identity'
}
