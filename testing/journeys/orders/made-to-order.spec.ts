import { customShirt } from '../designs/designs.ts'
import { asOwner, expect, test } from '../shop.ts'
import { atPartner, paidCustomOrder } from './made-to-order.ts'

test('a custom shirt beside a product in stock comes in a parcel of its own, which its shopper follows', {
  tag: '@phone',
}, async ({ page }) => {
  const { number } = await paidCustomOrder(page, 70)
  await page.goto('/orders')
  await expect(page.getByText('You can return made-to-order items only if they are faulty.')).toBeVisible()
  const own = page.getByRole('article', { name: 'From our shop' })
  const made = page.getByRole('article', { name: 'Made to order, from our print partner' })
  await expect(own.locator('[aria-current=step]')).toContainText('Order placed')
  await atPartner(page, number, 'print')
  await expect(async () => {
    await page.reload()
    await expect(made.locator('[aria-current=step]')).toContainText('Being printed', { timeout: 3_000 })
  }).toPass()
  await atPartner(page, number, 'ship')
  await expect(async () => {
    await page.reload()
    await expect(made.locator('[aria-current=step]')).toContainText('Shipped', { timeout: 3_000 })
  }).toPass()
  await expect(made.getByRole('link', { name: 'Track this parcel' })).toHaveAttribute('href', /dhl\.com/)
  await expect(own.locator('[aria-current=step]')).toContainText('Order placed')
})

test('staff see proof, file, cost and margin of a refused print, and send it again', {
  tag: '@desktop',
}, async ({ page }) => {
  const { number } = await paidCustomOrder(page, 71)
  await atPartner(page, number, 'out-of-stock')
  await asOwner(page)
  await page.goto(`/admin/made-to-order?search=${number}`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Out of stock at the print partner')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('img', { name: 'Proof of Galle Fort, Front' })).toBeVisible()
  await expect(page.getByText('1800 × 2400 px, 150 dpi')).toBeVisible()
  await expect(page.getByText(/^Rs\. [\d,.]+ \(\d+(\.\d)?%\)$/)).toBeVisible()
  await expect(page.getByText('Send it again once the print partner has it in stock.')).toBeVisible()
  await page.getByLabel('Note for the history').fill('White is back in stock')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.getByText('White is back in stock')).toBeVisible()
})

test('a print file that was rejected is mended with another design that its shopper approved', {
  tag: '@desktop',
}, async ({ page }) => {
  const { number, token } = await paidCustomOrder(page, 75)
  await atPartner(page, number, 'reject-file')
  await page.goto('/orders')
  const problem = page.getByRole('alert').filter({ hasText: 'could not use the print file' })
  await expect(async () => {
    await page.reload()
    await expect(problem).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await problem.getByRole('link', { name: 'My custom designs' }).click()
  await expect(page).toHaveURL(/\/custom-products$/)
  const mended = await customShirt(page, token, { name: 'Larger letters' })
  await page.goto(`/custom-order/${mended}`)
  await expect(page.getByRole('main')).toContainText(
    `Order ${number} is waiting for a new print file. If this is the changed design, please do not order it again`,
  )

  await asOwner(page)
  await page.goto(`/admin/made-to-order?search=${number}`)
  await expect(page.getByText('The customer approved another design: print it instead')).toBeVisible()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('The customer was asked to change the design')).toBeVisible()
  await page.getByText('Another approved design').click()
  await page.getByRole('button', { name: 'Print Larger letters instead' }).click()
  await expect(page.getByText('‘Larger letters’ is printed instead')).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.getByText('Another approved design')).toHaveCount(0)
})
