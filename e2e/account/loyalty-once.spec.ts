import { expect, gotoHydrated, inCart, signedIn, test, wellStockedSku } from '../shop.ts'
import { asMember, givePoints } from './loyal-member.ts'

test('a reward is redeemed once, however quickly its button is clicked [B4.09]', async ({ page }) => {
  await givePoints(page, 'amaya@example.com', 40)
  await asMember(page, 'amaya@example.com')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/loyalty/redeem')) asked += 1
  })
  await gotoHydrated(page, '/loyalty?tab=rewards')
  await page.getByRole('button', { name: 'Redeem Rs. 2,000 off' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true })
  await confirm.evaluate((button) => {
    // Both before the page draws again, as on a busy phone.
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(page.getByText(/Rs. 2,000 off is yours\. Your code: REWARD-/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked).toBe(1)
})

test('a reward whose price was raised meanwhile is not redeemed for the new one', async ({ page }) => {
  await givePoints(page, 'amaya@example.com', 40)
  await asMember(page, 'amaya@example.com')
  await page.route('**/api/loyalty/redeem', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ pointsCost: 10 })
    const message = 'This reward costs 20 points now. Please check it again.'
    await route.fulfill({ status: 409, json: { success: false, code: 'loyalty.reward-changed', message } })
  })
  await gotoHydrated(page, '/loyalty?tab=rewards')
  await page.getByRole('button', { name: 'Redeem Rs. 2,000 off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(page.getByText('This reward costs 20 points now.')).toBeVisible()
})

test('a product that is shared on three networks at once asks for its points once [A4.23]', async ({
  page,
}) => {
  await page.clock.install()
  await signedIn(page)
  const { product } = await wellStockedSku(page, 4)
  await page
    .context()
    .route(/wa\.me|facebook\.com|twitter\.com/, (route) => route.fulfill({ body: 'Shared' }))
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/loyalty/award-share')) asked += 1
  })
  await gotoHydrated(page, `/product/${product.slug}`)
  for (const network of ['WhatsApp', 'Facebook', 'Twitter']) {
    const link = page.getByRole('link', { name: network })
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Share', exact: true }).click()
    const opened = page.context().waitForEvent('page')
    await link.click()
    await (await opened).close()
  }
  await page.clock.fastForward(3000)
  await expect(page.getByText('You earned 1 loyalty point for sharing')).toBeVisible()
  await page.clock.fastForward(3000)
  expect(asked).toBe(1)
})

test('who is logged in earns for sharing while the account is still loading [A1.07]', async ({ page }) => {
  await page.clock.install()
  await signedIn(page)
  const { product } = await wellStockedSku(page, 5)
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.route('**/api/user/logged', () => undefined)
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  await page.clock.fastForward(3000)
  await expect(page.getByText('You earned 1 loyalty point for sharing')).toBeVisible()
})

test('a tier that was reached since the last visit is announced, once [B3.11]', async ({ page }) => {
  const { email, token } = await signedIn(page)
  await inCart(page, token)
  await gotoHydrated(page, '/loyalty')
  await expect(page.getByText('50 points to Silver')).toBeVisible()
  // The account may load after the points.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-tier'))).toContain('Bronze')
  await page.goto('/cart')
  await givePoints(page, email, 55)
  await gotoHydrated(page, '/loyalty')
  await expect(page.getByText('You have reached Silver!')).toBeVisible()
  await page.reload()
  await expect(page.getByText('95 points to Gold')).toBeVisible()
  await expect(page.getByText('You have reached Silver!')).toBeHidden()
})

test('at 195 px the card and the history keep their words whole [B2.37]', async ({ page }) => {
  const { email } = await signedIn(page)
  await givePoints(page, email, 12)
  await page.setViewportSize({ width: 195, height: 640 })
  await gotoHydrated(page, '/loyalty')
  const card = page.getByRole('region', { name: 'Loyalty points' })
  const inOneLine = async (text: string) =>
    (await card.getByText(text, { exact: true }).boundingBox())?.height ?? 999
  for (const text of ['Bronze', 'Lifetime points', 'Rs. 2,000.00', 'Friends referred'])
    expect(await inOneLine(text), text).toBeLessThan(45)
  const what = page.getByRole('rowheader').first()
  await expect.poll(async () => (await what.boundingBox())?.width).toBeGreaterThan(110)
})
