import { samples } from '@first-fashion/contract/samples'
import { logIn, sessionOver } from '../log-in.ts'
import { openReviewForm } from '../product-page.ts'
import { type Answers, type Page, photograph } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const { _id: productId, slug } = samples['catalog.single'].product
const path = `/product/${slug}`
const { _id: userId } = samples['accounts.logged'].user
const [sample] = samples['reviews.product'].reviews

const review = (change: object) => ({ ...sample, userId, photos: [], ...change })
/** The product's only review, if there is one. */
const reviews = (own: ReturnType<typeof review> | null): Answers => ({
  'reviews.own': { success: true, review: own },
  'reviews.product': {
    success: true,
    reviews: own === null ? [] : [own],
    starCounts: [0, 0, 0, own === null ? 0 : 1, 0],
  },
})
const none = reviews(null)

const field = (page: Page) => page.getByLabel('Your review')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit review' })
/** The review of who is logged in. */
const ownReview = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete review' }) })

test('a review is sent and deleted with the user’s id, never as an administrator [A6.03] [A7.21] [A7.22]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const words = 'It keeps its shape after a month.'
  await stage.set({ as: 'member', answers: none })
  const loaded = page.waitForResponse('**/api/review/product')
  await gotoHydrated(page, path)
  await openReviewForm(page)
  await loaded
  await field(page).fill(words)
  const added = page.waitForRequest('**/api/review/add')
  await stage.answer(reviews(review({ review: words, rating: 5 })))
  await submit(page).click()
  expect((await added).postDataJSON()).toEqual({ userId, productId, rating: 5, review: words })
  const deleted = page.waitForRequest('**/api/review/delete')
  await page.getByRole('button', { name: 'Delete review' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  const body = (await deleted).postDataJSON()
  expect(body).toEqual({ reviewId: sample._id, userId, isAdmin: false })
})

test('a review sent before the page knows who writes waits for it [A7.21]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const asked = Promise.withResolvers<void>()
  await stage.set({ as: 'member', answers: none })
  await page.route('**/api/user/logged', async (route) => {
    await asked.promise
    await route.continue()
  })
  await gotoHydrated(page, path)
  await openReviewForm(page)
  const added = page.waitForRequest('**/api/review/add')
  await field(page).fill('Written while the page still loads.')
  await submit(page).click()
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  asked.resolve()
  expect((await added).postDataJSON()).toMatchObject({ productId, userId })
})

test('a review typed before the writer’s older one has loaded stays, and updates that one', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const older = review({ review: 'Said long ago, and well.' })
  await stage.set({ as: 'member', answers: reviews(older) })
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/api/review/product', async (route) => {
    await isHeld.promise
    await route.continue()
  })
  await gotoHydrated(page, path)
  const requested = page.waitForRequest('**/api/review/product')
  await openReviewForm(page)
  await requested
  await field(page).fill('Said today, and better.')
  isHeld.resolve()
  await expect(page.getByText('Change your review')).toBeVisible()
  await expect(field(page)).toHaveValue('Said today, and better.')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await stage.answer(reviews(review({ review: 'Said today, and better.' })))
  const changed = page.waitForRequest('**/api/review/change')
  await page.getByRole('button', { name: 'Save changes' }).click()
  expect((await changed).postDataJSON()).toMatchObject({ reviewId: sample._id, rating: 4 })
  await expect(ownReview(page).filter({ hasText: 'Said today, and better.' })).toBeVisible()
})

test('a session that ends during a review edit loses nothing', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const before = review({ review: 'Said while logged in.' })
  const answers = { ...reviews(before), 'reviews.change': sessionOver }
  await stage.open(path, { as: 'member', answers })
  await openReviewForm(page)
  await expect(field(page)).toHaveValue('Said while logged in.')
  await field(page).fill('Said while the session ended.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect(field(page)).toHaveValue('Said while the session ended.')
  await stage.answer({ 'reviews.change': samples['reviews.change'] })
  await gotoHydrated(page, `/login?returnTo=${encodeURIComponent(path)}`)
  await logIn(page)
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Change your review')).toBeVisible()
  await expect(field(page)).toHaveValue('Said while the session ended.')
  const changed = page.waitForRequest('**/api/review/change')
  await page.getByRole('button', { name: 'Save changes' }).click()
  expect((await changed).postDataJSON()).toMatchObject({ review: 'Said while the session ended.' })
})

test('many reviews load page by page, in the chosen order', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const crowd = Array.from({ length: 5 }, (_, nth) => ({
    ...review({ _id: `review-${nth}`, userId: `reader-${nth}`, userName: `Reader ${nth}` }),
    rating: 1 + ((nth * 2) % 5),
    review: `Worn ${nth} times by now.`,
    date: Date.UTC(2026, 10, 20 - nth),
  }))
  await stage.set({ answers: none })
  await page.route('**/api/review/product', (route) => {
    const { order, after } = route.request().postDataJSON()
    const inOrder = order === 'highest' ? crowd.toSorted((a, b) => b.rating - a.rating) : crowd
    const from = inOrder.findIndex(({ _id }) => _id === after) + 1
    const reviews = inOrder.slice(from, from + 2)
    return route.fulfill({ json: { success: true, reviews, starCounts: [1, 1, 1, 1, 1] } })
  })
  await gotoHydrated(page, path)
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

test('an invalid photo is named, and the review and the valid ones stay in the form', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const words = 'Half a review that should stay.'
  await stage.open(path, { as: 'member', answers: none })
  await openReviewForm(page)
  await field(page).fill(words)
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
  await expect(field(page)).toHaveValue(words)
  await page.route('**/api/review/photo/add', (route) => route.abort())
  await stage.answer(reviews(review({ review: words })))
  await submit(page).click()
  await expect(page.getByText('Failed to upload image')).toBeVisible()
  await expect(page.getByText('Change your review')).toBeVisible()
  await expect(chosen).toHaveCount(5)
  await page.unroute('**/api/review/photo/add')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/review/photo/add')) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(chosen).toHaveCount(0)
  expect(sent.length).toBe(5)
})

test('the writer’s own review is there to change when newer ones have pushed it out of the list', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const newer = review({ _id: 'newer', userId: 'a-reader', userName: 'A reader' })
  const answers: Answers = {
    'reviews.own': { success: true, review: review({ review: 'Worn for a week at the sea.' }) },
    'reviews.product': { success: true, reviews: [newer], starCounts: [0, 0, 0, 2, 0] },
  }
  await stage.open(path, { as: 'member', answers })
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Change your review')).toBeVisible()
  await expect(page.getByText('1 of 2 reviews')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete review' })).toBeVisible()
})
