import { openCheckout } from '../checkout-page.ts'
import { altered, type Page } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'
import { gotoOnStoppedClock, letPass, passedMs, runUntil, stopClock } from '../stopped-clock.ts'

const banner = (page: Page) => page.getByRole('region', { name: /^Cookies/ })
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'))

interface Visit {
  readonly sessionId: string
  readonly url: string
  readonly title: string
  readonly timeSpent: number
}

/** The consent calls by status, and their bodies while the page is still open. */
async function recordedVisits(page: Page) {
  const visits: Visit[] = []
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/cookie/track')) statuses.push(response.status())
  })
  await page.exposeFunction('noteVisit', (text: string) => visits.push(JSON.parse(text)))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob)
        void body.text().then(
          (text) => Object(window).noteVisit(text),
          () => undefined,
        )
      return send(url, body)
    }
  })
  return { visits, statuses }
}

test.describe(() => {
  test.use({ ownContext: true })
  test('the cookie question appears after a second, and only once [A2.22] [A9.22] [A7.43]', {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    await stage.set({ asksForCookies: true })
    await stopClock(page)
    await gotoOnStoppedClock(page, '/about')
    const hydratedMs = await passedMs(page)
    await runUntil(page, 999)
    await expect(banner(page)).toHaveCount(0)
    await runUntil(page, hydratedMs + 1_000)
    await letPass(page, 50, () => expect(banner(page)).toBeVisible({ timeout: 500 }))
    // A phone shows the categories when it is asked to.
    await page.getByRole('button', { name: 'Choose' }).click()
    await expect(page.getByLabel('Necessary')).toBeDisabled()
    await expect(page.getByLabel('Necessary')).toBeChecked()
    await page.getByLabel('Marketing').check()
    const saved = page.waitForRequest('**/api/cookie/consent')
    await page.getByRole('button', { name: 'Save choices' }).click()
    await expect(banner(page)).toHaveCount(0)
    expect((await saved).postDataJSON()).toEqual({
      preferences: {
        necessary: true,
        analytics: false,
        marketing: true,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
      userAgent: expect.stringContaining('Chrom'),
      screenResolution: expect.stringMatching(/^\d+x\d+$/),
      language: expect.any(String),
      platform: expect.any(String),
    })
    await expect.poll(() => stored(page)).toMatchObject({ marketing: true, sessionId: expect.any(String) })
    await gotoOnStoppedClock(page, '/about')
    await page.clock.runFor(60_000)
    await expect(banner(page)).toHaveCount(0)
  })
})

test('the chat opens, and takes a message, while the cookie question waits for its answer', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/about', { as: 'member', asksForCookies: true })
  await expect(banner(page)).toBeVisible()
  await page.getByRole('button', { name: /^Open the chat with support/ }).click()
  const chat = page.getByRole('dialog', { name: 'First Fashion Support' })
  await chat.getByRole('textbox', { name: 'Your message' }).fill('Does the linen shrink?')
  const sent = page.waitForRequest('**/api/chat/send')
  await chat.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ message: 'Does the linen shrink?' })
  await chat.getByRole('button', { name: 'Close the chat' }).click()
  await page.getByRole('button', { name: 'Necessary only' }).click()
  await expect(banner(page)).toHaveCount(0)
})

test('the end of a product page can be read above its bar and the cookie question', {
  tag: '@phone',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/product/galle-fort-linen-shirt', { asksForCookies: true })
  await expect(banner(page)).toBeVisible()
  const last = page.getByText('Card, pay in three, cash on delivery')
  const bar = page.locator('[data-sticky-bar]')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [end, top] = [await last.boundingBox(), await bar.boundingBox()]
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0)
  }).toPass()
})

test('page visits are sent on route changes and on leaving, with analytics consent [A7.44] [A7.47]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ asksForCookies: true })
  const { visits, statuses } = await recordedVisits(page)
  await gotoHydrated(page, '/about')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => stored(page)).toMatchObject({ analytics: true, sessionId: expect.any(String) })
  const { sessionId } = await stored(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect.poll(() => visits.length).toBe(1)
  expect(visits[0]).toEqual({
    sessionId,
    url: '/about',
    title: expect.stringContaining('First Fashion'),
    timeSpent: expect.any(Number),
  })
  // What is sent while a page unloads cannot be watched.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect.poll(() => visits.map(({ url }) => url)).toEqual(['/about', '/contact'])
  await expect.poll(() => statuses).toEqual([200, 200])
})

test('no page visits are sent without analytics consent, or after its withdrawal in the footer [A7.47]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ asksForCookies: true })
  const { visits, statuses } = await recordedVisits(page)
  await gotoHydrated(page, '/about')
  await page.getByRole('button', { name: 'Necessary only' }).click()
  await expect(banner(page)).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await footer.getByRole('button', { name: 'Cookie settings' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Analytics')).not.toBeChecked()
  await expect(dialog.getByText(/^Chosen on \d+ \w+ \d{4}/)).toBeVisible()
  await dialog.getByLabel('Analytics').check()
  await dialog.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByText('Your choices are saved')).toBeVisible()
  await expect.poll(() => stored(page)).toMatchObject({ analytics: true, sessionId: expect.any(String) })
  await footer.getByRole('button', { name: 'Cookie settings' }).click()
  await dialog.getByLabel('Analytics').uncheck()
  await dialog.getByRole('button', { name: 'Save choices' }).click()
  await expect.poll(() => stored(page)).toMatchObject({ analytics: false, sessionId: expect.any(String) })
  await footer.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  expect([visits, statuses]).toEqual([[], []])
})

test('a choice that the server did not receive stays, and is sent at the next visit', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/about', { asksForCookies: true })
  await page.route('**/api/cookie/consent', (route) => route.abort())
  await page.getByRole('button', { name: 'Necessary only' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.unroute('**/api/cookie/consent')
  await page.reload()
  await expect.poll(() => stored(page)).toMatchObject({ analytics: false, sessionId: expect.any(String) })
})

test('a second tab stops asking once the first is answered', { tag: '@once' }, async ({ page, stage }) => {
  await stage.open('/about', { asksForCookies: true })
  await expect(banner(page)).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/contact')
  await expect(banner(second)).toBeVisible()
  await banner(second).getByRole('button', { name: 'Accept all' }).click()
  await expect(banner(second)).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
})

test('neither the cookie question nor the checkout links to a page that is not published', {
  tag: '@once',
}, async ({ stage }) => {
  const answers = altered('content.frame', ({ frame }) => {
    frame.pages = ['/about', '/terms-and-conditions']
  })
  await stage.set({ asksForCookies: true, answers })
  await gotoHydrated(stage.page, '/about')
  await expect(banner(stage.page).getByRole('button', { name: 'Necessary only' })).toBeVisible()
  await expect(banner(stage.page).getByRole('link')).toHaveCount(0)
  const page = await openCheckout(stage, answers)
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(['Returns', 'Terms and Conditions'])
})
