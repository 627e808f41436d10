import { expect, test } from '../../stage.ts'
import { addShape, canvas, onCanvas, openDesigner } from '../designer.ts'

test('a shortcut that takes away what has the keyboard leaves the keyboard on the canvas', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDesigner(page)
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

test('Undo and Redo keep the keyboard when there is nothing left for them to do, and do nothing then', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDesigner(page)
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
