import { expect, inCart, signedIn, test } from '../shop.ts'

test('figures are made anew after half an hour, and not before, on a device whose clock is an hour ahead', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 })
  const { token } = await signedIn(page)
  await inCart(page, token, 36)
  let times = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout/quote')) times += 1
  })
  await page.goto('/place-order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  const before = times
  await page.clock.runFor(60_000)
  expect(times).toBe(before)
  const anew = page.waitForRequest('**/api/checkout/quote')
  await page.clock.runFor(30 * 60_000)
  await anew
})
