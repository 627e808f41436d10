import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EmptyStage, expect, gotoHydrated, test } from '../stage.ts'
import { stageTime } from '../stage-time.ts'

const isPhone = (viewport: { width: number } | null): boolean => (viewport?.width ?? 0) < 1024

test('the header links to the six sections of the shop, in a sheet on a phone [A2.16] [A2.20]', async ({
  page,
  viewport,
}) => {
  await page.goto('/terms-and-conditions')
  const menu = page.getByRole('button', { name: 'Menu' })
  if (isPhone(viewport)) {
    await menu.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
    await menu.click()
  }
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link').locator('visible=true')
  await expect(links).toHaveText(['Home', 'Collection', 'About', 'Contact', 'Community', 'Design'])
  await links.filter({ hasText: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the footer shows the company, its phone, its email and the current year [A2.21]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Home', 'Collection', 'About', 'Community'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: /^\+94/ })).toHaveAttribute('href', /^tel:\+94\d+$/)
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByText(`© ${stageTime().getFullYear()} First Fashion`)).toBeVisible()
})

test('the header counts the cart, finds and changes the currency [A2.18]', async ({
  page,
  viewport,
  stage,
}) => {
  await stage.set({ as: 'member' })
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search' })).toBeVisible()
  if (isPhone(viewport)) await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('combobox', { name: 'Currency' }).locator('visible=true')).toHaveValue('LKR')
})

test('a logged-in user has an account menu, also by keyboard [A2.19] [A4.01]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  await stage.set({ as: 'member' })
  await page.goto('/')
  const account = page.getByRole('button', { name: 'Account' })
  await account.press('Enter')
  const menu = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Logout' }) })
  await expect(menu.getByRole('listitem')).toHaveText([
    'My Profile',
    'Orders',
    'Loyalty',
    'Wishlist',
    'Logout',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(account).toBeFocused()
})

test('a new screen starts at its top, and Back restores the scroll position [A2.15]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
})

test.describe(() => {
  test.use({ ownContext: true })
  test('a toast appears at the top right, is reachable by Alt+T and closes after five seconds [A8.31] [A8.32]', {
    tag: '@desktop',
  }, async ({ page, viewport, stage }) => {
    await page.clock.install({ time: stageTime() })
    await stage.set({ as: 'member' })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Logged out successfully' })
    await expect(toast).toBeVisible()
    const width = viewport?.width ?? 0
    // It slides in with a bounce.
    await expect(async () => {
      const box = await toast.boundingBox()
      expect(box?.y).toBeLessThan(160)
      expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40)
    }).toPass()
    await page.keyboard.press('Alt+KeyT')
    await expect(page.locator(':focus')).toContainText('Logged out successfully')
    await page.getByRole('link', { name: 'Search' }).focus()
    // The pointer that clicked Logout rests on the toast, which pauses on hover.
    await expect(async () => {
      await page.mouse.move(10, 400, { steps: 3 })
      await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'running', {
        timeout: 1_000,
      })
    }).toPass()
    await page.clock.runFor(8_000)
    await expect(toast).toHaveCount(0)
  })
})

/** Logs out with the keyboard, so that no pointer rests on the toast; its timer is its progress bar. */
async function loggedOut({ page, open }: Pick<EmptyStage, 'page' | 'open'>) {
  await open('/about', { as: 'member' })
  await page.getByRole('button', { name: 'Account' }).press('Enter')
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  const toast = page.getByRole('alert').filter({ hasText: 'Logged out successfully' })
  const timer = toast.getByRole('progressbar')
  await expect(timer).toHaveCSS('animation-play-state', 'running')
  return { toast, timer }
}

test('a toast waits while the keyboard is in it, and goes on afterwards', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  const { toast, timer } = await loggedOut(stage)
  await page.keyboard.press('Alt+KeyT')
  await expect(page.locator(':focus')).toContainText('Logged out successfully')
  await expect(timer).toHaveCSS('animation-play-state', 'paused')
  await page.getByRole('link', { name: 'Search' }).focus()
  await expect(toast).toHaveCount(0)
})

