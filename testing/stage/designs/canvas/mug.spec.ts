import type { Page } from '@playwright/test'
import { expect, test } from '../../stage.ts'
import { addShape, closePanel, openMug, openPanel } from '../designer.ts'

/** Where something is printed on the preview at a height: the first and the last inked column, in shares of its width. */
const inkedAt = (page: Page, height: number) =>
  page.locator('figure canvas').evaluate((canvas: HTMLCanvasElement, down) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    const row = copy?.getImageData(0, Math.round(canvas.height * down), canvas.width, 1).data
    const columns = Array.from({ length: canvas.width }, (_, at) => at).filter(
      (at) => (row?.[at * 4 + 3] ?? 0) > 128,
    )
    return { from: (columns[0] ?? 0) / canvas.width, to: ((columns.at(-1) ?? -1) + 1) / canvas.width }
  }, height)

/** In drawing units of the picture; its mug in front is this wide and its print's middle at this height. */
const mug = { width: 161 / 400, middle: 190 / 500 }

test('what is designed on a mug is shown around it, as wide as it will be printed, and is not offered to another side', {
  tag: '@once',
}, async ({ page, stage }) => {
  await openMug(stage)
  await addShape(page, 'Square')
  await openPanel(page, 'Properties')
  await expect(page.getByRole('button', { name: 'Duplicate', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy to the other side' })).toHaveCount(0)
  const set = async (label: string, value: string) => {
    await page.getByLabel(label, { exact: true }).fill(value)
    await page.keyboard.press('Enter')
  }
  // 100 of 300 units are 76.2 mm, in the middle of the print.
  await set('Width', '100')
  await set('X', '100')
  await closePanel(page)
  await openPanel(page, 'Product')
  const wide = 2 * Math.sin(76.2 / 2 / 41)
  await expect
    .poll(async () => {
      const { from, to } = await inkedAt(page, mug.middle)
      return Math.abs((to - from) / mug.width - wide / 2) < 0.03 && Math.abs((from + to) / 2 - 0.5) < 0.01
    })
    .toBe(true)
  const beside = await inkedAt(page, 0.8)
  expect(beside.from).toBeGreaterThan(0.35)
  expect(beside.to).toBeLessThan(0.65)
})
