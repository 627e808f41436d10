import type { Page } from '@playwright/test'
import { asOwner, expect, test } from '../shop.ts'
import { atPartner, paidCustomOrder } from './made-to-order.ts'

/** A custom shirt and something that the shop packs, both delivered. */
async function deliveredOrder(page: Page) {
  const order = await paidCustomOrder(page, 74)
  for (const deed of ['print', 'ship', 'deliver'] as const) await atPartner(page, order.number, deed)
  await asOwner(page)
  await page.goto(`/admin/orders/${order.orderId}`)
  for (const name of ['Packing', 'Shipped', 'Delivered']) {
    const button = page.getByRole('button', { name: new RegExp(name) })
    await button.click()
    await expect(button).toHaveCount(0)
  }
  return order
}

test('a design of its shopper comes back only if it is faulty, and is made again at no cost', {
  tag: '@phone',
}, async ({ page }) => {
  const { number } = await deliveredOrder(page)
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Return or exchange' }).click()
  const dialog = page.getByRole('dialog')
  const shirt = dialog.getByRole('checkbox', { name: 'Send back Galle Fort' })
  await expect(shirt).toBeDisabled()
  await expect(dialog.getByText('Made to order: can be sent back only if it is faulty')).toBeVisible()
  await dialog.getByLabel('Why?').selectOption({ label: 'It is faulty' })
  await shirt.check()
  await dialog.getByRole('button', { name: /^One less of/ }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('radio', { name: /The same again/ }).check()
  await expect(dialog.getByText('1 × Galle Fort, L: the same design, made again')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/admin/returns')
  await page.getByRole('row').getByRole('link', { name: number }).click()
  for (const name of ['Approve', 'Items received', 'Settle']) {
    if (name === 'Items received')
      await expect(page.getByLabel('Made to order: not sold again')).toHaveValue('1')
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await expect(button).toHaveCount(0)
  }
  await expect(page.getByText('Made to order: not sold again')).toBeVisible()
  await page.goto('/orders')
  const made = page.getByRole('article', { name: 'Made to order, from our print partner' }).first()
  await expect(page.getByText(`Exchange for order ${number}`)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(made.locator('[aria-current=step]')).toContainText('Getting ready', { timeout: 3_000 })
  }).toPass()
})
