import type { Page } from '@playwright/test'
import { makePicture } from '../screen.ts'
import { expect, test } from '../stage.ts'
import {
  addShape,
  addText,
  canvas,
  closePanel,
  emptySide,
  isPhone,
  nextUpload,
  onCanvas,
  openDesigner,
  openMug,
  openPanel,
  property,
  setProperties,
  storeSoon,
} from './designer.ts'

async function openTemplates(page: Page) {
  await openPanel(page, 'Layers')
  await page.getByRole('button', { name: 'Start from a template' }).click()
  return page.getByRole('dialog', { name: 'Templates' })
}

/** What the canvas shows, as a text that differs when the picture does. */
const painted = (page: Page) =>
  canvas(page)
    .locator('canvas')
    .first()
    .evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''))

test('templates begin a design', { tag: '@once' }, async ({ page }) => {
  await openDesigner(page)
  await test.step('a template is a design to start from, on both sides, and can be undone', async () => {
    const templates = await openTemplates(page)
    await templates.getByRole('button', { name: 'Team shirt, both sides' }).click()
    await closePanel(page)
    await expect(onCanvas(page, 'COLOMBO XI')).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(onCanvas(page, 'PERERA')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(onCanvas(page, 'PERERA')).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Front', exact: true }).click()

  await test.step('a template asks before it replaces a design', async () => {
    await addText(page, 'Kandy')
    const templates = await openTemplates(page)
    const question = page.getByRole('dialog', { name: 'Replace your design?' })
    await templates.getByRole('button', { name: 'One big word' }).press('Enter')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(onCanvas(page, 'Kandy')).toHaveCount(1)
    await templates.getByRole('button', { name: 'One big word' }).press('Enter')
    await question.getByRole('button', { name: 'Replace' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Start from a template' })).toBeFocused()
    await closePanel(page)
    await expect(onCanvas(page, 'MONSOON')).toBeVisible()
    await expect(onCanvas(page, 'Kandy')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(onCanvas(page, 'Kandy')).toBeVisible()
  })
})

test('a template fits on a mug as it does on a shirt', { tag: '@once' }, async ({ page, stage }) => {
  await openMug(stage)
  const templates = await openTemplates(page)
  await templates.getByRole('button', { name: 'Town badge' }).click()
  await closePanel(page)
  const boxes = await Promise.all(
    ['GALLE FORT', '1663', 'SRI LANKA'].map((words) => onCanvas(page, words).boundingBox()),
  )
  const middles = boxes.map((box) => (box === null ? Number.NaN : box.y + box.height / 2))
  const heights = boxes.map((box) => box?.height ?? Number.NaN)
  // The year lies between the arcs, as far from them as they are high.
  expect((middles[1] ?? 0) - (middles[0] ?? 0)).toBeGreaterThan(heights[0] ?? 0)
  expect((middles[2] ?? 0) - (middles[1] ?? 0)).toBeGreaterThan(heights[2] ?? 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(onCanvas(page, '1663')).toHaveCount(0)
})

test('a picture is cropped with the keyboard, in one step to undo, and whole again', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member', answers: nextUpload('a.png', 400, 300) })
  await openDesigner(page)
  await openPanel(page, 'Images')
  const file = { name: 'a.png', mimeType: 'image/png', buffer: await makePicture(page, 400, 300) }
  await page.getByLabel('Upload images').setInputFiles(file)
  await expect(onCanvas(page, 'Picture')).toHaveAttribute('aria-pressed', 'true')
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
  const before = await painted(page)
  await openPanel(page, 'Properties')
  const left = page.getByLabel('Left, %')
  await left.focus()
  for (let press = 0; press < 3; press++) await left.press('PageUp')
  await expect(left).not.toHaveValue('0')
  await expect.poll(() => painted(page)).not.toBe(before)
  await page.getByRole('button', { name: 'Show the whole picture' }).press('Enter')
  await expect(left).toBeFocused()
  await expect(left).toHaveValue('0')
  await expect.poll(() => painted(page)).toBe(before)
})

test('the properties of a text say what is wrong with it, or why they take nothing', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  await test.step('a colour is typed with or without its sign, and what is no colour says so', async () => {
    await addText(page, 'Monsoon')
    await openPanel(page, 'Properties')
    const colour = page.getByRole('region', { name: 'Properties' }).getByLabel('Colour', { exact: true })
    await colour.fill('23574A')
    await expect(colour).toHaveValue('#23574a')
    await expect(colour).not.toHaveAttribute('aria-invalid')
    await colour.fill('green')
    await expect(colour).toHaveAccessibleDescription('A colour is written as #1C1A17')
  })
  await closePanel(page)
  await emptySide(page)

  await test.step('a text is warned of when it leaves the print area, or when no face has its letters', async () => {
    await addText(page, 'Monsoon')
    await openPanel(page, 'Properties')
    const properties = page.getByRole('region', { name: 'Properties' })
    const cutOff = properties.getByText('outside the print area')
    const boxes = properties.getByText('letters cannot be printed')
    await expect(properties.getByLabel('Font size')).toBeVisible()
    await expect(cutOff).toHaveCount(0)
    await properties.getByLabel('Text', { exact: true }).fill('Monsoonwindsovertheharbour')
    await properties.getByLabel('Font size').fill('72')
    await expect(cutOff).toBeVisible()
    await properties.getByLabel('Font size').fill('12')
    await expect(cutOff).toHaveCount(0)
    await properties.getByLabel('Curve (°)').fill('180')
    await expect(cutOff).toHaveCount(0)
    await properties.getByLabel('Font size').fill('72')
    await expect(cutOff).toContainText('change its curve')
    await properties.getByLabel('Text', { exact: true }).fill(' ')
    await expect(properties.getByText('A text needs at least one character.')).toBeVisible()
    await properties.getByLabel('Text', { exact: true }).fill('雨')
    await expect(boxes).toBeVisible()
  })
  await closePanel(page)
  await emptySide(page)

  await test.step('the properties of a locked text take nothing, and say why', async () => {
    await addText(page, 'Monsoon')
    await openPanel(page, 'Layers')
    await page.getByRole('button', { name: 'Lock: Monsoon' }).click()
    await closePanel(page)
    await openPanel(page, 'Properties')
    const properties = page.getByRole('region', { name: 'Properties' })
    await expect(properties.getByText('This layer is locked.')).toBeVisible()
    for (const label of ['Text', 'Font family', 'Font size', 'Colour', 'Opacity'])
      await expect(properties.getByLabel(label, { exact: true })).toBeDisabled()
    await expect(properties.getByRole('button', { name: 'Bold' })).toBeDisabled()
  })
})

test('groups, copies and turns lie where they should, and are undone on their side', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  await test.step('a group lines up with the print area as one', async () => {
    await addShape(page, 'Circle')
    await addShape(page, 'Square')
    await setProperties(page, { X: '60', Y: '50' })
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+g')
    await openPanel(page, 'Properties')
    await page.getByRole('button', { name: 'Align right' }).click()
    await expect(page.getByRole('button', { name: 'Group', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Ungroup' })).toBeVisible()
    // x is 90 and 100, beside the 50 that the canvas is wider than the print area.
    await expect(onCanvas(page, 'Circle')).toHaveAttribute('style', /left: 35%/)
    await expect(onCanvas(page, 'Square')).toHaveAttribute('style', /left: 37\.5%/)
  })
  await closePanel(page)
  await emptySide(page)

  await test.step('a rotation that is typed turns the element as one step would: what was half typed leaves no trace', async () => {
    await addShape(page, 'Square')
    await openPanel(page, 'Properties')
    const field = (label: string) => page.getByLabel(label, { exact: true })
    for (const side of ['Width', 'Height']) await field(side).fill('300')
    for (const degrees of ['90', '180']) {
      await field('Rotation (°)').clear()
      await field('Rotation (°)').pressSequentially(degrees)
      for (const side of ['Width', 'Height']) await expect(field(side)).toHaveValue('300')
    }
  })
  await closePanel(page)
  await emptySide(page)

  await test.step('a step that is undone on the other side is shown there', async () => {
    await addText(page, 'In front')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('region', { name: /Front/ })).toBeVisible()
    await expect(onCanvas(page, 'In front')).toHaveCount(0)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(onCanvas(page, 'In front')).toBeVisible()
  })
  await emptySide(page)

  await test.step('each copy that is pasted can be seen, on either side', async () => {
    await addShape(page, 'Star')
    await page.keyboard.press('ControlOrMeta+c')
    for (const left of ['62', '74', '86']) {
      await page.keyboard.press('ControlOrMeta+v')
      expect(await property(page, 'X')).toBe(left)
    }
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    for (const left of ['62', '74']) {
      await page.keyboard.press('ControlOrMeta+v')
      expect(await property(page, 'X')).toBe(left)
    }
  })
})

test('an empty design is not saved, and a number out of bounds says what is possible', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member' })
  await openDesigner(page)
  await page.getByRole('button', { name: 'Save Design' }).click()
  await expect(page.getByText('Add a picture, a shape or a text first')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Save Design' })).toHaveCount(0)
  await addText(page, 'Monsoon')
  await openPanel(page, 'Properties')
  const size = page.getByRole('region', { name: 'Properties' }).getByLabel('Font size')
  await size.fill('300')
  await expect(size).toHaveAttribute('aria-invalid', 'true')
  await expect(size).toHaveAccessibleDescription(/^Between \d+ and \d+$/)
  await size.fill('30')
  await expect(size).not.toHaveAttribute('aria-invalid')
})

test('tools and properties name all that there is, and keep the keyboard [B2.74] [B2.80] [B2.81]', async ({
  page,
}) => {
  await openDesigner(page)
  await test.step('tools and properties name all that there is of a text', async () => {
    if (!isPhone(page)) {
      const tools = page.getByRole('region', { name: 'Tools' }).getByRole('group', { name: 'Tools' })
      await expect(tools.getByRole('button')).toHaveText(['Select', 'Images', 'Text'])
    }
    await addText(page, 'Monsoon')
    await openPanel(page, 'Properties')
    const properties = page.getByRole('region', { name: 'Properties' })
    const numbers = ['X', 'Y', 'Width', 'Height', 'Rotation (°)', 'Layer', 'Font size']
    for (const label of [...numbers, 'Opacity', 'Font family', 'Colour'])
      await expect(properties.getByLabel(label, { exact: true })).toBeVisible()
    for (const choices of ['Weight', 'Alignment'])
      await expect(properties.getByRole('group', { name: choices })).toBeVisible()
    await properties.getByLabel('Font size').fill('40')
    await expect(properties.getByLabel('Font size')).toHaveValue('40')
    await properties.getByLabel('Font family').selectOption('Georgia')
    await expect(properties.getByLabel('Font family')).toHaveValue('Georgia')
  })
  await closePanel(page)
  await emptySide(page)

  await test.step('a button that goes with what it did leaves the keyboard beside it', async () => {
    await addShape(page, 'Circle')
    await addShape(page, 'Square')
    await page.keyboard.press('ControlOrMeta+a')
    await openPanel(page, 'Properties')
    const toolbar = page.getByRole('toolbar', { name: 'Arrange' })
    await toolbar.getByRole('button', { name: 'Group', exact: true }).press('Enter')
    await expect(toolbar).toBeFocused()
    await toolbar.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(toolbar).toHaveCount(0)
    const title = page.getByRole('heading', { name: 'Properties' }).last()
    await expect(isPhone(page) ? title : canvas(page)).toBeFocused()
  })
})

test('what could not be stored yet does not read as saved by the shop', { tag: '@once' }, async ({
  page,
  errors,
  stage,
}) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await openDesigner(page)
  await addText(page, 'Monsoon')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.route('**/api/custom-products/update/**', (route) => route.abort())
  const attempt = page.waitForEvent('requestfailed', (request) => request.url().includes('/update/'))
  await addText(page, 'Rain')
  await attempt
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await expect(page.getByText(/^Saved at/)).toHaveCount(0)
  expect(errors.splice(0).join()).toContain('The draft was not saved')
})

test('the list of layers shows what is selected on the canvas', { tag: '@desktop' }, async ({ page }) => {
  await openDesigner(page)
  await addText(page, 'Lowest')
  for (let count = 1; count < 10; count++) await addText(page, `Higher ${count}`)
  const row = page
    .getByRole('region', { name: 'Layers' })
    .getByRole('button', { name: 'Lowest', exact: true })
  await expect(row).not.toBeInViewport()
  await onCanvas(page, 'Lowest').focus()
  await expect(row).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Design your T-Shirt' })).toBeInViewport()
})

test.describe('while the cookie question waits', () => {
  test('the chat covers none of the tools of a phone', { tag: '@phone' }, async ({ page, stage }) => {
    await stage.set({ as: 'member', asksForCookies: true })
    await openDesigner(page)
    await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()
    const chat = page.getByRole('button', { name: 'Open the chat with support' })
    const tool = page.getByRole('button', { name: 'Product', exact: true })
    const areApart = async () => {
      const [above, below] = [await chat.boundingBox(), await tool.boundingBox()]
      return above !== null && below !== null && above.y + above.height <= below.y
    }
    await expect.poll(areApart).toBe(true)
  })

  test('the chat is below the header when a phone lies on its side', { tag: '@phone' }, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await stage.set({ as: 'member', asksForCookies: true })
    await page.goto('/about')
    await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()
    const chat = page.getByRole('button', { name: 'Open the chat with support' })
    const isBelow = async () => {
      const [header, button] = [await page.getByRole('banner').boundingBox(), await chat.boundingBox()]
      return header !== null && button !== null && header.y + header.height <= button.y
    }
    await expect.poll(isBelow).toBe(true)
  })
})
