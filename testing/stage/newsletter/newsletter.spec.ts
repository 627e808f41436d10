import { samples } from '@first-fashion/contract/samples'
import { type Page, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'
import { stageTime } from '../stage-time.ts'

const email = 'reader@example.com'
const box = (page: Page) => page.getByRole('region', { name: /Subscribe now|You’re subscribed/ })

async function subscribe(page: Page) {
  await box(page).getByLabel('Email address').fill(email)
  await box(page).getByRole('button', { name: 'Subscribe' }).click()
}

test('six pages have the newsletter’s form, which sends its source [A3.28] [B2.88] [B9.10]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  for (const [path, source] of [
    ['/', 'homepage'],
    ['/about', 'about'],
    ['/contact', 'contact'],
    ['/community', 'website'],
    ['/design', 'website'],
    ['/loyalty', 'website'],
  ] as const) {
    await gotoHydrated(page, path)
    await expect(box(page).getByText(/20% off/)).toBeVisible()
    const requested = page.waitForRequest('**/api/newsletter/subscribe')
    await subscribe(page)
    expect((await requested).postDataJSON(), path).toEqual({ email, source })
    await expect(box(page).getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  }
})

test('the subscribe block of coming pages has its own button [B2.88]', { tag: '@once' }, async ({
  stage,
}) => {
  await stage.open('/community')
  await expect(box(stage.page).getByRole('button', { name: 'SUBSCRIBE', exact: true })).toBeVisible()
})

test.describe(() => {
  test.use({ ownContext: true })
  test('the code toast follows after a second, at the top, for eight seconds [A8.30] [A4.25] [A1.08]', {
    tag: '@once',
  }, async ({ stage, viewport }) => {
    const { page } = stage
    await page.clock.install({ time: stageTime() })
    await stage.open('/contact')
    await subscribe(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' })).toBeVisible()
    const code = samples['newsletter.subscribe'].discountCode
    await expect(box(page).getByText(code)).toBeVisible()
    const toast = page.getByRole('alert').filter({ hasText: `Your 20% discount code: ${code}` })
    await expect(toast).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(toast).toBeVisible()
    const width = viewport?.width ?? 0
    await expect(async () => {
      const area = await toast.boundingBox()
      const middle = (area?.x ?? 0) + (area?.width ?? 0) / 2
      expect(Math.abs(middle - width / 2)).toBeLessThan(30)
      expect(area?.y).toBeLessThan(240)
    }).toPass()
    // The end of its progress bar closes the toast.
    await expect(toast.getByRole('progressbar')).toHaveCSS('animation-duration', '8s')
  })
})

test('an existing subscriber sees no code', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const message = 'You are already subscribed. We have sent your code again.'
  await stage.open('/contact', { answers: { 'newsletter.subscribe': { success: true, message } } })
  await subscribe(page)
  await expect(box(page).getByText('You are already subscribed.')).toBeVisible()
  await expect(box(page).getByText(/WELCOME-/)).toHaveCount(0)
})

test('a subscription refused without a message shows ours [A8.05]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/contact', { answers: { 'newsletter.subscribe': refused('server.failed', '') } })
  await subscribe(page)
  await expect(page.getByText('Subscription failed')).toBeVisible()
  await expect(box(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled()
})

test('the owner finds a subscriber and exports the list', { tag: '@desktop' }, async ({ stage }) => {
  const { page } = stage
  const answers = {
    'staff.subscribers-export': {
      success: true,
      fileName: 'subscribers-2026-11-29.csv',
      csv: `email,source\r\n${email},contact\r\n`,
    },
  } as const
  await stage.set({ as: 'owner', answers })
  const searched = page.waitForRequest(/\/api\/admin\/subscribers\?.*search=amaya/)
  await page.goto('/admin/subscribers?search=amaya')
  await searched
  await expect(page.getByText('4 found')).toBeVisible()
  await expect(page.getByText('amaya@example.com').locator('visible=true')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('subscribers-2026-11-29.csv')
})
