import type { Page } from '@playwright/test'
import { expect, test } from '../../stage.ts'
import {
  addShape,
  addText,
  canvas,
  emptySide,
  onCanvas,
  openDesigner,
  pointOf,
  property,
} from '../designer.ts'

/** How far the picture of the garment is wider than the canvas, in CSS px. */
async function cutOff(page: Page): Promise<number> {
  const [garment, shown] = [
    await canvas(page).locator('img').last().boundingBox(),
    await canvas(page).boundingBox(),
  ]
  if (garment === null || shown === null) throw new Error('there is no garment on the canvas')
  return Math.max(garment.width - shown.width, garment.height - shown.height)
}

/** Drags the star, which is at `x` and 50, to the right by 20 units. */
async function dragStar(page: Page, x: number): Promise<void> {
  const [from, to] = [await pointOf(page, x + 100, 150), await pointOf(page, x + 120, 150)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.keyboard.down('Alt')
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up('Alt')
}

test('the whole garment is seen first, and closer by keyboard, where a drag goes as far', async ({
  page,
}) => {
  await openDesigner(page)
  await addShape(page, 'Star')
  await expect.poll(() => cutOff(page)).toBeLessThan(2)
  await dragStar(page, 50)
  await expect.poll(async () => Math.round(Number(await property(page, 'X')))).toBe(70)
  await page.getByRole('button', { name: 'Closer' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Whole garment' })).toBeFocused()
  await expect.poll(() => cutOff(page)).toBeGreaterThan(100)
  await dragStar(page, Number(await property(page, 'X')))
  await expect.poll(async () => Math.round(Number(await property(page, 'X')))).toBe(90)
  await page.getByRole('button', { name: 'Whole garment' }).click()
  await expect.poll(() => cutOff(page)).toBeLessThan(2)
})

test('all of a desktop’s designer is in one window, and a box begins anywhere on the garment', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDesigner(page)
  await test.step('a box around elements may begin on the garment beside the page', async () => {
    await addShape(page, 'Star')
    await page.keyboard.press('Escape')
    const shown = await canvas(page).boundingBox()
    if (shown === null) throw new Error('the canvas is not on the screen')
    const end = await pointOf(page, 300, 300)
    await page.mouse.move(shown.x + 5, shown.y + 5)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up()
    await expect(onCanvas(page, 'Star')).toHaveAttribute('aria-pressed', 'true')
  })
  await emptySide(page)

  await test.step('canvas, tools and price of a desktop are in one window', async () => {
    await addText(page, 'Monsoon')
    const inSight = [
      canvas(page),
      page.getByRole('button', { name: 'Select', exact: true }),
      page.getByRole('button', { name: 'Proceed to Order' }),
      page.getByRole('button', { name: 'Generate Mockup: Front' }),
      page.getByText('Selling price'),
      page.getByText(/^Profit: \$10\.00/),
    ]
    for (const part of inSight) await expect(part).toBeInViewport({ ratio: 0.99 })
    await page.getByText(/^Profit: /).click()
    await expect(page.getByText('Profit margin')).toBeInViewport({ ratio: 0.99 })
    await page.getByLabel('Opacity').scrollIntoViewIfNeeded()
    await expect(canvas(page)).toBeInViewport({ ratio: 0.99 })
  })
})

/** How wide what is painted is, for its height on the screen. */
const roundness = (page: Page) =>
  canvas(page).evaluate((shown) => {
    const layer = [...shown.querySelectorAll('canvas')].find(({ hidden }) => !hidden)
    const { width, height } = layer ?? { width: 1, height: 1 }
    const copy = new OffscreenCanvas(width, height).getContext('2d')
    if (layer === undefined || copy === null) throw new Error('nothing can be painted on')
    copy.drawImage(layer, 0, 0)
    const { data } = copy.getImageData(0, 0, width, height)
    const inked = Array.from({ length: width * height }, (_, at) => at).filter(
      (at) => (data[at * 4 + 3] ?? 0) > 128,
    )
    const xs = inked.map((at) => at % width)
    const across = Math.max(...new Set(xs)) - Math.min(...new Set(xs)) + 1
    const down = Math.floor((inked.at(-1) ?? 0) / width) - Math.floor((inked[0] ?? 0) / width) + 1
    const { width: widthPx, height: heightPx } = layer.getBoundingClientRect()
    return (across * (widthPx / width)) / (down * (heightPx / height))
  })

test('what is added lies beside what is there, and a circle is round', { tag: '@once' }, async ({ page }) => {
  await openDesigner(page)
  await addShape(page, 'Circle')
  await expect.poll(() => roundness(page)).toBeCloseTo(1, 1.5)
  await addText(page, 'Monsoon')
  const [circle, text] = [
    await onCanvas(page, 'Circle').boundingBox(),
    await onCanvas(page, 'Monsoon').boundingBox(),
  ]
  if (circle === null || text === null) throw new Error('both are on the canvas')
  expect(text.y).toBeGreaterThanOrEqual(circle.y + circle.height - 1)
})
