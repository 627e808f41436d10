import { asOwner, expect, test } from '../shop.ts'
import { placedOrder } from './placed-orders.ts'

test('staff move many orders on at once, and save their tracking numbers from a file', {
  tag: '@desktop',
}, async ({ page, viewport }) => {
  const first = (viewport?.width ?? 0) > 1000 ? 70 : 74
  const orders = [await placedOrder(page, first), await placedOrder(page, first + 1)]
  const [one, two] = orders
  if (one === undefined || two === undefined) throw new Error('no orders')
  await asOwner(page)
  await page.goto('/admin/orders')
  for (const { number } of orders)
    await page.getByRole('checkbox', { name: `Choose order ${number}` }).check()
  await expect(page.getByText('2 orders chosen')).toBeVisible()
  await page.getByLabel('New status').selectOption('Delivered')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('2 orders were not updated:')).toBeVisible()
  await expect(
    page.getByText(`${one.number}: An order that is 'Order Placed' cannot become 'Delivered'.`),
  ).toBeVisible()

  for (const { number } of orders) {
    const box = page.getByRole('checkbox', { name: `Choose order ${number}` })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
  await page.getByLabel('New status').selectOption('Packing')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('2 of 2 orders updated')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: one.number })).toContainText('Packing')

  await page.getByRole('link', { name: 'Import tracking numbers' }).click()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('Please choose a file or paste some rows')).toBeVisible()
  const csv = `Order number,Carrier,Tracking number\n${one.number},Domex,DX-1\n${two.number},,2\nFFFFFFFF,DHL,3\n`
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'parcels.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(page.getByLabel('Or paste the rows here')).toHaveValue(csv)
  await page.getByLabel('Mark packed orders as shipped').check()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('2 rows have a problem and are left out.')).toBeVisible()
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(row(one.number)).toContainText('Will be saved and shipped')
  await expect(row(two.number)).toContainText('Please enter the carrier')
  await expect(row('FFFFFFFF')).toContainText('No order has this number')
  await page.getByRole('button', { name: 'Save 1 row' }).click()
  await expect(row(one.number)).toContainText('Saved and shipped')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the rows with problems' }).click()
  expect((await download).suggestedFilename()).toBe('tracking-problems.csv')
  await row(one.number).getByRole('link', { name: one.number }).click()
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByText('Tracking number set')).toBeVisible()
  await expect(page.getByLabel('Tracking number')).toHaveValue('DX-1')
})
