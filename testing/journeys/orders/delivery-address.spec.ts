import { asOwner, expect, test, withSession } from '../shop.ts'
import { atPartner, paidCustomOrder } from './made-to-order.ts'

test('a print that is held for its address is sent anew once staff correct it; the shopper reads the new one', {
  tag: '@desktop',
}, async ({ page }) => {
  const { number, token } = await paidCustomOrder(page, 74)
  await atPartner(page, number, 'hold')
  await asOwner(page)
  await expect(async () => {
    await page.goto('/admin/made-to-order')
    await expect(page.getByText('The print partner has put it on hold').first()).toBeVisible({
      timeout: 3_000,
    })
  }).toPass()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('The address could not be verified.').first()).toBeVisible()
  await expect(
    page.getByText('correct it on the order’s page; the order is then sent again automatically'),
  ).toBeVisible()
  await page.getByRole('link', { name: `Order ${number}` }).click()
  await page.getByRole('button', { name: 'Change the address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the delivery address' })
  const save = dialog.getByRole('button', { name: 'Save the address' })
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Street address').fill('7 Lake Drive')
  await dialog.getByLabel('Postal code').fill('12')
  await save.click()
  await expect(dialog.getByText('Please fill in all required fields correctly')).toBeVisible()
  await expect(dialog.getByLabel('Postal code')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Postal code').fill('20000')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Order ${number}: delivery address changed`)).toBeVisible()
  await expect(page.getByText('7 Lake Drive')).toBeVisible()

  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Accepted').first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await withSession(page, token)
  await page.goto('/orders')
  await expect(page.getByText('7 Lake Drive').first()).toBeVisible()
})
