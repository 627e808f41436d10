import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { refused } from '../screen.ts'
import { expect, test } from '../stage.ts'
import { addText, onCanvas, openDesigner, shirt } from './designer.ts'

const { customProduct } = samples['custom-products.get']
const saved = samples['saved-designs.get'].design

const order = (page: Page) => page.getByRole('button', { name: 'Proceed to Order' }).press('Enter')

test('a saved design that is opened gives its name to what is ordered', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member' })
  await openDesigner(page, `${shirt}?loadDesign=${saved._id}`)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await addText(page, 'Stone')
  const created = page.waitForRequest('**/api/custom-products/create')
  await order(page)
  const { name, description } = saved
  expect((await created).postDataJSON()).toMatchObject({ name, description })
})

test('what lies in the cart keeps its name when the design is saved under another one', {
  tag: '@once',
}, async ({ page, stage }) => {
  const inCart = refused('custom-products.in-cart', 'This design is in your cart.', 409)
  await stage.set({ as: 'member', answers: { 'custom-products.update': inCart } })
  await openDesigner(page, `${shirt.replace('first', '4013')}?draft=${customProduct._id}`)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  const created: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/create')) created.push(request.url())
  })
  await page.getByRole('button', { name: 'Save Design' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Design' })
  await dialog.getByLabel('Design name').fill('Another name')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const updated = page.waitForRequest('**/api/custom-products/update/*')
  await order(page)
  expect((await updated).postDataJSON()).toMatchObject({ name: 'Another name' })
  await expect(page).toHaveURL(`/custom-order/${customProduct._id}`)
  expect(created).toEqual([])
})
