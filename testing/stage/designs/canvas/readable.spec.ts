import type { Page } from '@playwright/test'
import { makePicture } from '../../screen.ts'
import { expect, test } from '../../stage.ts'
import { addText, canvas, closePanel, onCanvas, openDesigner, openPanel, setProperties } from '../designer.ts'

/** Whether a font of the shop that has this letter was loaded for the page. */
const hasFontFor = (page: Page, letter: string): Promise<boolean> =>
  page.evaluate((code) => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return loaded.some(({ unicodeRange }) =>
      unicodeRange.split(',').some((range) => {
        const [first = '', last = first] = range.trim().replace('U+', '').split('-')
        // Those of Latin letters have no range of their own: they begin at zero.
        return first !== '0' && Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16)
      }),
    )
  }, letter.codePointAt(0) ?? 0)

test('Sinhala and Tamil letters are shown where they are typed, also on devices without a font for them', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  for (const { word, font } of [
    { word: 'සිංහල', font: 'Design Sinhala' },
    { word: 'தமிழ்', font: 'Design Tamil' },
  ]) {
    await openPanel(page, 'Text')
    expect(await hasFontFor(page, word)).toBe(false)
    const field = page.getByLabel('Your text')
    await field.fill(word)
    await expect(field).toHaveCSS('font-family', new RegExp(font))
    await expect.poll(() => hasFontFor(page, word)).toBe(true)
    await closePanel(page)
    await addText(page, word)
    await openPanel(page, 'Properties')
    const properties = page.getByRole('region', { name: 'Properties' })
    await expect(properties.getByLabel('Text', { exact: true })).toHaveCSS('font-family', new RegExp(font))
    await closePanel(page)
    await openPanel(page, 'Layers')
    const layer = page.getByRole('list').getByRole('button', { name: word, exact: true })
    await expect(layer).toHaveCSS('font-family', new RegExp(font))
    await closePanel(page)
  }
})

test('of two pictures over one another, the figure of the upper one covers that of the lower', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  for (const [nth, side] of [400, 1100].entries()) {
    await openPanel(page, 'Images')
    await page.getByLabel('Upload images').setInputFiles({
      name: `leaf-${side}.png`,
      mimeType: 'image/png',
      buffer: await makePicture(page, side, side),
    })
    await expect(onCanvas(page, 'Picture')).toHaveCount(nth + 1)
    await setProperties(page, { X: '50', Y: '50' })
  }
  await expect(canvas(page).getByText(/^\d+ dpi$/)).toHaveText(['50 dpi', '138 dpi'])
  const [lower, upper] = await canvas(page)
    .getByText(/^\d+ dpi$/)
    .evaluateAll((badges) =>
      badges.map((badge) => {
        const { left, top, right, bottom } = badge.getBoundingClientRect()
        return { left, top, right, bottom, color: getComputedStyle(badge).backgroundColor }
      }),
    )
  expect(upper?.color).toBe('rgb(255, 255, 255)')
  expect(upper).toEqual(lower)
})
