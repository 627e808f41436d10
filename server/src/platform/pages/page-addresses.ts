import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, keyIn } from '../cache/encodings.ts'
import type { CachedResponse, ResponseCache } from '../cache/response-cache.ts'
import { storeAddressOf } from '../http/request-target.ts'

/** A cacheable page. */
export interface PublicPage {
  readonly path: RegExp
  /** The query in its normal form ('' or '?...'), with what the page shows and nothing else; without it none is read. */
  readonly query?: (query: URLSearchParams) => string
  /**
   * Whether the page with this normal query is made each time. For values without an end, such as what is searched
   * for: they would fill the memory with pages that nobody reads again.
   */
  readonly isUncached?: (query: URLSearchParams) => boolean
}

/** What a request asks for as far as a page depends on it. */
export interface PageAddress {
  readonly url: URL
  readonly currency: string
  /** The cache key of the page; undefined for personal pages. */
  readonly key: string | undefined
}

export interface PageAddressOptions {
  readonly publicPages: readonly PublicPage[]
  readonly storeUrl: string
  /** Codes of the currencies that prices are shown in. */
  readonly currencies: ReadonlySet<string>
}

/** A path can be written in thousands of ways with needless escapes: one of them has a place in the cache. */
function isPlainlyWritten(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path
  } catch {
    return false
  }
}

/** Path, query in its normal form, and currency: what else is asked for makes no other page. */
export function pageAddressOf(request: FastifyRequest, options: PageAddressOptions): PageAddress {
  const given = storeAddressOf(request.url, options.storeUrl)
  const currency = currencyIn(request.headers.cookie, options)
  const publicPage = options.publicPages.find((page) => page.path.test(given.pathname))
  if (publicPage === undefined || !isPlainlyWritten(given.pathname))
    return { url: given, currency, key: undefined }
  const search = given.search === '' ? '' : (publicPage.query?.(given.searchParams) ?? '')
  given.search = search
  if (search !== '' && publicPage.isUncached?.(given.searchParams))
    return { url: given, currency, key: undefined }
  return { url: given, currency, key: `page ${currency} ${given.pathname}${search}` }
}

/**
 * Sends a page that stands there before anything else of the request is looked at: it is the same for everyone,
 * whoever asks and however often. Everything else goes the usual way.
 */
export function sendCachedPagesFirst(
  app: FastifyInstance,
  cache: ResponseCache,
  options: PageAddressOptions,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const page = request.method === 'GET' ? cachedPage(request, cache, options) : undefined
    if (page === undefined) return done()
    sendPage(request, reply, page)
  })
}

/** A page that the browser has already is not sent again. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: CachedResponse,
) {
  const { etag } = headers
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    const { 'content-encoding': _, ...rest } = headers
    return reply.status(304).headers(rest).send()
  }
  return reply.status(status).headers(headers).send(body)
}

function cachedPage(
  request: FastifyRequest,
  cache: ResponseCache,
  options: PageAddressOptions,
): CachedResponse | undefined {
  if (/^\/(api|assets|media|admin)\//.test(request.url)) return undefined
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return undefined
  const { key } = pageAddressOf(request, options)
  return key === undefined ? undefined : cache.find(keyIn(encoding, key))
}

/** A made-up code counts as the usual one: it could fill the memory with pages that nobody reads. */
function currencyIn(cookie: string | undefined, { currencies }: PageAddressOptions): string {
  const code = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookie ?? '')?.[1]
  return code !== undefined && currencies.has(code) ? code : 'LKR'
}
