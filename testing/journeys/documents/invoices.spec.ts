import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { giveCredit } from '../buying/give-credit.ts'
import { asOwner, expect, inCart, post, signedIn, test } from '../shop.ts'

/** An order that store credit pays: it is paid as soon as it is placed. */
async function paidOrder(page: Page, who: { email: string; token: string }): Promise<string> {
  const { product, size, variantIndex } = await inCart(page, who.token, 30)
  const amount = product.price + 350
  await giveCredit(page, who.email, amount)
  const address = {
    firstName: 'නදීශා',
    lastName: 'Silva',
    email: who.email,
    street: '1 Road',
    city: 'Colombo',
    country: 'LK',
    phone: '771234567',
    phoneCode: '+94',
  }
  const items = [{ productId: product._id, size, variantIndex, quantity: 1 }]
  const data = { address, items, amount, useStoreCredit: true, storeCredit: amount }
  const placed = await post(page, '/api/order/place-paid', { headers: { token: who.token }, data })
  expect(placed.status()).toBe(200)
  return (await placed.json()).orderId
}

const isPdf = async (download: Download) =>
  (await readFile(await download.path())).subarray(0, 5).toString() === '%PDF-'

test('a paid order has its invoice and its refund a credit note, for the shopper and for staff', {
  tag: '@phone',
}, async ({ page }) => {
  const who = await signedIn(page)
  const orderId = await paidOrder(page, who)
  await page.goto('/orders')
  const documents = page.getByRole('article').first().getByRole('list', { name: 'Documents' })
  const invoice = documents.getByRole('button', { name: /^Invoice FF-\d{4}-\d{6} \(PDF\)$/ })
  const [number = ''] = (await invoice.textContent())?.match(/FF-\d{4}-\d{6}/) ?? []
  const saved = page.waitForEvent('download')
  await invoice.click()
  expect((await saved).suggestedFilename()).toBe(`${number}.pdf`)
  expect(await isPdf(await saved)).toBe(true)

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  const note = documents.getByRole('button', { name: /^Credit note FF-CN-\d{4}-\d{6} over Rs\. / })
  await expect(async () => {
    await page.reload()
    await expect(note).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const savedNote = page.waitForEvent('download')
  await note.click()
  expect(await isPdf(await savedNote)).toBe(true)

  await asOwner(page)
  await page.goto(`/admin/orders/${orderId}`)
  await page.getByText('Invoice and emails').click()
  const panel = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Documents' }).last()
  await expect(panel.getByRole('button', { name: /^Credit note/ })).toBeVisible()
  const savedByStaff = page.waitForEvent('download')
  await panel.getByRole('button', { name: new RegExp(number) }).click()
  expect(await isPdf(await savedByStaff)).toBe(true)
})
