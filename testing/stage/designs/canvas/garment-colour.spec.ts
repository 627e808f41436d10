import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../../stage.ts'
import { canvas, openDesigner } from '../designer.ts'

test('another colour is shown at once, dyed over the garment before, and its own picture once that is drawn', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDesigner(page)
  await expect.poll(() => areLoaded(page, '.undyed.')).toBe(true)
  const picture = await heldPictures(page, '**/*.solid.*/**')
  const black = page.getByRole('button', { name: 'Black', exact: true })
  await black.hover()
  await picture.asked
  expect(await brightnessOf(canvas(page))).toBeGreaterThan(200)
  await black.click()
  await expect.poll(() => brightnessOf(canvas(page))).toBeLessThan(60)
  const preview = page.getByRole('region', { name: 'Preview' }).getByRole('figure').first()
  expect(await brightnessOf(preview)).toBeLessThan(60)
  const before = await garmentOf(page).getAttribute('src')
  picture.send()
  await expect(garmentOf(page)).not.toHaveAttribute('src', before ?? '')
  await expect.poll(() => brightnessOf(canvas(page))).toBeLessThan(60)
})

test('without the picture that is dyed, garment and lines change together', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/*.undyed.*/**', (route) => route.abort())
  await openDesigner(page)
  const lineColour = () =>
    canvas(page)
      .locator('rect')
      .first()
      .evaluate((line) => getComputedStyle(line).stroke)
  const [pictureBefore, lineBefore] = [await garmentOf(page).getAttribute('src'), await lineColour()]
  const picture = await heldPictures(page, '**/*.solid.*/**')
  const black = page.getByRole('button', { name: 'Black', exact: true })
  await black.click()
  await picture.asked
  await expect(black).toHaveAttribute('aria-pressed', 'true')
  expect([await garmentOf(page).getAttribute('src'), await lineColour()]).toEqual([pictureBefore, lineBefore])
  picture.send()
  await expect(garmentOf(page)).not.toHaveAttribute('src', pictureBefore ?? '')
  expect(await lineColour()).not.toBe(lineBefore)
})

const garmentOf = (page: Page) => canvas(page).locator('img').last()

const areLoaded = (page: Page, part: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    part,
  )

/** Keeps pictures waiting until they are sent. */
async function heldPictures(page: Page, addresses: string) {
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  return { asked: asked.promise, send: held.resolve }
}

/** How bright the middle of what is shown is, from 0 to 255. */
async function brightnessOf(shown: Locator): Promise<number> {
  const picture = sharp(await shown.screenshot())
  const { width, height } = await picture.metadata()
  const size = Math.round(width / 10)
  const middle = { left: Math.round(width * 0.45), top: Math.round(height * 0.45), width: size, height: size }
  const { channels } = await sharp(await picture.extract(middle).toBuffer()).stats()
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean))
}
