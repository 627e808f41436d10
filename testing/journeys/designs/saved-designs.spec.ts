import { expect, signedIn, test } from '../shop.ts'
import { addText, onCanvas, openDesigner } from './designer-page.ts'

test('a design is saved under a name, and opened again from the profile [B5.19] [B8.61] [B8.62]', {
  tag: '@phone',
}, async ({ page }) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Monsoon')
  await page.getByRole('button', { name: 'Save Design' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Design name').fill('  ')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Design name').fill('Rain on tin')
  await save.click()
  await expect(page.getByText('Design saved successfully!')).toBeVisible()
  await page.goto('/profile?tab=designs')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /Redesign/ }).click(),
  ])
  await expect(opened.getByText('Design "Rain on tin" loaded successfully!')).toBeVisible()
  await expect(onCanvas(opened, 'Monsoon')).toBeVisible()
  await expect(opened).toHaveURL(/\/design\/product\/71\/variant\/\d+$/)
})
