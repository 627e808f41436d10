import { expect, inCart, signedIn, test } from '../shop.ts'

test('quick changes of the cart reach the shop in their order, and none shown is taken back meanwhile', {
  tag: '@once',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 7, 2)
  await page.goto('/cart')
  const sent: number[] = []
  const answers: (() => void)[] = []
  await page.route('**/api/cart/update', async (route) => {
    sent.push(route.request().postDataJSON().quantity)
    await new Promise<void>((answer) => answers.push(answer))
    await route.continue()
  })
  let reloads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/get')) reloads++
  })
  const isShown = (items: number) =>
    expect(page.getByRole('link', { name: `Cart, ${items} items` })).toBeVisible()

  await page.getByRole('button', { name: 'One more' }).click()
  await isShown(3)
  await page.getByRole('button', { name: 'One more' }).click()
  await isShown(4)
  await expect.poll(() => sent).toEqual([3])
  answers[0]?.()
  await expect.poll(() => sent).toEqual([3, 4])
  await isShown(4)
  expect(reloads).toBe(0)
  answers[1]?.()
  await expect.poll(() => reloads).toBe(1)
  await isShown(4)
})
