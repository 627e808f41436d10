import { expect, gotoHydrated, signedIn, test } from '../shop.ts'
import { givePoints } from './loyal-member.ts'

test('after the last share of the day that earns points, the next product promises none', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install()
  const { token } = await signedIn(page)
  const { products }: { products: { _id: string; slug: string }[] } = await (
    await page.request.get('/api/product/list')
  ).json()
  const [next, ...others] = products
  for (const { _id: productId } of others.slice(0, 5)) {
    const data = { productId, platform: 'whatsapp' }
    const answer = await page.request.post('/api/loyalty/award-share', { headers: { token }, data })
    expect(answer.status()).toBe(200)
  }
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  await gotoHydrated(page, `/product/${next?.slug}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  await page.clock.fastForward(3000)
  await expect(
    page.getByText('You have earned all the points for sharing that you can earn today'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('You have earned all the points that sharing can earn for now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Facebook' })).toBeVisible()
})

test('points of an order that wait for their return window say when they expire', {
  tag: '@once',
}, async ({ page }) => {
  const { email } = await signedIn(page)
  await givePoints(page, email, 12)
  await page.route('**/api/loyalty/history', async (route) => {
    const response = await route.fetch()
    const answer: { transactions: object[] } = await response.json()
    const expiresAt = Date.parse('2027-11-25T10:00:00Z')
    const waits = { kind: 'order', isPending: true, availableAt: null, expiresAt }
    const transactions = answer.transactions.map((one) => ({ ...one, ...waits }))
    await route.fulfill({ response, json: { ...answer, transactions } })
  })
  await gotoHydrated(page, '/loyalty')
  await page.getByRole('tab', { name: 'History' }).click()
  const entry = page.getByRole('row').filter({ hasText: 'For a parcel that came late' })
  await expect(entry).toContainText('Pending: available when the return window after the delivery is over')
  await expect(entry).toContainText('Expires on 25/11/2027')
})