test('the time of a toast runs on while sheets are opened and closed', { tag: '@phone' }, async ({
  page,
  stage,
}) => {
  const { toast, timer } = await loggedOut(stage)
  // Slow enough that it is still there at the end of this test, however busy the machine is.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('.Toastify__progress-bar { animation-duration: 300s !important }')
    document.adoptedStyleSheets.push(slow)
  })
  const elapsedMs = () => timer.evaluate((bar) => Math.round(Number(bar.getAnimations()[0]?.currentTime)))
  await expect.poll(elapsedMs).toBeGreaterThan(2_000)
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  for (const _ of ['once', 'again']) {
    const before = await elapsedMs()
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await expect(dialog.getByRole('alert')).toBeVisible()
    const within = await elapsedMs()
    expect(within).toBeGreaterThanOrEqual(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(toast).toBeVisible()
    expect(await elapsedMs()).toBeGreaterThanOrEqual(within)
  }
})

test('a toast stays as long with reduced motion', { tag: '@once' }, async ({ page, stage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stage.set({ as: 'member' })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Logged out successfully' })
  // The end of its progress bar closes it.
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-duration', '5s')
})

test('a page that shows nothing without scripts asks for them at once, any other after its first paint', {
  tag: '@once',
}, async ({ page }) => {
  const linksOf = async (path: string, rel: string) =>
    (await (await page.request.get(path)).text()).split(`<link rel="${rel}"`).length - 1
  for (const path of ['/orders', '/profile', '/cart', '/place-order']) {
    expect(await linksOf(path, 'modulepreload'), path).toBeGreaterThan(3)
    expect(await linksOf(path, 'after-paint'), path).toBe(0)
  }
  expect(await linksOf('/collection', 'after-paint')).toBeGreaterThan(3)
  expect(await linksOf('/collection', 'modulepreload')).toBe(0)
})

test('a first visit loads at most 150 kB of JavaScript, and 2 kB for the cookie question', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ asksForCookies: true })
  // Measures scripts only; a new shop has yet to render its pictures.
  await page.route('**/media/**', (route) => route.abort())
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const scripts = new Map<string, string>()
  const loading = new Set<string>()
  const bytes = { page: 0, question: 0 }
  browser.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') loading.add(requestId)
  })
  browser.on('Network.loadingFailed', ({ requestId }) => loading.delete(requestId))
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url)
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loading.delete(requestId)
    const url = scripts.get(requestId)
    // It comes a second after the page.
    if (url !== undefined) bytes[/assets\/cookies-/.test(url) ? 'question' : 'page'] += encodedDataLength
  })
  for (const path of ['/', '/collection', '/product/galle-fort-linen-shirt']) {
    await browser.send('Network.clearBrowserCache')
    Object.assign(bytes, { page: 0, question: 0 })
    await gotoHydrated(page, path)
    await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()
    await expect.poll(() => loading.size).toBe(0)
    expect(scripts.size).toBeGreaterThan(3)
    expect(bytes.page, path).toBeLessThanOrEqual(150_000)
    expect(bytes.question).toBeGreaterThan(0)
    expect(bytes.question).toBeLessThanOrEqual(2_000)
  }
})

test('the newsletter requires a valid address and confirms the subscription [A2.28] [A4.25] [A5.19]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('region', { name: /Subscribe now|You’re subscribed/ })
  const subscribe = box.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await expect(box.getByText('Please enter your email address')).toBeVisible()
  await box.getByLabel('Email address').fill('nobody at home')
  await subscribe.click()
  await expect(box.getByText('Please enter a valid email address')).toBeVisible()
  await expect(box.getByLabel('Email address')).toHaveValue('nobody at home')
  await box.getByLabel('Email address').fill('reader@example.com')
  await subscribe.click()
  await expect(box.getByText('You’re subscribed')).toBeVisible()
})

test('the developers’ workbench is not part of the shop', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/workbench')
  expect(answer?.status()).toBe(404)
  const folder = fileURLToPath(new URL('../../../web/build/client/assets', import.meta.url))
  const programs = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(programs.length).toBeGreaterThan(10)
  expect(programs.filter((name) => readFileSync(join(folder, name), 'utf8').includes('Workbench'))).toEqual(
    [],
  )
})
