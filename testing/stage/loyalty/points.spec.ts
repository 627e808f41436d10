import { samples } from '@first-fashion/contract/samples'
import { altered, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'
import { card, gold, memberWith, silver } from './members.ts'

const path = `/product/${samples['catalog.single'].product.slug}`

test('a product says what it earns, from when, and what a return takes back, before any script runs [B9.01]', {
  tag: '@once',
}, async ({ stage }) => {
  await stage.set({})
  const html = await (await stage.page.request.get(path)).text()
  expect(html).toMatch(/Earns \d+ points? \(Rs\. [\d,]+\)/)
  expect(html).toMatch(/Available \d+ days after the delivery, when the return window is over\./)
  expect(html).toContain('We take back the points of items you return.')
})

test('a member reads the points of the own tier in the same place', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open(path, { as: 'member' })
  const note = page.getByText(/^Earns \d+ points?/)
  // It is drawn anew for a member: for a moment there is none to measure.
  const height = async () => (await note.boundingBox())?.height ?? 0
  let before = 0
  await expect
    .poll(async () => {
      before = await height()
      return before
    })
    .toBeGreaterThan(0)
  await stage.answer(silver)
  await gotoHydrated(page, path)
  await expect(note).toHaveText(/as Silver\.$/)
  await expect.poll(height).toBe(before)
})

test('the cart and the checkout say what is earned, from when, and what a return takes back', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/cart', { as: 'member' })
  await expect(page.getByText(/^Earns \d+ points? \(Rs\. [\d,]+\)\.$/)).toBeVisible()
  await expect(page.getByText(/We take back the points of items you return\./)).toBeHidden()
  await page.getByText('How points work').click()
  await expect(page.getByText(/We take back the points of items you return\./)).toBeVisible()
  await page.goto('/place-order')
  const points = page.getByRole('region', { name: 'Loyalty points' })
  await expect(points).toContainText(/Earns \d+ points? \(Rs\. [\d,]+\)\./)
  await expect(points).toContainText('We take back the points of items you return.')
})

test('the card in the profile shows points and tier, refreshes on its button and on the window event [B2.37] [B2.38] [B2.30] [B4.10]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member', answers: memberWith({ currentPoints: 0 }) })
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/api/loyalty/dashboard', async (route) => {
    await isHeld.promise
    await route.continue()
  })
  await gotoHydrated(page, '/profile')
  await expect(page.getByText('Basic Information').first()).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  isHeld.resolve()
  await expect(card(page)).toContainText('Bronze')
  await expect(card(page)).toContainText('31 points to Silver')
  await expect(card(page).getByRole('link', { name: 'See points and rewards' })).toHaveAttribute(
    'href',
    '/loyalty',
  )
  const { nextTier } = samples['loyalty.dashboard'].loyaltyData
  await stage.answer(memberWith({ currentPoints: 10, nextTier: { ...nextTier, pointsNeeded: 28 } }))
  await card(page).getByRole('button', { name: 'Refresh' }).click()
  await expect(card(page)).toContainText('28 points to Silver')
  await expect(card(page)).toContainText('Rs. 2,000.00')
  await stage.answer(silver)
  await page.evaluate(() => window.dispatchEvent(new Event('loyaltyUpdated')))
  await expect(card(page)).toContainText('Silver')
  await expect(page.getByText('You have reached Silver!')).toBeVisible()
})

test('a tier that was reached since the last visit is announced, once [B3.11]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/loyalty', { as: 'member' })
  await expect(page.getByText('31 points to Silver')).toBeVisible()
  // The account may load after the points.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-tier'))).toContain('Bronze')
  await stage.answer(silver)
  await gotoHydrated(page, '/loyalty')
  await expect(page.getByText('You have reached Silver!')).toBeVisible()
  // The profile draws the card once it knows the account: what is announced with it comes before the next tier.
  await gotoHydrated(page, '/profile')
  await expect(card(page)).toContainText('95 points to Gold')
  await stage.answer(gold)
  await page.evaluate(() => window.dispatchEvent(new Event('loyaltyUpdated')))
  await expect(page.getByText('You have reached Gold!')).toBeVisible()
  // Not waited for: a message goes by itself after five seconds.
  expect(await page.getByText('You have reached Silver!').count()).toBe(0)
})

test('when points cannot be loaded, the card shows a Bronze member 50 points from Silver and says so [B3.16] [B8.23] [B9.08]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const answers = { 'loyalty.dashboard': refused('server.failed', '') }
  await stage.open('/loyalty', { as: 'member', answers })
  await expect(page.getByText('Failed to load loyalty data')).toBeVisible()
  await expect(card(page)).toContainText('Bronze')
  await expect(card(page)).toContainText('50 points to Silver')
  await expect(page.getByText('Welcome bonus')).toBeVisible()
  await expect(page.getByText('Your latest points could not be loaded.')).toBeVisible()
  await expect(page.getByText('No transactions yet')).toHaveCount(0)
  await page.getByRole('link', { name: 'Rewards Catalog' }).click()
  await expect(page.getByText('Your redeemed rewards could not be loaded.')).toBeVisible()
})

test('a visitor sees what loyalty is, and a way to log in [B2.39] [B6.02]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/loyalty')
  await expect(card(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect(page.getByText('1 point for every Rs. 5,000.00 you spend')).toBeVisible()
  await expect(page.getByText('3 points for a look in the Style Gallery')).toBeVisible()
  await expect(page.getByText('5 points for an entry of a challenge')).toBeVisible()
  await expect(page.getByText('Up to 5 shares a day earn points.')).toContainText('20 points a month')
})

test('what expires within 30 days is warned of, and what waits says when it expires, on a dashboard of three parts [B2.40] [B2.44]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const waiting = altered('loyalty.history', ({ transactions }) => {
    const expiresAt = Date.parse('2027-11-25T10:00:00Z')
    const waits = { kind: 'order', isPending: true, availableAt: null, expiresAt }
    for (const one of transactions) Object.assign(one, waits)
  })
  const answers = { ...memberWith({ expiringPoints: 4 }), ...waiting }
  await stage.open('/loyalty', { as: 'member', answers })

  await test.step('what expires within 30 days is warned of, and a dashboard has three parts', async () => {
    await expect(page.getByText('4 points expire within the next 30 days.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('aria-current', 'page')
    for (const name of ['Overview', 'History', 'Referrals'])
      await expect(page.getByRole('tab', { name })).toBeVisible()
  })

  await test.step('points of an order that wait for their return window say when they expire', async () => {
    await page.getByRole('tab', { name: 'History' }).click()
    const { description } = samples['loyalty.history'].transactions[0]
    const entry = page.getByRole('row').filter({ hasText: description })
    await expect(entry).toContainText('Pending until the return window is over')
    await expect(entry).toContainText('Expires on 25/11/2027')
  })
})

test('at 195 px the card and the history keep their words whole [B2.37]', { tag: '@phone' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.set({ as: 'member', answers: memberWith({ currentPoints: 10 }) })
  await page.setViewportSize({ width: 195, height: 640 })
  await gotoHydrated(page, '/loyalty')
  const inOneLine = async (text: string) =>
    (await card(page).getByText(text, { exact: true }).boundingBox())?.height ?? 999
  for (const text of ['Bronze', 'Lifetime points', 'Rs. 2,000.00', 'Friends referred'])
    expect(await inOneLine(text), text).toBeLessThan(45)
  const what = page.getByRole('rowheader').first()
  await expect.poll(async () => (await what.boundingBox())?.width).toBeGreaterThan(110)
})
