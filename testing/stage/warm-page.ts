import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
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
  /** Opens another page in its place: what a test added to the page itself cannot be taken back. */
  renew(): Promise<void>
  close(): Promise<void>
}

export async function openWarmPage(browser: Browser, options: BrowserContextOptions): Promise<WarmPage> {
  // Otherwise the options of the first test would be those of all.
  const context = await browser.newContext({ javaScriptEnabled: true, ...options })
  await context.addInitScript(prepareBrowser, stageTime().getTime())
  const origin = new URL(options.baseURL ?? '').origin
  let page = await context.newPage()
  return {
    get page() {
      return page
    },
    reset: async (visit) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      page.removeAllListeners()
      await page.goto(`${origin}/stage/empty`)
      await empty(page, origin)
      await context.clearPermissions()
      await context.addCookies([
        { name: 'scene', value: visit.scene, url: origin },
        { name: 'stage-visit', value: JSON.stringify({ ...visit, id: randomUUID() }), url: origin },
      ])
    },
    renew: async () => {
      await Promise.all(context.pages().map((one) => one.close()))
      page = await context.newPage()
    },
    close: () => context.close(),
  }
}

/** Cookies, local storage and databases of the shop; files of the builds stay cached. */
async function empty(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
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
  // A partner's iframe has no storage, or its own.
  if (window !== window.top || location.protocol === 'about:') return
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
