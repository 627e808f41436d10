import { expect, inCart, plentifulPiece, signedIn, test } from './shop.ts'

async function signInAsOwner(page: import('@playwright/test').Page) {
  await page.goto('/admin')
  await page.getByLabel('Email address').fill('owner@firstfashion.example')
  await page.getByLabel('Password').fill('galle-fort-1663')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
}

test('an owner finds an order and moves it on; someone slower is told', async ({ page }) => {
  const { token } = await signedIn(page)
  const { product, size, variantIndex } = await inCart(page, token, 11)
  const placed = await page.request.post('/api/order/place', {
    headers: { token },
    data: {
      address: {
        firstName: 'Nadeesha',
        lastName: 'Silva',
        email: 'n@example.com',
        street: '1 Road',
        city: 'Colombo',
        country: 'LK',
        phone: '771234567',
        phoneCode: '+94',
      },
      items: [{ productId: product._id, size, variantIndex, quantity: 1 }],
      amount: product.price + 350,
    },
  })
  const { orderId }: { orderId: string } = await placed.json()
  await signInAsOwner(page)
  const number = orderId.slice(-8).toUpperCase()
  await page.getByLabel('Search').fill(number)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('button', { name: 'Shipped' })).toHaveCount(0)
  const slower = await page.context().newPage()
  await slower.goto(page.url())
  await expect(slower.getByRole('button', { name: 'Packing' })).toBeVisible()
  await page.getByRole('button', { name: 'Packing' }).click()
  await expect(page.getByText(`Order ${number}: Packing`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shipped' })).toBeVisible()
  await slower.getByRole('button', { name: 'Packing' }).click()
  await expect(slower.getByText(/Someone else changed this order meanwhile/)).toBeVisible()
})

test('an edited product shows in the store within a second', async ({ page }, info) => {
  const { product } = await plentifulPiece(page, info.project.name === 'phone' ? 14 : 17)
  await page.goto(`/product/${product.slug}`)
  await signInAsOwner(page)
  await page.goto(`/admin/products/${product._id}`)
  const name = `${product.name.slice(0, 60)} ${Date.now()}`
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The store shows it now.')).toBeVisible()
  const html = await (await page.request.get(`/product/${product.slug}`)).text()
  expect(html).toContain(name)
})

test('an owner is asked before changes are left behind, and keeps them when the session ends', async ({
  page,
}, info) => {
  const { product } = await plentifulPiece(page, info.project.name === 'phone' ? 15 : 18)
  await signInAsOwner(page)
  await page.goto(`/admin/products/${product._id}`)
  await page.getByLabel('Name').fill('Half written')
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Half written')

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Email address').fill('owner@firstfashion.example')
  await page.getByLabel('Password').fill('galle-fort-1663')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Half written')

  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
})

test('the back office says so when it has no such page, order or product', async ({ page }) => {
  await signInAsOwner(page)
  await page.goto('/admin/nope')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto('/admin/orders/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('alert')).toHaveText('Order not found')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
