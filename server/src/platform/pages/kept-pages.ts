import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'
import type { KeptStores } from '../kept/kept.ts'
import { bytesOfPage, type Page, pageFrom } from './page.ts'
import type { ApiFetch, RenderPage } from './page-renderer.ts'

/** A page that may be kept, and the query parameters that it reads; others (utm and the like) are dropped. */
export interface PublicPage {
  readonly path: RegExp
  readonly query: readonly string[]
}

export interface PagesOptions {
  readonly render: RenderPage
  readonly kept: KeptStores
  readonly publicPages: readonly PublicPage[]
  readonly storeUrl: string
  readonly paymentOrigins: readonly string[]
  /** Codes that prices are shown in; any other cookie counts as the first one. */
  readonly currencies: () => Promise<readonly string[]>
  /** Refuses a page that would have to be made while there is too much to do. */
  readonly admit: () => void
}

const largestBytes = 64 * 1024 * 1024

/** Answers pages: public ones from what is kept, under path, query and currency. */
export function keepPages(app: FastifyInstance, options: PagesOptions) {
  const pages = options.kept.store<Page>({ largestBytes, bytesOf: bytesOfPage })
  return async (request: FastifyRequest): Promise<Page> => {
    const url = new URL(request.url, options.storeUrl)
    const currency = await currencyOf(request, options)
    const publicPage = options.publicPages.find((page) => page.path.test(url.pathname))
    if (publicPage === undefined) {
      options.admit()
      return (await renderPage(app, options, url, currency)).value
    }
    const search = sortedQuery(url, publicPage.query)
    const key = `${currency} ${url.pathname}${search}`
    if (!pages.has(key)) options.admit()
    const keptUrl = new URL(`${url.pathname}${search}`, options.storeUrl)
    return pages.get(key, () => renderPage(app, options, keptUrl, currency))
  }
}

async function currencyOf(request: FastifyRequest, { currencies }: PagesOptions): Promise<string> {
  const code = request.cookies.currency
  const [usual = 'LKR', ...others] = await currencies()
  return code !== undefined && others.includes(code) ? code : usual
}

function sortedQuery(url: URL, names: readonly string[]): string {
  const pairs = [...url.searchParams].filter(([name, value]) => names.includes(name) && value !== '')
  pairs.sort(([a, x], [b, y]) => a.localeCompare(b) || x.localeCompare(y))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

async function renderPage(app: FastifyInstance, options: PagesOptions, url: URL, currency: string) {
  const tags = new Set<string>()
  const request = new Request(url, { headers: { cookie: `currency=${currency}`, accept: 'text/html' } })
  const response = await options.render(request, { fetch: inProcess(app, tags) })
  const value = pageFrom({
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location'),
    paymentOrigins: options.paymentOrigins,
  })
  return { value, tags: [...tags], keep: value.status === 200 }
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
