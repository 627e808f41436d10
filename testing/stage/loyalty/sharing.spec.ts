import { samples } from '@first-fashion/contract/samples'
import { held, type Page, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'
import { stageTime } from '../stage-time.ts'

const { _id: productId, slug } = samples['catalog.single'].product
const path = `/product/${slug}`
const earned = 'You earned 1 loyalty point for sharing'

const openMenu = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).click()
/** Stands in the place of the networks. */
const serveNetworks = (page: Page) =>
  page.context().route(/wa\.me|facebook\.com|twitter\.com/, (route) => route.fulfill({ body: 'Shared' }))

test('a visitor who shares is asked to log in for points [A5.21] [A2.44]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open(path)
  await serveNetworks(page)
  await openMenu(page)
  await expect(page.getByText('Please login to earn points')).toBeVisible()
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please login to earn points' })).toBeVisible()
})

test.describe(() => {
  test.use({ ownContext: true })
  test('sharing a product earns a point after three seconds, and its buttons then rest for the day [A4.23] [A4.24] [A5.22]', {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    await page.clock.install({ time: stageTime() })
    await stage.open(path, { as: 'member' })
    await serveNetworks(page)
    await page.evaluate(() => {
      window.addEventListener('loyaltyUpdated', () => document.body.setAttribute('data-told', 'yes'))
    })
    await openMenu(page)
    await expect(page.getByText('Share and earn')).toBeVisible()
    const opened = page.context().waitForEvent('page')
    const asked = page.waitForRequest('**/api/loyalty/award-share')
    await page.getByRole('link', { name: 'WhatsApp' }).click()
    await (await opened).close()
    await page.clock.fastForward(3000)
    expect((await asked).postDataJSON()).toEqual({ productId, platform: 'whatsapp' })
    await expect(page.getByText(earned)).toBeVisible()
    await expect(page.locator('body[data-told=yes]')).toHaveCount(1)
    await openMenu(page)
    await expect(page.getByRole('button', { name: 'Facebook' })).toBeDisabled()
    await expect(
      page.getByText('You have already earned points for sharing this product today'),
    ).toBeVisible()
  })

  test('after the last share of the day that earns points, the next product promises none', {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    const message = 'You have earned all the points for sharing that you can earn today'
    await page.clock.install({ time: stageTime() })
    await stage.open(path, {
      as: 'member',
      answers: { 'loyalty.award-share': refused('loyalty.too-many-awards', message, 409) },
    })
    await serveNetworks(page)
    await openMenu(page)
    await page.getByRole('link', { name: 'WhatsApp' }).click()
    await page.clock.fastForward(3000)
    await expect(page.getByText(message)).toBeVisible()
    await openMenu(page)
    await expect(
      page.getByText('You have earned all the points that sharing can earn for now.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Facebook' })).toBeVisible()
  })

  test('a product that is shared on three networks at once asks for its points once [A4.23]', {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    await page.clock.install({ time: stageTime() })
    await stage.set({ as: 'member' })
    await serveNetworks(page)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/loyalty/award-share')) asked += 1
    })
    await gotoHydrated(page, path)
    for (const network of ['WhatsApp', 'Facebook', 'Twitter']) {
      const link = page.getByRole('link', { name: network })
      if (!(await link.isVisible())) await openMenu(page)
      const opened = page.context().waitForEvent('page')
      await link.click()
      await (await opened).close()
    }
    await page.clock.fastForward(3000)
    await expect(page.getByText(earned)).toBeVisible()
    await page.clock.fastForward(3000)
    expect(asked).toBe(1)
  })

  test('who is logged in earns for sharing while the account is still loading [A1.07]', {
    tag: '@once',
  }, async ({ stage }) => {
    const { page } = stage
    await page.clock.install({ time: stageTime() })
    await stage.open(path, { as: 'member', answers: { 'accounts.logged': held } })
    await serveNetworks(page)
    await openMenu(page)
    await page.getByRole('link', { name: 'WhatsApp' }).click()
    await page.clock.fastForward(3000)
    await expect(page.getByText(earned)).toBeVisible()
  })
})
