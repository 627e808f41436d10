import type { Page } from '@playwright/test'
import { expect, gotoHydrated, inCart, newEmail, password, signedIn, test, wellStockedSku } from '../shop.ts'
import { asMember, givePoints } from './loyal-member.ts'

const memberOf = (project: string) => (project === 'phone' ? 'dinesh@example.com' : 'tharushi@example.com')

const card = (page: Page) => page.getByRole('region', { name: 'Loyalty points' })

test('a member redeems a reward, keeps its code in sight, uses it, and gives another one back [B4.09] [B2.42] [B9.05]', async ({
  page,
}, { project }) => {
  const email = memberOf(project.name)
  await givePoints(page, email, 40)
  await inCart(page, await asMember(page, email))
  await gotoHydrated(page, '/loyalty?tab=rewards')
  const shown = page.getByText(/^You have \d+ points to redeem/)
  const before = Number(/\d+/.exec((await shown.textContent()) ?? '')?.[0])
  await page.getByRole('button', { name: 'Redeem Rs. 2,000 off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem Rs. 2,000 off?' })
  await expect(dialog).toContainText(`This takes 10 of your ${before} points. You keep ${before - 10}.`)
  await expect(dialog).toContainText('Codes cannot be used with cash on delivery.')
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
  const toast = page.getByText(/Rs. 2,000 off is yours\. Your code: REWARD-/)
  await expect(toast).toBeVisible()
  const code = /REWARD-\w+/.exec((await toast.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByText(`You have ${before - 10} points to redeem.`)).toBeVisible()

  await page
    .getByRole('listitem')
    .filter({ hasText: code })
    .getByRole('link', { name: 'Use at checkout' })
    .click()
  await expect(page).toHaveURL(/\/place-order$/)
  if (project.name === 'phone') await page.getByText('Your order', { exact: true }).click()
  await expect(page.getByRole('button', { name: `Remove the promo code ${code}` })).toBeVisible()

  await gotoHydrated(page, '/loyalty?tab=rewards')
  await page.getByRole('button', { name: 'Give back Rs. 2,000 off' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).click()
  await expect(page.getByText('10 points are yours again')).toBeVisible()
  await expect(page.getByText(`You have ${before} points to redeem.`)).toBeVisible()
})

test('sharing a product earns a point after three seconds, and its buttons then rest for the day [A4.23] [A4.24] [A5.22]', async ({
  page,
}) => {
  await page.clock.install()
  await signedIn(page)
  const { product } = await wellStockedSku(page, 3)
  await gotoHydrated(page, `/product/${product.slug}`)
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.evaluate(() => {
    window.addEventListener('loyaltyUpdated', () => document.body.setAttribute('data-told', 'yes'))
  })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Share and earn')).toBeVisible()
  const opened = page.context().waitForEvent('page')
  const asked = page.waitForRequest('**/api/loyalty/award-share')
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  await opened
  await page.clock.fastForward(3000)
  expect((await asked).postDataJSON()).toEqual({ productId: product._id, platform: 'whatsapp' })
  await expect(page.getByText('You earned 1 loyalty point for sharing')).toBeVisible()
  await expect(page.locator('body[data-told=yes]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Facebook' })).toBeDisabled()
  await expect(page.getByText('You have already earned points for sharing this product today')).toBeVisible()
})

test('a visitor who shares is asked to log in for points [A5.21] [A2.44]', async ({ page }) => {
  const { product } = await wellStockedSku(page, 3)
  await gotoHydrated(page, `/product/${product.slug}`)
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Please login to earn points')).toBeVisible()
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please login to earn points' })).toBeVisible()
})

test('the card in the profile shows points and tier, refreshes on its button and on the window event [B2.37] [B2.38] [B2.30]', async ({
  page,
}) => {
  const { email } = await signedIn(page)
  await gotoHydrated(page, '/profile')
  await expect(card(page)).toContainText('Bronze')
  await expect(card(page)).toContainText('50 points to Silver')
  await expect(card(page).getByRole('link', { name: 'See points and rewards' })).toHaveAttribute(
    'href',
    '/loyalty',
  )
  await givePoints(page, email, 12)
  await card(page).getByRole('button', { name: 'Refresh' }).click()
  await expect(card(page)).toContainText('38 points to Silver')
  await expect(card(page)).toContainText('Rs. 2,000.00')
  await givePoints(page, email, 40)
  await page.evaluate(() => window.dispatchEvent(new Event('loyaltyUpdated')))
  await expect(card(page)).toContainText('Silver')
  await expect(page.getByText('You have reached Silver!')).toBeVisible()
})

test('a friend who joins with the link and confirms brings five points [B2.41] [B7.32] [B9.02]', async ({
  page,
}) => {
  await signedIn(page)
  await gotoHydrated(page, '/loyalty')
  await page.getByRole('tab', { name: 'Referrals' }).click()
  await page.getByRole('button', { name: 'Get your referral code' }).click()
  const link = page.getByText(/\/login\?ref=/)
  await expect(link).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  const code = new URL((await link.textContent()) ?? '').searchParams.get('ref')
  const data = { name: 'Ruwan Perera', email: newEmail(), password, referralCode: code }
  await page.request.post('/api/user/register', { data })
  await expect(async () => {
    await page.reload()
    await page.getByRole('tab', { name: 'Referrals' }).click()
    await expect(page.getByRole('rowheader', { name: 'Ruwan' })).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('when points cannot be loaded, the card shows a Bronze member 50 points from Silver and says so [B3.16] [B8.23] [B9.08]', async ({
  page,
}) => {
  await signedIn(page)
  await page.route('**/api/loyalty/dashboard', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Broken', code: 'server.failed' } }),
  )
  await gotoHydrated(page, '/loyalty')
  await expect(page.getByText('Failed to load loyalty data')).toBeVisible()
  await expect(card(page)).toContainText('Bronze')
  await expect(card(page)).toContainText('50 points to Silver')
  await expect(page.getByText('Welcome bonus')).toBeVisible()
  await expect(page.getByText('Your latest points could not be loaded.')).toBeVisible()
  await expect(page.getByText('No transactions yet')).toHaveCount(0)
  await page.getByRole('link', { name: 'Rewards Catalog' }).click()
  await expect(page.getByText('Your redeemed rewards could not be loaded.')).toBeVisible()
})

test('the card is empty while it loads, then shows the points [B4.10]', async ({ page }) => {
  const { email } = await signedIn(page)
  await givePoints(page, email, 12)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/loyalty/dashboard', async (route) => {
    await held.promise
    await route.continue()
  })
  await gotoHydrated(page, '/profile')
  await expect(page.getByText('Basic Information').first()).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  held.resolve()
  await expect(card(page)).toContainText('12')
})

test('a visitor sees what loyalty is, and a way to log in [B2.39] [B6.02]', async ({ page }) => {
  await gotoHydrated(page, '/loyalty')
  await expect(card(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect(page.getByText('1 point for every Rs. 5,000.00 you spend')).toBeVisible()
  await expect(page.getByText('3 points for a look in the Style Gallery')).toBeVisible()
  await expect(page.getByText('5 points for an entry of a challenge')).toBeVisible()
  await expect(page.getByText('Up to 5 shares a day earn points.')).toContainText('20 points a month')
})

test('the page has a dashboard of three parts and a catalog that names what runs out [B2.40] [B2.43] [B9.07]', async ({
  page,
}) => {
  await signedIn(page)
  await gotoHydrated(page, '/loyalty')
  await expect(page.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('aria-current', 'page')
  for (const name of ['Overview', 'History', 'Referrals'])
    await expect(page.getByRole('tab', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Rewards Catalog' }).click()
  const soldOff = page.getByRole('listitem').filter({ hasText: 'Planter Sun Hat' })
  await expect(soldOff.getByText(/^Only \d left$/)).toBeVisible()
  const plenty = page.getByRole('listitem').filter({ hasText: '15% off' })
  await expect(plenty.getByText(/left$/)).toHaveCount(0)
})

test('what expires within 30 days is warned of [B2.44]', async ({ page }) => {
  await signedIn(page)
  await page.route('**/api/loyalty/dashboard', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.loyaltyData.expiringPoints = 4
    await route.fulfill({ response, json: answer })
  })
  await gotoHydrated(page, '/loyalty')
  await expect(page.getByText('4 points expire within the next 30 days.')).toBeVisible()
})

test('what fails about codes and rewards is said in words [B8.24] [B8.25] [B8.26]', async ({ page }, {
  project,
}) => {
  const broken = { status: 503, json: { success: false, message: '', code: 'server.failed' } }
  await asMember(page, memberOf(project.name))
  for (const call of ['generate-referral', 'redeem'])
    await page.route(`**/api/loyalty/${call}`, (route) => route.fulfill(broken))
  await page.route('**/api/loyalty/dashboard', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    Object.assign(answer.loyaltyData, { referralCode: '' })
    await route.fulfill({ response, json: answer })
  })
  await page.route('**/api/loyalty/rewards', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), userPoints: 90 } })
  })
  await gotoHydrated(page, '/loyalty')
  await page.getByRole('tab', { name: 'Referrals' }).click()
  await page.getByRole('button', { name: 'Get your referral code' }).click()
  await expect(page.getByText('Failed to generate referral code')).toBeVisible()
  await page.getByRole('link', { name: 'Rewards Catalog' }).click()
  await page.getByRole('button', { name: 'Redeem Free shipping' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(page.getByText('Failed to redeem reward')).toBeVisible()
  await page.route('**/api/loyalty/rewards', (route) => route.fulfill(broken))
  await page.reload()
  await expect(page.getByText('Failed to load rewards catalog')).toBeVisible()
})
