import type { Locator, Page } from '@playwright/test'
import { product, productAddress } from '../product-page.ts'
import { expect, test } from '../stage.ts'

const bubble = (page: Page) => page.getByRole('button', { name: /^Open the chat with support/ })

async function meets(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Scrolls an element to the height of the chat button. */
const bringTo = (element: Locator, height: number) =>
  element.evaluate((node, y) => {
    const { top, height: own } = node.getBoundingClientRect()
    window.scrollBy({ top: top + own / 2 - y, behavior: 'instant' })
  }, height)

test('on a phone the chat button covers no price, button or field, wherever they are scrolled, and still opens', {
  tag: '@phone',
}, async ({ stage }) => {
  const { page } = stage
  for (const [address, ready, kept] of [
    [productAddress, product.name, page.getByRole('button', { name: /wishlist/i }).last()],
    ['/cart', 'Your cart', page.getByRole('button', { name: 'Proceed to Checkout' })],
    [
      '/place-order',
      'Delivery Information',
      page.getByRole('radio', { name: /Cash on Delivery/ }).locator('..'),
    ],
  ] as const) {
    await stage.open(address, { as: 'member' })
    await expect(page.getByRole('heading', { name: ready, level: 1 })).toBeVisible()
    await expect(bubble(page)).toBeVisible()
    await expect(kept).toBeVisible()
    const { y = 0, height = 0 } = { ...(await bubble(page).boundingBox()) }
    await bringTo(kept, y + height / 2)
    await expect.poll(() => meets(bubble(page), kept), address).toBe(false)
  }
  const right = await bubble(page).evaluate((button) => button.getBoundingClientRect().left)
  expect(right).toBeLessThan(390)
  await page.mouse.click(right + 4, ((await bubble(page).boundingBox())?.y ?? 0) + 28)
  await expect(page.getByRole('dialog', { name: 'First Fashion Support' })).toBeVisible()
})
