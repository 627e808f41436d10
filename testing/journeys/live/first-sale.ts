import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { expect, fillAddress, newEmail, password } from '../shop.ts'

/** A new visitor makes an account, and orders the first product by card. */
export async function buyFirstProduct(page: Page): Promise<void> {
  await page.goto('/collection')
  await page.getByRole('button', { name: 'Necessary only' }).click()
  await page
    .getByRole('link', { name: /Lagoon Dress/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Indigo', exact: true }).click()
  await page.getByRole('button', { name: 'M', exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nadeesha Silva')
  await page.getByLabel('Email address').first().fill(newEmail())
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /card/i }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('article').first()).toContainText('Lagoon Dress')
}

/** From 'Today' to the order, and the parcel leaves. */
export async function packFromToday(page: Page): Promise<void> {
  await page.goto('/admin/today')
  await page
    .getByRole('main')
    .getByRole('link', { name: /to pack/i })
    .click()
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  for (const state of ['Packing', 'Shipped']) {
    await page.getByRole('button', { name: state, exact: true }).click()
    await expect(page.getByRole('button', { name: state, exact: true })).toHaveCount(0)
  }
}

const paths = ['/', '/collection', '/about', '/contact', '/terms-and-conditions', '/privacy-policy', '/login']
const more = [
  '/community',
  '/design',
  '/loyalty',
  '/cart',
  '/place-order',
  '/orders',
  '/wishlist',
  '/profile',
]

/** Every page, feed and file for machines that a visitor can ask for, in full. */
export async function publicTexts(page: Page): Promise<{ name: string; text: string }[]> {
  const sitemaps = await page.request.get('/sitemap.xml')
  const known = [...(await sitemaps.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const inner = await Promise.all(
    known.filter((url) => url.endsWith('.xml')).map(async (url) => (await page.request.get(url)).text()),
  )
  const pages = inner.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url))
  const machines = ['/robots.txt', '/feed.xml', '/admin/today', '/api/store']
  const all = new Set([...paths, ...more, ...machines, ...known, ...pages])
  return Promise.all(
    [...all].map(async (name) => ({ name, text: await (await page.request.get(name)).text() })),
  )
}

/** All emails that were sent, and the documents of the first order. */
export async function writtenTexts(
  page: Page,
  sandboxUrl: string,
): Promise<{ name: string; text: string }[]> {
  const mails = await (await page.request.get(`${sandboxUrl}/api/inbox`)).text()
  const orders = await (await page.request.get('/api/admin/orders')).json()
  const id = z.object({ orders: z.array(z.object({ _id: z.string() })) }).parse(orders).orders[0]?._id
  const documents = await Promise.all(
    [`/api/admin/orders/${id}/packing-slip`, `/api/admin/orders/${id}/invoice/pdf`].map(async (path) => {
      const answer = await (await page.request.get(path)).json()
      const { file } = z.object({ file: z.object({ base64: z.string() }) }).parse(answer)
      const document = await getDocumentProxy(Uint8Array.from(Buffer.from(file.base64, 'base64')))
      return { name: path, text: (await extractText(document, { mergePages: true })).text }
    }),
  )
  return [{ name: 'emails', text: mails }, ...documents]
}
