import { asOwner, expect, gotoHydrated, test } from '../shop.ts'
import { deliver, paidOrder } from './placed-orders.ts'

test('the review of a return says the points that it takes back, before anything is sent', async ({ page }, {
  project,
}) => {
  const order = await paidOrder(page, project.name === 'phone' ? 33 : 34, 3)
  const headers = { token: order.token }
  const points = async () =>
    (await page.request.get(`/api/loyalty/order-points/${order.id}`, { headers })).json()
  await expect.poll(async () => (await points()).earned).toBeGreaterThan(0)
  const { earned } = await points()
  await deliver(page, await asOwner(page), order.id)
  await page.addInitScript((token) => localStorage.setItem('token', token), order.token)

  await gotoHydrated(page, '/orders')
  await page.getByRole('button', { name: 'Return or exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const asked = page.waitForResponse('**/api/loyalty/return-points')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect(await (await asked).json()).toMatchObject({ earned, takenBack: earned })
  await expect(dialog.getByRole('region', { name: 'Loyalty points' })).toHaveText(
    earned === 1
      ? 'This return takes back the point that the order earned.'
      : `This return takes back all ${earned} points that the order earned.`,
  )
  expect(await points()).toMatchObject({ earned, reversed: 0 })
})
