import type { Page } from '@playwright/test'
import { asOwner, expect, mailsTo, signedIn, test, wellStockedSku } from '../shop.ts'

async function openForm(page: Page, nth: number) {
  const person = await signedIn(page)
  const { product } = await wellStockedSku(page, nth)
  await page.goto(`/product/${product.slug}`)
  await page.getByText('Write a review').click()
  return { ...person, product }
}

/** Others see only what people with a confirmed address write. */
async function confirmAddress(page: Page, email: string): Promise<void> {
  const token = async () =>
    (await mailsTo(page, email)).map(({ text }) => /\/verify-email\?token=([\w-]+)/.exec(text)?.[1])[0]
  await expect.poll(token).toBeDefined()
  await page.request.post('/api/user/verify-email', { data: { token: await token() } })
}

test('a reader reports a review; staff hide it with a reason and show it again', { tag: '@desktop' }, async ({
  page,
}) => {
  const { product, token, email } = await openForm(page, 52)
  await confirmAddress(page, email)
  const text = `Reported and looked at ${Date.now()}`
  const data = { productId: product._id, rating: 2, review: text }
  await page.request.post('/api/review/add', { headers: { token }, data })
  const reader = await page.request.post('/api/user/register', {
    data: { name: 'A reader', email: `reader-${Date.now()}@example.com`, password: 'a-long-enough-one' },
  })
  const { token: readers }: { token: string } = await reader.json()
  await page.evaluate((value) => localStorage.setItem('token', value), readers)
  await page.reload()
  await page.getByText('Write a review').scrollIntoViewIfNeeded()
  const review = page.getByRole('listitem').filter({ hasText: text })
  await review.getByRole('button', { name: 'Report the review by Nadeesha Silva' }).click()
  await page.getByRole('dialog').getByLabel('It is advertising').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We will check this review.')).toBeVisible()

  await asOwner(page)
  await page.goto('/admin/reviews?reported=true')
  const card = page.getByRole('article').filter({ hasText: text })
  await expect(card).toContainText('Reports: advertising')
  await card.getByRole('button', { name: 'Hide review' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Hide review' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('Advertising')
  await dialog.getByRole('button', { name: 'Hide review' }).click()
  await expect(card).toContainText('Advertising')
  const seen = async () => {
    const answer = await page.request.post('/api/review/product', { data: { productId: product._id } })
    return (await answer.text()).includes(text)
  }
  await expect.poll(seen).toBe(false)
  await page.goto('/admin/reviews?hidden=true')
  await card.getByRole('button', { name: 'Show again' }).click()
  await dialog.getByLabel('Reason').fill('It was none')
  await dialog.getByRole('button', { name: 'Show again' }).click()
  await expect(card).toHaveCount(0)
  await expect.poll(seen).toBe(true)
})
