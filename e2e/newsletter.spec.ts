import type { Page } from '@playwright/test'
import { expect, mailsTo, newEmail, test } from './shop.ts'

const box = (page: Page) => page.getByRole('region', { name: /Subscribe now|You’re subscribed/ })

async function subscribe(page: Page, email: string) {
  await box(page).getByLabel('Email address').fill(email)
  await box(page).getByRole('button', { name: 'Subscribe' }).click()
}

for (const [path, source] of [
  ['/', 'homepage'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/community', 'website'],
  ['/design', 'website'],
  ['/loyalty', 'website'],
] as const)
  test(`${path} has the newsletter’s form, which sends its source [A3.28] [B2.88] [B9.10]`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(box(page).getByText(/20% off/)).toBeVisible()
    const requested = page.waitForRequest('**/api/newsletter/subscribe')
    const email = newEmail()
    await subscribe(page, email)
    expect((await requested).postDataJSON()).toEqual({ email, source })
    await expect(box(page).getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  })

test('the subscribe block of coming pages has its own button [B2.88]', async ({ page }) => {
  await page.goto('/community')
  await expect(box(page).getByRole('button', { name: 'SUBSCRIBE', exact: true })).toBeVisible()
})

test('the code toast follows after a second, at the top, for eight seconds [A8.30] [A4.25] [A1.08]', async ({
  page,
  viewport,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await subscribe(page, newEmail())
  await expect(page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' })).toBeVisible()
  const code = await box(page)
    .getByText(/^WELCOME-\w{8}$/)
    .textContent()
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
  // The end of its progress bar closes the toast; the pointer must not rest on it.
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-duration', '8s')
  await page.mouse.move(5, 500)
  await expect(toast).toHaveCount(0)
})

test('an existing subscriber gets the code by email and sees none', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/newsletter/subscribe', { data: { email, source: 'about' } })
  await page.goto('/contact')
  await subscribe(page, email)
  await expect(box(page).getByText('You are already subscribed.')).toBeVisible()
  await expect(box(page).getByText(/WELCOME-/)).toHaveCount(0)
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(2)
})

test('a subscription refused without a message shows ours [A8.05]', async ({ page }) => {
  await page.goto('/contact')
  const json = { success: false, message: '', code: 'server.failed' }
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 503, json }))
  await subscribe(page, newEmail())
  await expect(page.getByText('Subscription failed')).toBeVisible()
  await expect(box(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled()
})

test('the link in the email asks first, and then unsubscribes the address', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/newsletter/subscribe', { data: { email, source: 'about' } })
  const link = async () =>
    /\/unsubscribe\?token=[\w-]+/.exec((await mailsTo(page, email))[0]?.text ?? '')?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  await page.goto(await link())
  await expect(page.getByRole('heading', { name: 'Unsubscribe from the newsletter?' })).toBeVisible()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
  await page.goto('/unsubscribe?token=not-a-token')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
})

test('the owner finds a subscriber and exports the list', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/newsletter/subscribe', { data: { email, source: 'contact' } })
  const data = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
  expect((await page.request.post('/api/admin/session', { data })).ok()).toBe(true)
  await page.goto(`/admin/subscribers?search=${encodeURIComponent(email)}`)
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByText(email).locator('visible=true')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/)
})
