import type { Page } from '@playwright/test'
import { alter } from '../answers.ts'
import { expect, logInAgain, newEmail, password, post, signedIn, test } from '../shop.ts'
import { openSeededLook } from './seeded-look.ts'

interface Answer {
  product: { variants: { color: string; sizes: { size: string; quantity: number }[] }[] }
}

const name = 'South-West Monsoon Jacket'

/** Opens a look and the sizes of its jacket, of which the first is sold out in the first colour. */
async function choosing(page: Page) {
  const shown = Promise.withResolvers<{ color: string; soldOut: string; size: string }>()
  await alter<Answer>(page, 'product/single?*', ({ product }) => {
    const [first] = product.variants
    const [soldOut, size] = first?.sizes ?? []
    if (first === undefined || soldOut === undefined || size === undefined) return
    soldOut.quantity = 0
    size.quantity = Math.max(size.quantity, 1)
    shown.resolve({ color: first.color, soldOut: soldOut.size, size: size.size })
  })
  const dialog = await openSeededLook(page, 'Pettah in the rain')
  await dialog.getByRole('button', { name: `Choose a size for ${name}` }).click()
  return {
    dialog,
    add: dialog.getByRole('button', { name: `Add ${name} to cart` }),
    ...(await shown.promise),
  }
}

test('a product of a look goes into the cart in a colour and size, and the look stays open', async ({
  page,
}) => {
  await signedIn(page)
  const { dialog, add, color, soldOut, size } = await choosing(page)
  // The colour that is worn in the look.
  await expect(dialog.getByRole('button', { name: 'Saffron', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await dialog.getByRole('button', { name: color, exact: true }).click()
  await expect(dialog.getByRole('button', { name: soldOut, exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: size, exact: true }).click()
  const answer = page.waitForResponse('**/api/cart/add')
  await add.click()
  expect((await answer).request().postDataJSON()).toMatchObject({ size, quantity: 1 })
  await expect(page.getByText('Item added to cart')).toBeVisible()
  await expect(dialog.getByRole('link', { name: `View ${name}` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a visitor who adds a product of a look logs in, and finds the look open and the product in the cart', async ({
  page,
}) => {
  const email = newEmail()
  await post(page, '/api/user/register', { data: { name: 'Nadeesha Silva', email, password } })
  const { dialog, add, color, size } = await choosing(page)
  await dialog.getByRole('button', { name: color, exact: true }).click()
  await dialog.getByRole('button', { name: size, exact: true }).click()
  await add.click()
  await expect(page).toHaveURL(/\/login/)
  await logInAgain(page, email)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})
