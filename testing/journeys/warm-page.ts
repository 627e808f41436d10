import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { openEmpty, openRenewablePage, storageTypes, type WarmPage } from '../stage/warm-page.ts'

/** An address of the shop whose page runs no scripts. */
export const emptyPage = '/healthz'

/** As the stage has it: opened once for a worker and emptied between journeys. Only who visits is the shop's to say. */
export interface WarmShopPage extends Omit<WarmPage, 'reset' | 'revisit'> {
  /** Forgets what the journeys before left behind; the question for cookies has been answered. */
  reset(): Promise<void>
}

export async function openWarmShopPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<WarmShopPage> {
  const context = await openContext(browser, options)
  const origin = new URL(options.baseURL ?? '').origin
  const renewable = await openRenewablePage(context)
  return {
    get page() {
      return renewable.page
    },
    reset: async () => {
      const { page, devtools } = renewable
      page.removeAllListeners()
      await openEmpty(page, `${origin}${emptyPage}`)
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
      await context.clearCookies()
      await page.evaluate(beginVisit)
    },
    renewIfMarked: async () => {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await Promise.all([context.setOffline(false), context.clearPermissions()])
      await renewable.renewIfMarked()
    },
    close: () => context.close(),
  }
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript(prepareBrowser)
  return context
}

/** Runs in each document before its scripts. */
function prepareBrowser(): void {
  // A violation that a script catches is not in the console.
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy violated: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
  )
  // Screens that nobody opens need not be loaded in advance.
  if (window === window.top && location.pathname.startsWith('/admin')) window.requestIdleCallback = () => 0
}

/** Runs in the empty page. */
function beginVisit(): void {
  sessionStorage.clear()
  const choice = { necessary: true, analytics: false, marketing: false }
  const shown = { timestamp: '2026-01-01T00:00:00.000Z', sessionId: 'told-before' }
  localStorage.setItem('cookie-consent', JSON.stringify({ ...choice, ...shown }))
}
