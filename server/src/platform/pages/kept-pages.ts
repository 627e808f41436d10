import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'
import { type Kept, KeptAnswer, type MadeAnswer } from '../kept/kept.ts'
import { compressed, inEncoding } from './page-encodings.ts'
import { pagePolicy } from './page-policy.ts'
import type { ApiFetch, RenderPage } from './page-renderer.ts'

/** A page that may be kept, and the query parameters that it reads; others (utm and the like) are dropped. */
export interface PublicPage {
  readonly path: RegExp
  readonly query: readonly string[]
}

export interface PagesOptions {
  readonly render: RenderPage
  readonly kept: Kept
  readonly publicPages: readonly PublicPage[]
  readonly storeUrl: string
  readonly paymentOrigins: readonly string[]
  /** Refuses a page that would have to be made while there is too much to do. */
  readonly admit: () => void
}

/** Answers pages: public ones from what is kept, under path, query and currency. */
export function keepPages(app: FastifyInstance, options: PagesOptions) {
  const { kept, admit, publicPages, storeUrl } = options
  return async (request: FastifyRequest): Promise<KeptAnswer> => {
    const url = new URL(request.url, storeUrl)
    const currency = currencyOf(request)
    const publicPage = publicPages.find((page) => page.path.test(url.pathname))
    if (publicPage === undefined) {
      admit()
      return new KeptAnswer(await renderPage(app, options, url, currency))
    }
    const search = sortedQuery(url, publicPage.query)
    const key = `page ${currency} ${url.pathname}${search}`
    const render = async () => {
      admit()
      const keptUrl = new URL(`${url.pathname}${search}`, storeUrl)
      return compressed(await renderPage(app, options, keptUrl, currency))
    }
    const page = kept.find(key) ?? (await kept.get(key, render))
    return inEncoding(request.headers['accept-encoding'], { kept, key, page })
  }
}

const currencyOf = (request: FastifyRequest) => {
  const code = request.cookies.currency ?? ''
  return /^[A-Z]{3}$/.test(code) ? code : 'LKR'
}

function sortedQuery(url: URL, names: readonly string[]): string {
  const pairs = [...url.searchParams].filter(([name, value]) => names.includes(name) && value !== '')
  pairs.sort(([a, x], [b, y]) => a.localeCompare(b) || x.localeCompare(y))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

async function renderPage(
  app: FastifyInstance,
  options: PagesOptions,
  url: URL,
  currency: string,
): Promise<MadeAnswer> {
  const tags = new Set<string>()
  const request = new Request(url, { headers: { cookie: `currency=${currency}`, accept: 'text/html' } })
  const response = await options.render(request, { fetch: inProcess(app, tags) })
  const html = await response.text()
  const isFound = response.status === 200
  const location = response.headers.get('location')
  return {
    status: response.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(html, options.paymentOrigins),
      'cache-control': isFound ? 'public, max-age=0, must-revalidate' : 'no-store',
      vary: 'Cookie, Accept-Encoding',
      ...(location === null ? {} : { location }),
    },
    body: html,
    tags: [...tags],
    keep: isFound,
  }
}

/** The address that calls from within come from: they are not counted against anybody's limit. */
export const inProcessAddress = 'in-process'

/** Calls the API in process, and notes what the page shows so that it is dropped when that changes. */
function inProcess(app: FastifyInstance, tags: Set<string>): ApiFetch {
  return async (path, init) => {
    const answer = await app.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: path,
      remoteAddress: inProcessAddress,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    })
    for (const tag of tagsOf(path, answer)) tags.add(tag)
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    })
  }
}

function tagsOf(path: string, answer: LightMyRequestResponse): string[] {
  if (path.startsWith('/api/currency')) return ['currencies']
  if (!path.startsWith('/api/product/single')) return ['products']
  const ids = answer.body.matchAll(/"_id":"([0-9a-f-]{36})"/g)
  return [...ids].map(([, id]) => `product:${id}`)
}
