import { samples } from '@first-fashion/contract/samples'
import { openReviewForm } from '../product-page.ts'
import type { Answers, Page } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const { slug } = samples['catalog.single'].product
/** Nothing else loads beside what is measured. */
const nothingElse: Answers = {
  'community.worn': { success: true, looks: [], sizes: [], pagination: { total: 0, current: 1 } },
  'waitlist.sizes': { success: true, sizes: [] },
}

/** The cumulative layout shift since the page loaded: 0.02 is hardly visible. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test('orders and profile shift nothing when their content loads', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member' })
  await page.goto('/orders')
  await expect(page.getByRole('article').first()).toContainText(
    samples['orders.user'].orders[0].items[0].name,
  )
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  for (const tab of ['profile', 'settings']) {
    await page.goto(`/profile?tab=${tab}`)
    await expect(page.getByRole('navigation', { name: 'My Profile' })).toBeVisible()
    await expect(page.getByText('Your email address is not confirmed yet')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: tab === 'profile' ? 'Saved addresses' : 'Preferences' }),
    ).toBeVisible()
    expect(await layoutShift(page), tab).toBeLessThanOrEqual(0.02)
  }
})

test('a product shifts nothing when the review’s photo field loads', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.set({ answers: nothingElse })
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    const isRead = Promise.withResolvers<undefined>()
    await page.route('**/photo-choice-*.js', async (route) => {
      await isRead.promise
      await route.continue()
    })
    const isAsked = page.waitForRequest('**/photo-choice-*.js')
    await page.goto(`/product/${slug}`)
    await openReviewForm(page)
    await page.getByText('Write a review').evaluate((it) => it.scrollIntoView({ block: 'start' }))
    await isAsked
    const before = await layoutShift(page)
    isRead.resolve(undefined)
    await expect(page.getByText('up to 5 photos')).toBeVisible()
    expect((await layoutShift(page)) - before, `${viewport.width} px`).toBeLessThanOrEqual(0.02)
    await page.unroute('**/photo-choice-*.js')
  }
})

test('a colour with sold-out sizes shifts nothing when the notify button appears', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ answers: nothingElse })
  const isSeen = Promise.withResolvers<undefined>()
  await page.route('**/notify-me-*.js', async (route) => {
    await isSeen.promise
    await route.continue()
  })
  await gotoHydrated(page, `/product/${slug}`)
  // A size of this colour is sold out, and others are not.
  const [{ color }] = samples['catalog.single'].product.variants
  await page.getByRole('button', { name: color, exact: true }).click()
  await expect(page.getByRole('button', { name: color, exact: true })).toHaveAttribute('aria-pressed', 'true')
  const button = page.getByRole('button', { name: 'Add to Cart' }).first()
  const before = await button.boundingBox()
  isSeen.resolve(undefined)
  await expect(page.getByRole('button', { name: 'Notify me when it’s back' })).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})
