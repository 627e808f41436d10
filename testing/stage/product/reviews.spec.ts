import { samples } from '@first-fashion/contract/samples'
import { openReviewForm, product, productAddress } from '../product-page.ts'
import { altered, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const [first] = samples['reviews.product'].reviews
/** The first review is the member's own. */
const own = altered('accounts.logged', ({ user }) => {
  user._id = first.userId
})
const none = { 'reviews.own': { success: true, review: null } } as const
/** So many that sorting them is worth it. */
const three = altered('reviews.product', (answer) => {
  const [one] = answer.reviews
  const least = { _id: 'least', userId: 'somebody', rating: 1, review: 'The hem came down.', photos: [] }
  // The list is in this order before it is sorted, and by date.
  if (one !== undefined) answer.reviews.push({ ...one, ...least, date: Date.UTC(2026, 9, 1) })
  answer.starCounts = [1, 0, 0, 1, 1]
})

test('a shopper changes a review instead of writing another, and deletes it [A1.06]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member', answers: own })
  await openReviewForm(page)
  await expect(page.getByText('Change your review')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeDisabled()
  const twoStars = page.getByRole('radio', { name: '2 stars' })
  await twoStars.press('Space')
  await expect(twoStars).toBeChecked()
  await page.getByLabel('Your review').fill('The hem came down.')
  const changed = page.waitForRequest('**/api/review/change')
  await save.click()
  expect((await changed).postDataJSON()).toMatchObject({ rating: 2, review: 'The hem came down.' })
  await page.getByRole('button', { name: 'Delete review' }).click()
  const deleted = page.waitForRequest('**/api/review/delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  expect((await deleted).postDataJSON()).toMatchObject({ reviewId: first._id })
})

test('reviews show the rating distribution and verified purchases, and sort by rating', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { answers: three })
  const reviews = page.locator('section', { has: page.getByRole('heading', { name: 'Reviews' }) })
  await openReviewForm(page)
  await expect(reviews.getByText('Verified purchase').first()).toBeVisible()
  const stars = reviews.getByRole('listitem').getByText(/^Rated \d/)
  await expect(stars).toHaveText([/^Rated 4/, /^Rated 5/, /^Rated 1/])
  await expect(reviews.getByRole('definition')).toHaveText(['1', '1', '0', '0', '1'])
  await reviews.getByRole('combobox', { name: 'Sort reviews by' }).selectOption('lowest')
  await expect(stars).toHaveText([/^Rated 1/, /^Rated 4/, /^Rated 5/])
})

test('late content on the product page moves nothing that is on the screen', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({
    answers: altered('reviews.product', (answer) => {
      answer.starCounts = [0, 0, 0, 1, 1]
    }),
  })
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved.sum += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/review/product', async (route) => {
    await reached
    await route.continue()
  })
  await gotoHydrated(page, productAddress)
  await page.getByText('Write a review').evaluate((it) => it.scrollIntoView({ block: 'end' }))
  resolve()
  await expect(page.getByRole('button', { name: /^Report the review/ }).last()).toBeAttached()
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(await page.evaluate('window.moved.sum')).toBeLessThan(0.02)
})

/** How many parts look as if they were still loading. */
const placeholders = (part: Element): number =>
  part
    .getAnimations({ subtree: true })
    .filter((one) => one instanceof CSSAnimation && one.animationName === 'breathe').length

test('when the reviews fail to load, those from the page stay, with a retry', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.set({ answers: three })
  await page.route('**/api/review/product', (route) => route.abort())
  await page.goto(productAddress)
  const main = page.getByRole('main')
  await openReviewForm(page)
  await expect(main.getByText('Failed to load reviews')).toBeVisible()
  await expect(main.getByText('Verified purchase').first()).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Sort reviews by' })).toHaveCount(0)
  const reviews = main.locator('section', { has: page.getByRole('heading', { name: 'Reviews' }) })
  expect(await reviews.evaluate(placeholders)).toBe(0)
  await page.unroute('**/api/review/product')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('combobox', { name: 'Sort reviews by' })).toBeVisible()
  await expect(main.getByText('Failed to load reviews')).toHaveCount(0)
})

test('a refused review shows a message and keeps its text [A8.03]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member', answers: { ...none, ...three } })
  const review = page.getByLabel('Your review')
  await openReviewForm(page)
  await expect(page.getByRole('combobox', { name: 'Sort reviews by' })).toBeVisible()
  await page.route('**/api/review/**', (route) => route.abort())
  await review.fill('Wears well in every weather.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Failed to submit review. Please try again.')).toBeVisible()
  await expect(review).toHaveValue('Wears well in every weather.')
  await page.unroute('**/api/review/**')

  await stage.answer({ ...own, 'reviews.own': samples['reviews.own'] })
  await page.reload()
  await openReviewForm(page)
  const question = page.getByRole('dialog')
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete review' }).click()
    await question.getByRole('button', { name: 'Delete review' }).click()
  }
  await page.route('**/api/review/delete', (route) => route.abort())
  await remove()
  await expect(page.getByText('Failed to delete review')).toBeVisible()
  await page.unroute('**/api/review/delete')
  const words = 'Your review of this product was taken down: Advertising'
  await stage.answer({ 'reviews.delete': refused('reviews.taken-down', words, 409) })
  await remove()
  await expect(page.getByText(words)).toBeVisible()
})

test('a review that is a script is shown as text', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const script = '<img src=x onerror="window.hacked=1"> good cloth'
  const answers = altered('reviews.product', ({ reviews: [one] }) => {
    if (one !== undefined) one.review = script
  })
  await stage.open(`/product/${product.slug}`, { answers })
  await openReviewForm(page)
  await expect(page.getByText(script).first()).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
