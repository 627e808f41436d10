import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressed, encodingFor, etagOf, inEncoding } from '../cache/encodings.ts'
import { CachedResponse, type FreshResponse, type ResponseCache } from '../cache/response-cache.ts'
import type { Clock } from '../clock.ts'
import type { Allowance } from '../http/allowance.ts'
import { cacheTagHeader, callingFromWithin } from '../http/in-process.ts'
import { type PageAddressOptions, pageAddressOf } from './page-addresses.ts'
import { type PagePermits, pagePolicy, type TagOrigins } from './page-policy.ts'
import type { ApiFetch, RenderPage } from './page-renderer.ts'

export interface PagesOptions extends PageAddressOptions {
  readonly render: RenderPage
  readonly cache: ResponseCache
  readonly clock: Clock
  /** Where forms may lead now. A change must drop all cached pages. */
  readonly paymentOrigins: () => readonly string[]
  /** What some pages need of others, by their paths. */
  readonly permits?: readonly { readonly path: RegExp; readonly permits: () => PagePermits }[]
  /** Partners that count visits now. A change must drop all cached pages. */
  readonly tags?: () => TagOrigins
  /** Refuses a page that would have to be made while there is too much to do. */
  readonly admit: () => void
  /** Refuses an address that had too many pages made for it within a minute. */
  readonly mayMake: Allowance
}

/** Serves pages; public ones from the cache, by path, query and currency. */
export function createPageCache(app: FastifyInstance, options: PagesOptions) {
  const { cache, admit, mayMake } = options
  return async (request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse> => {
    const { url, currency, key } = pageAddressOf(request, options)
    const render = async () => {
      admit()
      mayMake(request.ip)
      return renderPage(app, options, url, currency)
    }
    if (key === undefined) return new CachedResponse(await render())
    const page = await cache.get(key, async () => {
      const made = await compressed(await render())
      // All headers are cached with the page, so that it can be sent before any other work.
      return { ...made, headers: { ...securityHeadersOf(reply), ...made.headers } }
    })
    return inEncoding(encodingFor(request.headers['accept-encoding']), { cache, key, page })
  }
}

/** What was set for every answer, such as how to connect and who may embed it. */
const securityHeadersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]))

async function renderPage(
  app: FastifyInstance,
  options: PagesOptions,
  url: URL,
  currency: string,
): Promise<FreshResponse> {
  const asked: Asked = { tags: new Set(), isIncomplete: false }
  const request = new Request(url, { headers: { cookie: `currency=${currency}`, accept: 'text/html' } })
  const { status, headers, html } = await options.render(request, {
    fetch: inProcess(app, asked),
    now: () => options.clock.now(),
  })
  // A page that something was missing for, or that is not worth its place, is shown but made anew for the next visitor.
  const isWhole = status === 200 && !asked.isIncomplete && headers.get('cache-control') !== 'no-store'
  const location = headers.get('location')
  const permits = {
    ...options.permits?.find(({ path }) => path.test(url.pathname))?.permits(),
    ...(options.tags === undefined ? {} : { tags: options.tags() }),
  }
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(html, options.paymentOrigins(), permits),
      'cache-control': isWhole ? 'public, max-age=0, must-revalidate' : 'no-store',
      vary: 'Cookie, Accept-Encoding',
      ...(isWhole ? { etag: etagOf(html) } : {}),
      ...(location === null ? {} : { location }),
    },
    body: html,
    tags: [...asked.tags],
    keep: isWhole,
  }
}

/** What came of the calls of a page. */
interface Asked {
  /** What the page shows, so that it is dropped when that changes. */
  readonly tags: Set<string>
  /** A call failed, or did not say what its answer shows. */
  isIncomplete: boolean
}

/** Calls the API in process. */
function inProcess(app: FastifyInstance, asked: Asked): ApiFetch {
  return async (path, init) => {
    const answer = await callingFromWithin(async () =>
      app.inject({
        method: init?.method === 'POST' ? 'POST' : 'GET',
        url: path,
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
      }),
    )
    const tags = answer.headers[cacheTagHeader]
    if (tags === undefined || answer.statusCode >= 500) asked.isIncomplete = true
    for (const tag of String(tags ?? '').split(' ')) if (tag !== '') asked.tags.add(tag)
    const { statusCode: status, body } = answer
    return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(body) }
  }
}
