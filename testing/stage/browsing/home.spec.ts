import { expect, gotoHydrated, test } from '../stage.ts'
import { gotoOnStoppedClock, passedMs, runUntil, stopClock } from '../stopped-clock.ts'

test.describe(() => {
  test.use({ ownContext: true })
  test('home shows placeholders for two seconds, then the latest ten and five best sellers [A2.24] [A2.26] [A9.07]', {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    await stage.set({})
    await stopClock(page)
    await gotoOnStoppedClock(page, '/')
    const placeholders = page.getByTestId('placeholder-card')
    await runUntil(page, 1_999)
    await expect(placeholders).toHaveCount(15)
    for (const words of [
      'OUR BESTSELLERS',
      'Latest Arrivals',
      'SHOP NOW',
      'Easy Exchange',
      '7 Days Return',
      '24/7 Support',
    ])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    await runUntil(page, 2_000)
    await expect(placeholders).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15)
    await gotoOnStoppedClock(page, '/')
    await expect(placeholders).toHaveCount(0)
    expect(await passedMs(page)).toBeLessThan(1_999)
  })
})

test('home starts with the hero, shows policies and payment methods, and links to the studio [A1.12] [A1.13] [A1.14] [A2.23] [A2.25] [A2.27]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/')
  await expect(page.getByText('OUR BESTSELLERS', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Arrivals')
  await expect(page.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/collection')
  for (const words of ['Easy Exchange', '7 Days Return', '24/7 Support'])
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Card, pay in three, cash on delivery')
  await page.getByRole('link', { name: /Design your own/ }).click()
  await expect(page).toHaveURL(/\/design$/)
})

test('about tells the story, and contact shows the store address [A2.11] [A2.12]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/about')
  for (const name of [/story/i, /mission/i, /why/i])
    await expect(page.getByRole('heading', { name }).first()).toBeVisible()
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main).toContainText('Sri Lanka')
  await expect(main.getByRole('link', { name: /^\+94/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /@/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /work|job|career|join|write/i })).toHaveAttribute(
    'href',
    /^mailto:.*Careers/,
  )
})

test('terms and privacy are shown in sections, with the law that governs them and how to reach the store [A2.13] [B2.89]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  for (const path of ['/terms-and-conditions', '/privacy-policy']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).toContainText('January 2025')
    await expect(main).toContainText(/governed by the laws? of Sri Lanka/)
    await expect(main).toContainText(/\S+@\S+/)
    await expect(main).toContainText(/\+94[ \d]{9,}/)
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(6)
  }
})

test('an unknown URL is a 404 that search engines ignore [A2.14]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a screen whose file is gone after a deployment reloads the page [A8.10]', { tag: '@once' }, async ({
  page,
}) => {
  await gotoHydrated(page, '/about')
  // Each time that the old page asks for it: in advance, too.
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(/assets\/contact\.route.*\.js/, (route) => (isGone ? route.abort() : route.continue()))
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.waitForFunction(() => !('isOldPage' in window))
})
