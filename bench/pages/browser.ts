import { randomUUID } from 'node:crypto'
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core'
import { z } from 'zod'
import { chromiumPath } from '../../tools/testing/chromium.ts'
import { openDemoStore } from '../databases/databases.ts'
import { call } from '../load/call.ts'
import { readStock } from '../load/stock.ts'
import { orderOf } from '../load/writes.ts'
import { type Stand, startShopServer } from '../stand.ts'

/** A processor four times slower than this one: a mid-range phone's. */
export const slowDown = (session: CDPSession): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: 4 })

/** A demonstration store with one customer, and a browser to visit it. */
export interface VisitedShop {
  readonly origin: string
  readonly browser: Browser
  readonly newestSlug: string
  /** The session token of the customer, who placed two orders. */
  readonly token: string
}

const registered = z.object({ token: z.string() })
/** Two orders of this amount stay below the cash limit of an unverified address. */
const affordableRupees = 8_000
const enough = 15

/** Starts the shop, registers the customer, and opens the browser. */
export async function openVisitedShop(stand: Stand): Promise<VisitedShop> {
  const databaseUrl = await openDemoStore(stand, 'run_pages')
  const { products, skus } = await readStock(databaseUrl, enough)
  const { origin } = await startShopServer(stand, databaseUrl)
  const person = { name: 'Nadeesha Silva', email: `${randomUUID()}@example.com`, password: randomUUID() }
  const { token } = registered.parse(await call(origin, '/api/user/register', { body: person }))
  const ordered = products
    .flatMap(({ id }) => skus.find((sku) => sku.productId === id && sku.rupees <= affordableRupees) ?? [])
    .slice(0, 2)
  for (const sku of ordered) await call(origin, '/api/order/place', { token, body: orderOf(0, sku) })
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      '--disable-background-networking',
    ],
  })
  stand.atEnd(() => browser.close())
  return { origin, browser, newestSlug: products[0]?.slug ?? '', token }
}

/** What a page loaded, in bytes as sent, headers included. */
export interface Load {
  readonly pathname: string
  readonly type: string
  readonly bytes: number
}

/** An open page, whose visitor has an empty cache; `loads` and `requests` fill while it is used. */
export interface OpenPage {
  readonly page: Page
  readonly session: CDPSession
  readonly loads: readonly Load[]
  readonly requests: () => number
}

/** Visits with a browser of its own; a customer with a token is signed in. */
export async function withPage<T>(
  browser: Browser,
  screen: BrowserContextOptions,
  token: string | undefined,
  visit: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (token !== undefined)
      await page.addInitScript((value) => {
        if (window === window.top) localStorage.setItem('token', value)
      }, token)
    return await visit({ page, session, ...recordLoads(session) })
  } finally {
    await context.close()
  }
}

function recordLoads(session: CDPSession): Pick<OpenPage, 'loads' | 'requests'> {
  const answered = new Map<string, Omit<Load, 'bytes'>>()
  const loads: Load[] = []
  let requests = 0
  session.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answered.set(requestId, { type, pathname: new URL(response.url).pathname }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    loads.push({ ...(answered.get(requestId) ?? { type: 'Other', pathname: '' }), bytes })
  })
  return { loads, requests: () => requests }
}
