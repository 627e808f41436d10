import { expect, test } from '../../stage.ts'
import {
  addShape,
  addText,
  canvas,
  closePanel,
  comeCloser,
  emptySide,
  onCanvas,
  openDesigner,
  openPanel,
  pointOf,
  setProperties,
} from '../designer.ts'

const pressed = { pressed: true }

test('several are selected without a drag, and what is cut or locked shows it', { tag: '@once' }, async ({
  page,
}) => {
  await openDesigner(page)
  await test.step('several layers are selected one after the other, without a drag', async () => {
    for (const shape of ['Circle', 'Star', 'Square'] as const) await addShape(page, shape)
    await openPanel(page, 'Layers')
    const layers = page.getByRole('region', { name: 'Layers' })
    await layers.getByRole('button', { name: 'Circle', exact: true }).click()
    await layers.getByRole('checkbox', { name: 'Select several' }).check()
    await layers.getByRole('button', { name: 'Square', exact: true }).click()
    await expect(layers.getByRole('button', pressed)).toHaveText(['Square', 'Circle'])
    await closePanel(page)
    await openPanel(page, 'Properties')
    await expect(page.getByText('2 elements selected')).toBeVisible()
    await page.getByRole('button', { name: 'Group', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Ungroup' })).toBeVisible()
  })
  await closePanel(page)
  await emptySide(page)

  await test.step('texts that are cut at the edge of the print area are marked among the layers, and counted among several', async () => {
    for (const words of ['Galle', 'Kandy', 'Jaffna']) await addText(page, words)
    await addShape(page, 'Star')
    await openPanel(page, 'Layers')
    const layers = page.getByRole('region', { name: 'Layers' })
    const marks = layers.getByRole('img', { name: 'Part of this text is not printed' })
    await expect(layers.getByRole('listitem')).toHaveCount(4)
    await expect(marks).toHaveCount(0)
    await closePanel(page)
    await cut('Galle')
    await expectWarning('Part of one text is outside the print area and is not printed.')
    await cut('Jaffna')
    await expectWarning('Part of 2 texts is outside the print area and is not printed.')
    await openPanel(page, 'Layers')
    await expect(marks).toHaveCount(2)
    await expect(layers.getByRole('button', { name: /^Galle.*not printed/ })).toBeVisible()
    await layers.getByRole('button', { name: 'Hide: Galle' }).click()
    await expect(marks).toHaveCount(1)
    await closePanel(page)
    await expectWarning('Part of one text is outside the print area and is not printed.')

    async function cut(words: string) {
      await onCanvas(page, words).press('Enter')
      await setProperties(page, { 'Font size': '72', Width: '30', X: '0' })
    }

    async function expectWarning(warning: string) {
      await onCanvas(page, 'Star').press('ControlOrMeta+a')
      await openPanel(page, 'Properties')
      await expect(page.getByText(/^\d elements selected/)).toBeVisible()
      await expect(page.getByText('outside the print area')).toHaveText(warning)
      await closePanel(page)
    }
  })
  await emptySide(page)

  await test.step('what is locked while it is selected is not pulled by a corner', async () => {
    await addShape(page, 'Square')
    await openPanel(page, 'Layers')
    await page.getByRole('button', { name: 'Lock: Square' }).click()
    await closePanel(page)
    const corner = await pointOf(page, 250, 250)
    await page.mouse.move(corner.x, corner.y)
    await page.mouse.down()
    await page.mouse.move(corner.x - 40, corner.y - 40, { steps: 4 })
    await page.mouse.up()
    await expect(onCanvas(page, 'Square')).toHaveAttribute('style', /width: 50%/)
    await expect(onCanvas(page, 'Square')).toHaveAttribute('aria-pressed', 'false')
  })
})

test('the keyboard selects, adds and takes out', { tag: '@desktop' }, async ({ page }) => {
  await openDesigner(page)
  await test.step('what was added has the keyboard', async () => {
    await addText(page, 'Monsoon')
    await expect(canvas(page)).toBeFocused()
    await page.getByRole('button', { name: 'Images', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Add Star to the design' }).press('Enter')
    await expect(canvas(page)).toBeFocused()
  })
  await emptySide(page)

  await test.step('Tab keeps several selected; with Shift, Enter adds another, and alone it selects one', async () => {
    for (const shape of ['Circle', 'Star', 'Square'] as const) await addShape(page, shape)
    const layers = page.getByRole('region', { name: 'Layers' })
    await layers.getByRole('button', { name: 'Square', exact: true }).press('Enter')
    await layers.getByRole('button', { name: 'Star', exact: true }).press('Shift+Enter')
    await canvas(page).focus()
    await page.keyboard.press('Tab')
    await expect(onCanvas(page, 'Circle')).toBeFocused()
    await expect(canvas(page).getByRole('button', pressed)).toHaveCount(2)
    await page.keyboard.press('Shift+Enter')
    await expect(canvas(page).getByRole('button', pressed)).toHaveCount(3)
    await page.keyboard.press('Enter')
    await expect(canvas(page).getByRole('button', pressed)).toHaveAccessibleName(/^Circle/)
  })
  await emptySide(page)

  await test.step('Tab goes from a group to the next element, as from a single one', async () => {
    for (const shape of ['Circle', 'Star', 'Square'] as const) await addShape(page, shape)
    await page.keyboard.press('ControlOrMeta+a')
    const layers = page.getByRole('region', { name: 'Layers' })
    await layers.getByRole('button', { name: 'Circle', exact: true }).press('Shift+Enter')
    await page.keyboard.press('ControlOrMeta+g')
    await canvas(page).focus()
    await page.keyboard.press('Tab')
    await expect(canvas(page).getByRole('button', pressed)).toHaveCount(1)
    await expect(onCanvas(page, 'Circle')).toHaveAttribute('aria-pressed', 'true')
  })
  await emptySide(page)

  await test.step('Shift drags what is selected, and a click with Shift takes it out of the selection', async () => {
    await addShape(page, 'Star')
    await comeCloser(page)
    const [from, to] = [await pointOf(page, 150, 150), await pointOf(page, 180, 152)]
    await page.keyboard.down('Shift')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    // x was 50, beside the 50 that the canvas is wider than the print area; y stays.
    await expect(onCanvas(page, 'Star')).toHaveAttribute('style', /left: 32\.5%.*top: 30%/)
    await expect(onCanvas(page, 'Star')).toHaveAttribute('aria-pressed', 'true')
    await page.mouse.click(to.x, to.y)
    await page.keyboard.up('Shift')
    await expect(onCanvas(page, 'Star')).toHaveAttribute('aria-pressed', 'false')
  })
})

test('looks back and copies to the other side end where they should', { tag: '@once' }, async ({ page }) => {
  await openDesigner(page)
  await test.step('looking back with the keyboard ends where it began, and shows each moment whole', async () => {
    await addText(page, 'MONSOON')
    await openPanel(page, 'Properties')
    const field = page.getByLabel('Text', { exact: true })
    for (const words of ['MONSOO', 'MONSO']) {
      await field.fill(words)
      await expect(onCanvas(page, words)).toBeVisible()
    }
    await closePanel(page)
    await page.getByText('History', { exact: true }).click()
    const slider = page.getByRole('slider', { name: /of \d+$/ })
    const moments: string[] = []
    for (const words of ['MONSOO', 'MONSOON']) {
      await slider.press('ArrowLeft')
      await expect(onCanvas(page, words)).toBeVisible()
      moments.push(await painted())
    }
    expect(new Set(moments).size).toBe(2)
    await page.getByRole('button', { name: 'Back to the latest' }).press('Enter')
    await expect(slider).toBeFocused()
    await slider.press('ArrowLeft')
    await page.getByRole('button', { name: 'Back to now' }).press('Enter')
    await expect(canvas(page)).toBeFocused()
    await slider.press('ArrowLeft')
    await page.getByRole('button', { name: 'Go back to this' }).press('Enter')
    await expect(slider).toBeFocused()

    /** The canvases over each other, as a text that differs when one of their pictures does. */
    async function painted(): Promise<string> {
      await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
      return canvas(page)
        .locator('canvas')
        .evaluateAll((all) =>
          all.map((one) => (one instanceof HTMLCanvasElement && !one.hidden ? one.toDataURL() : '')).join(),
        )
    }
  })
  await emptySide(page)

  await test.step('a design copied to the other side twice lies beside its like, and a double click copies once', async () => {
    await addShape(page, 'Star')
    await openPanel(page, 'Properties')
    await page.getByRole('button', { name: 'Copy to the other side' }).dblclick()
    await closePanel(page)
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(onCanvas(page, 'Star')).toHaveAttribute('style', /left: 25%/)
    await openPanel(page, 'Properties')
    await page.getByRole('button', { name: 'Copy to the other side' }).click()
    await closePanel(page)
    await expect(onCanvas(page, 'Star')).toHaveCount(2)
    await expect(onCanvas(page, 'Star').last()).toHaveAttribute('style', /left: 28%/)
  })
})
