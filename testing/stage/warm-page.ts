import { randomUUID } from 'node:crypto'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from '@playwright/test'
import { arriveInside, leaveInside } from './revisit.ts'
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
  /**
   * The same, and opens an address of the store inside the document of the visit before, whose scripts are loaded and
   * compiled. Returns false if there is none.
   */
  revisit(visit: Visit, address: string): Promise<boolean>
  /** Takes back what the test left on it; opens another page in its place if that cannot be done. */
  renewIfMarked(): Promise<void>
  close(): Promise<void>
}

export async function openWarmPage(browser: Browser, options: BrowserContextOptions): Promise<WarmPage> {
  const context = await openContext(browser, options)
  const origin = new URL(options.baseURL ?? '').origin
  const renewable = await openRenewablePage(context)
  const enter = async (visit: Visit) => {
    await context.clearPermissions()
    await context.addCookies([
      { name: 'scene', value: visit.scene, url: origin },
      { name: 'stage-visit', value: JSON.stringify({ ...visit, id: randomUUID() }), url: origin },
    ])
  }
  return {
    get page() {
      return renewable.page
    },
    reset: async (visit) => {
      const { page, devtools } = renewable
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      page.removeAllListeners()
      await openEmpty(page, `${origin}/stage/empty`)
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
      await enter(visit)
    },
    revisit: async (visit, address) => {
      const { page, devtools } = renewable
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      page.removeAllListeners()
      if (!(await leaveInside(page))) return false
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
      await enter(visit)
      await arriveInside(page, address)
      return true
    },
    renewIfMarked: renewable.renewIfMarked,
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

/** A page whose traces of a test are taken back. */
export interface RenewablePage extends Pick<WarmPage, 'renewIfMarked'> {
  readonly page: Page
  readonly devtools: CDPSession
}

/** The renderer of a page that lives on grows to 1 GB in a whole run: after so many tests it ends with its page. */
const testsOnOnePage = 30

/** Opens the page of a context. Closes what tests open beside it; a page that was closed itself is opened anew. */
export async function openRenewablePage(context: BrowserContext): Promise<RenewablePage> {
  const traces: TakeBack[] = []
  const leave = (takeBack: TakeBack) => traces.push(takeBack)
  context.on('page', (other) => leave(() => other.close()))
  noticeCall<'newCDPSession', CDPSession>(context, 'newCDPSession', (session) =>
    leave(async () => (await session).detach()),
  )
  noticeCall(context, 'route', () => leave(() => context.unrouteAll({ behavior: 'ignoreErrors' })))
  const openPage = async () => {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    noticeTraces(page, leave)
    traces.length = 0
    return { page, devtools }
  }
  let open = await openPage()
  let tests = 0
  return {
    get page() {
      return open.page
    },
    get devtools() {
      return open.devtools
    },
    renewIfMarked: async () => {
      const results = await Promise.allSettled(traces.splice(0).map((takeBack) => takeBack()))
      const isClean = results.every(({ status }) => status === 'fulfilled') && !open.page.isClosed()
      tests += 1
      if (isClean && tests < testsOnOnePage) return
      tests = 0
      await Promise.all(context.pages().map((one) => one.close()))
      open = await openPage()
    },
  }
}

/** Takes back what a test did to a page. Rejects where that cannot be done. */
type TakeBack = () => Promise<unknown>

function noticeTraces(page: Page, leave: (takeBack: TakeBack) => void): void {
  noticeCall<'addInitScript', Disposable>(page, 'addInitScript', (script) =>
    leave(async () => (await script).dispose()),
  )
  noticeCall<'exposeFunction', Disposable>(page, 'exposeFunction', (exposed) =>
    leave(async () => (await exposed).dispose()),
  )
  noticeCall(page.keyboard, 'down', (_, key) => leave(() => page.keyboard.up(String(key))))
  const lasting = () => leave(() => Promise.reject(new Error('this lasts as long as the page')))
  noticeCall(page, 'emulateMedia', lasting)
  noticeCall(page, 'routeWebSocket', lasting)
}

/** Tells of each call of a method what it returned, and what it was given first. */
function noticeCall<Name extends string, Result>(
  target: { readonly [method in Name]: (...given: never[]) => Promise<Result> },
  name: Name,
  called: (result: Promise<Result>, first: unknown) => void,
): void {
  const method = target[name]
  Reflect.set(target, name, (...given: unknown[]) => {
    const result: Promise<Result> = Reflect.apply(method, target, given)
    called(result, given[0])
    return result
  })
}

/** Cookies, local storage and databases of the shop; files of the builds stay cached. */
export const storageTypes = 'cookies,local_storage,indexeddb,cache_storage'

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
  const takeVisit = () => {
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
  Object.assign(window, { takeVisit })
  takeVisit()
}
