import { expect, test } from '../../stage.ts'
import { addShape, addText, canvas, emptySide, onCanvas, openDesigner, property } from '../designer.ts'

test('the keyboard does everything, and stays on the canvas [B4.16] [B4.17]', { tag: '@desktop' }, async ({
  page,
}) => {
  await openDesigner(page)
  await test.step('Undo and Redo keep the keyboard when there is nothing left for them to do, and do nothing then', async () => {
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(button('Undo')).toBeDisabled()
    await addShape(page, 'Star')
    await button('Undo').press('Enter')
    await expect(onCanvas(page, 'Star')).toHaveCount(0)
    await expect(button('Undo')).toBeDisabled()
    await expect(button('Undo')).toBeFocused()
    await page.keyboard.press('Enter')
    await button('Redo').press('Enter')
    await expect(onCanvas(page, 'Star')).toHaveCount(1)
    await expect(button('Redo')).toBeDisabled()
    await expect(button('Redo')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button('Undo')).toBeEnabled()
    await expect(onCanvas(page, 'Star')).toHaveCount(1)
  })
  await emptySide(page)

  await test.step('everything can be done by keyboard, and undone', async () => {
    await addShape(page, 'Circle')
    await onCanvas(page, 'Circle').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    expect(await property(page, 'X')).toBe('51')
    expect(await property(page, 'Y')).toBe('60')
    await onCanvas(page, 'Circle').focus()
    await page.keyboard.press('ControlOrMeta+d')
    await expect(onCanvas(page, 'Circle')).toHaveCount(2)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await expect(onCanvas(page, 'Circle')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(onCanvas(page, 'Circle')).toHaveCount(2)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(onCanvas(page, 'Circle')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+y')
    await expect(onCanvas(page, 'Circle')).toHaveCount(0)
  })
  await emptySide(page)

  await test.step('after Delete the keyboard goes on from the canvas', async () => {
    await addText(page, 'Monsoon')
    await addText(page, 'Rain')
    await onCanvas(page, 'Rain').focus()
    await page.keyboard.press('Delete')
    await expect(onCanvas(page, 'Rain')).toHaveCount(0)
    await expect(canvas(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(onCanvas(page, 'Monsoon')).toBeFocused()
  })
  await emptySide(page)

  await test.step('the shortcuts of a keyboard without Latin letters are those of the same keys', async () => {
    await addText(page, 'Monsoon')
    const press = (key: string, code: string) =>
      page.evaluate((keys) => document.body.dispatchEvent(new KeyboardEvent('keydown', keys)), {
        key,
        code,
        ctrlKey: true,
        bubbles: true,
      })
    await press('я', 'KeyZ')
    await expect(onCanvas(page, 'Monsoon')).toHaveCount(0)
    await press('y', 'KeyZ')
    await expect(onCanvas(page, 'Monsoon')).toHaveCount(1)
  })
  await emptySide(page)

  await test.step('a shortcut that takes away what has the keyboard leaves the keyboard on the canvas', async () => {
    for (const shape of ['Circle', 'Star', 'Square'] as const) await addShape(page, shape)
    const layers = page.getByRole('region', { name: 'Layers' })
    await layers.getByRole('button', { name: 'Square', exact: true }).press('Delete')
    await expect(onCanvas(page, 'Square')).toHaveCount(0)
    await expect(canvas(page)).toBeFocused()
    await onCanvas(page, 'Star').focus()
    await page.getByRole('button', { name: 'Align left' }).press('Delete')
    await expect(onCanvas(page, 'Star')).toHaveCount(0)
    await expect(canvas(page)).toBeFocused()
    await onCanvas(page, 'Circle').focus()
    await page.keyboard.press('ControlOrMeta+d')
    await onCanvas(page, 'Circle').last().press('ControlOrMeta+z')
    await expect(onCanvas(page, 'Circle')).toHaveCount(1)
    await expect(canvas(page)).toBeFocused()
    await page.getByRole('button', { name: 'Select', exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByRole('button', { name: 'Clear all' }).press('Delete')
    await expect(onCanvas(page, 'Circle')).toHaveCount(0)
    await expect(canvas(page)).toBeFocused()
  })
})
