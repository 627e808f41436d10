import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Actor } from './screen.ts'
import { stageTime } from './stage-time.ts'

/** How a browser comes to a scene. */
export interface Visit {
  readonly scene: string
  readonly as: Actor
  readonly asksForCookies: boolean
}

/** A page that is opened once and emptied between visits, so that scripts stay compiled and files cached. */
export interface WarmPage {
  readonly page: Page
  /** Forgets what visits before left behind, and prepares the next one. */
  reset(visit: Visit): Promise<void>
  /** Opens another page in its place if the test left something on it that cannot be taken back. */
  renewIfMarked(): Promise<void>
  close(): Promise<void>
}

export async function openWarmPage(browser: Browser, options: BrowserContextOptions): Promise<WarmPage> {
  const context = await openContext(browser, options)
  const origin = new URL(options.baseURL ?? '').origin
  let isMarked = false
  const mark = () => {
    isMarked = true
  }
  const openPage = async () => {
    const opened = await openNoticed(context, mark)
    isMarked = false
    return opened
  }
  let open = await openPage()
  context.on('page', mark)
  noticeCalls(context, ['newCDPSession', 'route'], mark)
  return {
    get page() {
      return open.page
    },
    reset: async (visit) => {
      const { page, devtools } = open
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      page.removeAllListeners()
      await openEmpty(page, `${origin}/stage/empty`)
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
      await context.clearPermissions()
      await context.addCookies([
        { name: 'scene', value: visit.scene, url: origin },
        { name: 'stage-visit', value: JSON.stringify({ ...visit, id: randomUUID() }), url: origin },
      ])
    },
    renewIfMarked: async () => {
      if (!isMarked && !open.page.isClosed()) return
      await Promise.all(context.pages().map((one) => one.close()))
      open = await openPage()
    },
    close: () => context.close(),
  }
}

/** Navigations that the test before left under way may end the first ones. */
export async function openEmpty(page: Page, address: string, attempts = 3): Promise<void> {
  if (page.url() === address) return
  await page.goto(address).catch((error: unknown) => {
    if (attempts === 1) throw error
    return openEmpty(page, address, attempts - 1)
  })
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  // Otherwise the options of the first test would be those of all.
  const context = await browser.newContext({ javaScriptEnabled: true, ...options })
  await context.addInitScript(prepareBrowser, stageTime().getTime())
  return context
}

/** A page that tells of what cannot be taken back. */
export async function openNoticed(context: BrowserContext, mark: () => void) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  noticeCalls(page, ['addInitScript', 'exposeFunction', 'emulateMedia', 'routeWebSocket'], mark)
  noticeCalls(page.keyboard, ['down'], mark)
  return { page, devtools }
}

/** Cookies, local storage and databases of the shop; files of the builds stay cached. */
export const storageTypes = 'cookies,local_storage,indexeddb,cache_storage'

/** Tells of each call of one of the methods. */
export function noticeCalls<T extends object>(
  target: T,
  names: readonly (keyof T)[],
  called: () => void,
): void {
  for (const name of names) {
    const method = target[name]
    if (typeof method !== 'function') continue
    Reflect.set(target, name, (...given: unknown[]) => {
      called()
      return Reflect.apply(method, target, given)
    })
  }
}

/** Runs in each document before its scripts: the stage's time, and who is signed in. */
function prepareBrowser(stageMs: number): void {
  const ahead = stageMs - Date.now()
  const SystemDate = Date
  globalThis.Date = class extends SystemDate {
    constructor(...given: []) {
      if (given.length === 0) super(SystemDate.now() + ahead)
      else super(...given)
    }
    static override now() {
      return SystemDate.now() + ahead
    }
  } as DateConstructor
  // A partner's iframe has no storage, or its own; an empty page or one that did not load has none.
  if (window !== window.top || !location.protocol.startsWith('http')) return
  // Screens that nobody opens need not be loaded in advance.
  if (location.pathname.startsWith('/admin')) window.requestIdleCallback = () => 0
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy violated: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
  )
  const [, visit] = /(?:^|; )stage-visit=([^;]+)/.exec(document.cookie) ?? []
  if (visit === undefined) return
  const { id, scene, as, asksForCookies }: Record<string, string | boolean> = JSON.parse(
    decodeURIComponent(visit),
  )
  if (sessionStorage.getItem('stage-visit') === id) return
  sessionStorage.clear()
  sessionStorage.setItem('stage-visit', String(id))
  if (as === 'member') localStorage.setItem('token', `token-of-${scene}`)
  if (asksForCookies) return
  const choice = { necessary: true, analytics: false, marketing: false }
  const answered = { timestamp: '2026-01-01T00:00:00.000Z', sessionId: 'told-before' }
  localStorage.setItem('cookie-consent', JSON.stringify({ ...choice, ...answered }))
}
