import type { Page } from '@playwright/test'
import { alter } from '../answers.ts'
import { expect, logInAgain, photograph, sessionEndsBefore, signedIn, test, wellStockedSku } from '../shop.ts'

async function openForm(page: Page, nth: number) {
  const person = await signedIn(page)
  const { product } = await wellStockedSku(page, nth)
  await page.goto(`/product/${product.slug}`)
  await page.getByLabel('Your review').scrollIntoViewIfNeeded()
  return { ...person, product }
}

test('a review has photos, which open large, change by keyboard and can be removed', async ({ page }) => {
  await openForm(page, 50)
  await page.getByLabel('Your review').fill('Worn for a week at the sea. See for yourself.')
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photograph(page, 'one.jpg'), await photograph(page, 'two.jpg')])
  await expect(page.getByRole('list', { name: 'Photos to add' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Submit review' }).click()
  const photos = page.getByRole('list', { name: 'Photos by Nadeesha Silva' }).first()
  await expect(photos.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Photos to add' })).toHaveCount(0)
  await photos.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Photo 1 of 2 by Nadeesha Silva' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next photo' }).press('ArrowRight')
  await expect(dialog.getByRole('img', { name: 'Photo 2 of 2 by Nadeesha Silva' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Photo removed')).toBeVisible()
  await expect(photos.getByRole('listitem')).toHaveCount(1)
  // So many newer ones came that the list no longer includes it.
  await alter<{ reviews: { review: string }[] }>(page, 'review/product', (answer) => {
    answer.reviews = answer.reviews.filter(({ review }) => !review.startsWith('Worn for a week'))
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Change your review' })).toBeVisible()
  await expect(page.getByText(/^\d+ of \d+ reviews$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete review' })).toBeVisible()
})

test('a review is sent and deleted with the user’s id, never as an administrator [A6.03] [A7.21] [A7.22]', async ({
  page,
}) => {
  const { token, product } = await openForm(page, 51)
  const answer = await page.request.post('/api/user/logged', { headers: { token }, data: {} })
  const { user }: { user: { _id: string } } = await answer.json()
  const added = page.waitForRequest('**/api/review/add')
  await page.getByLabel('Your review').fill('It keeps its shape after a month.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  expect((await added).postDataJSON()).toEqual({
    userId: user._id,
    productId: product._id,
    rating: 5,
    review: 'It keeps its shape after a month.',
  })
  const deleted = page.waitForRequest('**/api/review/delete')
  await page.getByRole('button', { name: 'Delete review' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  const body = (await deleted).postDataJSON()
  expect(body).toEqual({ reviewId: expect.any(String), userId: user._id, isAdmin: false })
})

test('a review sent before the page knows who writes waits for it [A7.21]', async ({ page }) => {
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/user/logged', async (route) => {
    await asked.promise
    await route.continue()
  })
  const { product } = await openForm(page, 52)
  const added = page.waitForRequest('**/api/review/add')
  await page.getByLabel('Your review').fill('Written while the page still loads.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByRole('button', { name: 'Submit review' })).toHaveAttribute('aria-busy', 'true')
  asked.resolve()
  expect((await added).postDataJSON()).toMatchObject({ productId: product._id, userId: expect.any(String) })
})

/** Other customers may have written the same of the product. */
const ownReview = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete review' }) })

/** A review that the server renders into the page. */
async function written(page: Page, nth: number, review: string) {
  const person = await signedIn(page)
  const { product } = await wellStockedSku(page, nth)
  const data = { productId: product._id, rating: 4, review }
  const answer = await page.request.post('/api/review/add', { headers: { token: person.token }, data })
  expect(answer.status()).toBe(200)
  return { ...person, address: `/product/${product.slug}` }
}

test('a review typed before the writer’s older one has loaded stays, and updates that one', async ({
  page,
}) => {
  const { address } = await written(page, 53, 'Said long ago, and well.')
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/api/review/product', async (route) => {
    await isHeld.promise
    await route.continue()
  })
  await page.goto(address)
  const requested = page.waitForRequest('**/api/review/product')
  const field = page.getByLabel('Your review')
  await field.scrollIntoViewIfNeeded()
  await requested
  await field.fill('Said today, and better.')
  isHeld.resolve()
  await expect(page.getByRole('heading', { name: 'Change your review' })).toBeVisible()
  await expect(field).toHaveValue('Said today, and better.')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(ownReview(page).filter({ hasText: 'Said today, and better.' })).toBeVisible()
})

test('a session that ends during a review edit loses nothing', async ({ page }) => {
  const { address, email, token } = await written(page, 54, 'Said while logged in.')
  await page.goto(address)
  const field = page.getByLabel('Your review')
  await field.scrollIntoViewIfNeeded()
  await expect(field).toHaveValue('Said while logged in.')
  await field.fill('Said while the session ended.')
  await sessionEndsBefore(page, '/api/review/change', token)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect(field).toHaveValue('Said while the session ended.')
  await page.goto(`/login?returnTo=${encodeURIComponent(address)}`)
  await logInAgain(page, email)
  await field.scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Change your review' })).toBeVisible()
  await expect(field).toHaveValue('Said while the session ended.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(ownReview(page).filter({ hasText: 'Said while the session ended.' })).toBeVisible()
})

test('many reviews load page by page, in the chosen order', async ({ page }) => {
  const crowd = Array.from({ length: 5 }, (_, nth) => ({
    _id: `review-${nth}`,
    userId: `reader-${nth}`,
    userName: `Reader ${nth}`,
    profileImage: null,
    rating: 1 + ((nth * 2) % 5),
    review: `Worn ${nth} times by now.`,
    date: Date.UTC(2026, 10, 20 - nth),
    verifiedPurchase: false,
    photos: [],
  }))
  await page.route('**/api/review/product', (route) => {
    const { order, after } = route.request().postDataJSON()
    const inOrder = order === 'highest' ? crowd.toSorted((a, b) => b.rating - a.rating) : crowd
    const from = inOrder.findIndex(({ _id }) => _id === after) + 1
    const reviews = inOrder.slice(from, from + 2)
    return route.fulfill({ json: { success: true, reviews, starCounts: [1, 1, 1, 1, 1] } })
  })
  const { product } = await wellStockedSku(page, 50)
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
  const worn = page.getByText(/^Worn \d times by now\.$/)
  await expect(page.getByText('2 of 5 reviews')).toBeVisible()
  await page.getByRole('button', { name: 'Show more reviews' }).click()
  await expect(page.getByText('4 of 5 reviews')).toBeVisible()
  await page.getByLabel('Sort reviews by').selectOption('highest')
  await expect(worn.first()).toHaveText('Worn 2 times by now.')
  await page.getByRole('button', { name: 'Show more reviews' }).click()
  await page.getByRole('button', { name: 'Show more reviews' }).click()
  await expect(page.getByText('5 of 5 reviews')).toBeVisible()
  await expect(worn).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Show more reviews' })).toHaveCount(0)
})

test('an invalid photo is named, and the review and the valid ones stay in the form', async ({ page }) => {
  await openForm(page, 55)
  await page.getByLabel('Your review').fill('Half a review that should stay.')
  const add = page.getByLabel('Add photos')
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  await add.setInputFiles([await photograph(page), file('notes.jpg', Buffer.from('only words'))])
  await expect(page.getByText('notes.jpg is not a valid image file')).toBeVisible()
  await add.setInputFiles([file('huge.jpg', Buffer.alloc(10 * 1024 * 1024 + 1))])
  await expect(page.getByText('huge.jpg is too large. Maximum size is 10MB')).toBeVisible()
  const five = await Promise.all([1, 2, 3, 4, 5].map((nth) => photograph(page, `${nth}.jpg`)))
  await add.setInputFiles(five)
  await expect(page.getByText('Maximum 5 photos allowed for a review')).toBeVisible()
  const chosen = page.getByRole('list', { name: 'Photos to add' }).getByRole('listitem')
  await expect(chosen).toHaveCount(5)
  await expect(page.getByLabel('Your review')).toHaveValue('Half a review that should stay.')
  await page.route('**/api/review/photo/add', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Failed to upload image')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Change your review' })).toBeVisible()
  await expect(chosen).toHaveCount(5)
  await page.unroute('**/api/review/photo/add')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('list', { name: 'Photos by Nadeesha Silva' }).first().getByRole('listitem'),
  ).toHaveCount(5)
})

test('a reader reports a review; staff hide it with a reason and show it again', async ({ page }) => {
  const { product, token } = await openForm(page, 52)
  const text = `Reported and looked at ${Date.now()}`
  const data = { productId: product._id, rating: 2, review: text }
  await page.request.post('/api/review/add', { headers: { token }, data })
  const reader = await page.request.post('/api/user/register', {
    data: { name: 'A reader', email: `reader-${Date.now()}@example.com`, password: 'a-long-enough-one' },
  })
  const { token: readers }: { token: string } = await reader.json()
  await page.evaluate((value) => localStorage.setItem('token', value), readers)
  await page.reload()
  await page.getByLabel('Your review').scrollIntoViewIfNeeded()
  const review = page.getByRole('listitem').filter({ hasText: text })
  await review.getByRole('button', { name: 'Report the review by Nadeesha Silva' }).click()
  await page.getByRole('dialog').getByLabel('It is advertising').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We will check this review.')).toBeVisible()

  const owner = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
  expect((await page.request.post('/api/admin/session', { data: owner })).ok()).toBe(true)
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
