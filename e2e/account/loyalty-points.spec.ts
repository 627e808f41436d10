import { expect, gotoHydrated, inCart, signedIn, test } from '../shop.ts'
import { givePoints } from './loyal-member.ts'

const path = '/product/galle-fort-linen-shirt'

test('a product says what it earns, from when, and what a return takes back, before any script runs [B9.01]', async ({
  page,
}) => {
  const html = await (await page.request.get(path)).text()
  expect(html).toMatch(/Earns \d+ loyalty points?/)
  expect(html).toMatch(/Available \d+ days after the delivery, when the return window is over\./)
  expect(html).toContain('What you return takes its points back.')
})

test('a member reads the points of the own tier in the same place', async ({ page }) => {
  const { email } = await signedIn(page)
  await gotoHydrated(page, path)
  const note = page.getByText(/^Earns \d+ loyalty points?/)
  // It is drawn anew for a member: for a moment there is none to measure.
  const height = async () => (await note.boundingBox())?.height ?? 0
  let before = 0
  await expect
    .poll(async () => {
      before = await height()
      return before
    })
    .toBeGreaterThan(0)
  await givePoints(page, email, 60)
  await gotoHydrated(page, path)
  await expect(note).toHaveText(/as a Silver member$/)
  await expect.poll(height).toBe(before)
})

test('the cart and the checkout say what is earned, from when, and what a return takes back', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 30, 3)
  await page.goto('/cart')
  await expect(page.getByText(/^Your cart earns \d+ loyalty points?\.$/)).toBeVisible()
  await expect(page.getByText(/What you return takes its points back\./)).toBeVisible()
  await page.goto('/place-order')
  const points = page.getByRole('region', { name: 'Loyalty points' })
  await expect(points).toContainText(/This order earns \d+ loyalty points?\./)
  await expect(points).toContainText('What you return takes its points back.')
})
