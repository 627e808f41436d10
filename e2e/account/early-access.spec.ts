import type { Page } from '@playwright/test'
import { expect, fillAddress, gotoHydrated, signedIn, test } from '../shop.ts'
import { asMember, givePoints } from './loyal-member.ts'

/** Neither has a level that brings early access. */
const memberOf = (project: string) => (project === 'phone' ? 'kavindu@example.com' : 'suren@example.com')

const slug = 'cargills-crew-jumper'
const name = 'Cargills Crew Jumper'

const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()

async function choose(page: Page) {
  await page
    .getByRole('group', { name: /colour/i })
    .getByRole('button')
    .first()
    .click()
  await page
    .getByRole('group', { name: 'Size' })
    .locator('button:enabled', { hasText: /^(S|M|L)$/ })
    .first()
    .click()
}

test('who has no early access sees when a product opens, cannot add it, and is shown the way to a reward', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await gotoHydrated(page, '/collection?search=Cargills')
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name })
  await expect(card).toContainText('Early access')
  await expect(card).toContainText(/Opens for everyone on \d+ \w+ \d{4}, 10:00/)
  await card.getByRole('link').first().click()
  await expect(page.getByText('Until then it is for customers with early access.')).toBeVisible()
  await choose(page)
  await expect(addButton(page)).toBeDisabled()

  const { product } = await (await page.request.get(`/api/product/single?id=${slug}`)).json()
  const data = { itemId: product._id, size: product.variants[0].sizes[1].size, variantIndex: 0, quantity: 1 }
  const forged = await page.request.post('/api/cart/add', { headers: { token }, data })
  expect((await forged.json()).message).toMatch(/^Cargills Crew Jumper opens for everyone on .*, 10:00\./)

  await page.getByRole('link', { name: 'Members can redeem early access' }).click()
  await expect(page).toHaveURL(/\/loyalty\?tab=rewards$/)
  await expect(page.getByRole('button', { name: 'Redeem Early access' })).toBeVisible()
})

test('a member redeems early access, buys the product, and keeps the access [B3.18] [B4.09]', async ({
  page,
}, { project }) => {
  const email = memberOf(project.name)
  await givePoints(page, email, 60)
  await asMember(page, email)
  await gotoHydrated(page, '/loyalty?tab=rewards')
  await page.getByRole('button', { name: 'Redeem Early access' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(
    page.getByText(/Early access is yours: you have early access until \d+ \w+ \d{4}\./),
  ).toBeVisible()
  const redeemed = page.getByRole('listitem').filter({ hasText: /Early access until \d+ \w+ \d{4}/ })
  await expect(redeemed.getByRole('button', { name: 'Give back Early access' })).toBeVisible()
  await expect(redeemed.getByText('Code')).toHaveCount(0)

  await gotoHydrated(page, `/product/${slug}`)
  // The redeemed access goes on beyond the opening of the product, so no date is named.
  await expect(page.getByText('You have early access.', { exact: true })).toBeVisible()
  await choose(page)
  await addButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders/)

  await gotoHydrated(page, '/loyalty?tab=rewards')
  await expect(redeemed.getByText('You ordered something early with it')).toBeVisible()
  await expect(redeemed.getByRole('button', { name: 'Give back Early access' })).toHaveCount(0)
})
