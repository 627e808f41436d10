import type { Locator } from '@playwright/test'
import { expect, test } from '../stage.ts'

const product = '/product/galle-fort-linen-shirt'

const widthOf = async (picture: Locator): Promise<number> => (await picture.boundingBox())?.width ?? 0

test('the viewer shows the picture larger than the page, zooms, changes pictures and closes [A2.38]', async ({
  page,
  viewport,
}) => {
  await page.goto(product)
  const first = page.getByRole('main').locator('img').first()
  const onPage = await widthOf(first)
  await page.getByRole('button', { name: 'Enlarge picture' }).click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of Peanut Farm Dress' })
  const picture = viewer.getByRole('img', { name: /picture 1 of/ })
  await expect(picture).toBeVisible()
  const fitting = await widthOf(picture)
  expect(fitting).toBeGreaterThan(onPage)
  if ((viewport?.width ?? 0) >= 1024) expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(900)

  await viewer.getByRole('list').dblclick()
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(fitting * 2)
  const before = await picture.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  await viewer.getByRole('button', { name: 'Zoom out' }).click()
  await viewer.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => widthOf(picture)).toBeCloseTo(fitting, 0)

  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(/^2 of/)).toBeVisible()
  await viewer.getByRole('button', { name: 'Previous picture' }).click()
  await expect(viewer.getByText(/^1 of/)).toBeVisible()
  await viewer.getByRole('button', { name: /picture 2 of/ }).click()
  await expect(viewer.getByText(/^2 of/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enlarge picture' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true')
})

test('a pinch zooms a picture, a drag moves it, and its edge stops at the screen', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(product)
  await page.getByRole('button', { name: /picture 1 of/ }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: /picture 1 of/ })
  await expect(picture).toBeVisible()
  const fitting = await widthOf(picture)
  const browser = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (readonly [number, number])[],
  ) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  await touch('touchStart', [
    [180, 400],
    [210, 400],
  ])
  for (const apart of [30, 50, 70, 90])
    await touch('touchMove', [
      [195 - apart, 400],
      [195 + apart, 400],
    ])
  await touch('touchEnd', [])
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(fitting * 1.5)
  // Below the buttons that change the picture.
  await touch('touchStart', [[50, 560]])
  for (const x of [150, 250, 350, 600, 900]) await touch('touchMove', [[x, 560]])
  await touch('touchEnd', [])
  await expect.poll(async () => Math.round((await picture.boundingBox())?.x ?? -1)).toBe(0)
})

test('on a phone the price is visible at once, and a bar has the button while that one is out of sight', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) >= 1024, 'desktops have the button at hand')
  await page.goto('/product/cinnamon-gardens-sundress')
  const add = page.getByRole('button', { name: 'Add to Cart' })
  const price = page
    .getByRole('main')
    .getByText(/^Rs\. /)
    .first()
  await expect(price).toBeInViewport({ ratio: 1 })
  await add.first().scrollIntoViewIfNeeded()
  await expect(add).toHaveCount(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(add).toHaveCount(2)
  await expect(add.last()).toBeInViewport({ ratio: 1 })
})
