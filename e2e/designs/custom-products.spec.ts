import { expect, fillAddress, inCart, signedIn, test } from '../shop.ts'
import { onCanvas, openDesigner, openPanel } from './designer-page.ts'
import { changeShirt, customShirt, frontAndBack, newShirt, nothingInked } from './designs.ts'

test('a visitor is asked to log in, on the list and on a design [B5.28] [B8.50] [B8.51]', async ({
  page,
}) => {
  await page.goto('/custom-products')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcustom-products$/)
  await expect(page.getByText('Please login to view your custom products')).toBeVisible()
  await page.goto('/custom-products/018f0000-0000-7000-8000-000000000000')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Please login to view this product')).toBeVisible()
})

test('a custom design is listed with its price, and goes into the cart [B2.83] [B2.84] [B8.64]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const id = await customShirt(page, token)
  await page.goto('/custom-products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MY CUSTOM DESIGNS')
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', /\/proof\.webp$/)
  await expect(page.getByRole('link', { name: 'CREATE NEW DESIGN' })).toHaveAttribute('href', '/collection')
  const card = page.getByRole('article')
  await expect(card).toContainText('CUSTOM')
  await expect(card).toContainText(/Rs\. 6,[\d.]+/)
  await expect(card).toContainText(/Created on \d+ \w+ \d{4}/)
  await card.getByText('ADD TO CART').click()
  await expect(page.getByText('Custom product added to cart!')).toBeVisible()
  await page.goto('/cart')
  const line = page.getByRole('listitem').filter({ hasText: 'Galle Fort' })
  await expect(line).toContainText('White, L')
  await expect(page.getByRole('region', { name: 'Cart totals' })).toContainText('Shipping feeAt the checkout')
  await line.getByRole('link', { name: 'Galle Fort' }).click()
  await expect(page).toHaveURL(`/custom-products/${id}`)
})

test('the designer counts in dollars, the list in the currency of the shop [B9.32]', {
  tag: '@once',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await customShirt(page, token)
  await page.goto('/custom-products')
  await expect(page.getByRole('article')).toContainText(/Rs\. 6,[\d.]+/)
  await openDesigner(page)
  await openPanel(page, 'Product')
  const pricing = page.getByRole('region', { name: 'Pricing' })
  await expect(pricing).toContainText('Selling price$19.25')
  await expect(pricing).not.toContainText('Rs.')
})

test('a custom design by itself names its facts, and is deleted once its shopper is sure [B2.85] [B2.86] [B5.27]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await page.goto(`/custom-products/${await customShirt(page, token)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galle Fort')
  const facts = page.getByRole('main').locator('dl')
  for (const fact of [/PriceRs\. 6,/, 'StatusReady to order', 'SizeL', 'ColourWhite', /Created\d+ \w+ \d{4}/])
    await expect(facts).toContainText(fact)
  await page.getByRole('button', { name: 'Delete Design' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Design deleted successfully')).toBeVisible()
  await expect(page).toHaveURL('/custom-products')
  await expect(page.getByText("You haven't created any custom designs yet.")).toBeVisible()
})

test('after a design is deleted from the list the keyboard goes on at its top', async ({ page }) => {
  const { token } = await signedIn(page)
  await newShirt(page, token)
  await page.goto('/custom-products')
  await page.getByRole('button', { name: 'Delete Galle Fort' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Design deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a shopper who leaves the summary of a custom order is not led to the checkout later', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await page.goto(`/custom-order/${await customShirt(page, token)}`)
  const { promise, resolve } = Promise.withResolvers<void>()
  const added = page.waitForRequest('**/api/cart/add')
  await page.route('**/api/cart/add', async (route) => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await added
  await page.getByRole('main').getByRole('link', { name: 'My custom designs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MY CUSTOM DESIGNS')
  resolve()
  await expect(page.getByText('Custom product added to cart!')).toBeVisible()
  await expect(page).toHaveURL('/custom-products')
})

test('mockups that never come are waited for no longer than five minutes', { tag: '@once' }, async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const id = await customShirt(page, token)
  await page.route(`**/api/printful/designer/custom-product/${id}`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.customProduct.mockupTasks = [{ placement: 'front', taskKey: 'lost' }]
    await route.fulfill({ response, json: answer })
  })
  const status = '**/api/custom-products/mockup/status/lost'
  await page.route(status, (route) =>
    route.fulfill({ json: { success: true, status: 'pending', mockups: [] } }),
  )
  await page.clock.install()
  await page.goto(`/custom-products/${id}`)
  const refresh = page.getByRole('button', { name: 'Refresh Mockup' })
  await expect(refresh).toHaveAttribute('aria-busy', 'true')
  for (let asked = 0; asked < 100; asked++) {
    const answer = page.waitForResponse(status)
    await page.clock.runFor(3_000)
    await answer
  }
  await expect(page.getByText('Mockup generation failed')).toBeVisible()
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true')
})

test('a design whose proof is approved can be changed from its page', async ({ page }) => {
  const { token } = await signedIn(page)
  const id = await customShirt(page, token)
  await page.goto(`/custom-products/${id}`)
  await expect(page.getByText('You approved this proof.')).toBeVisible()
  await page.getByRole('link', { name: 'Change the design' }).click()
  await expect(page).toHaveURL(new RegExp(`/design/product/71/variant/\\d+\\?draft=${id}`))
  await expect(onCanvas(page, 'Galle')).toBeVisible()
})

test('whoever deletes a design that lies in the cart is told so, and sees there that it is gone', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await page.goto(`/custom-products/${await customShirt(page, token)}`)
  await page.getByRole('button', { name: 'ADD TO CART' }).click()
  await expect(page.getByText('Custom product added to cart!')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Design' }).click()
  await expect(page.getByRole('dialog')).toContainText('It is in your cart')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Design deleted successfully')).toBeVisible()
  await page.goto('/cart')
  const line = page.getByRole('listitem').filter({ hasText: 'Galle Fort' })
  await expect(line).toContainText('No longer available')
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
  await line.getByRole('button', { name: 'Remove Galle Fort' }).click()
  await expect(line).toHaveCount(0)
})

test('new mockups are made of a custom design, and shown in the list too [B2.86] [B8.59] [B8.60]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await page.goto(`/custom-products/${await customShirt(page, token)}`)
  await page.getByRole('button', { name: 'Refresh Mockup' }).click()
  await expect(page.getByText('Mockup generation started')).toBeVisible()
  await expect(page.getByText('Mockup generated successfully')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('img', { name: 'Galle Fort, front' })).toBeVisible()
  await page.goto('/custom-products')
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', /^\/media\/uploads\//)
})

test('what cannot be loaded or deleted says so, and one design leads back to the list [B8.01] [B8.52] [B8.53] [B8.54]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await newShirt(page, token)
  await page.goto('/custom-products')
  await page.route('**/api/printful/designer/custom-product/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete Galle Fort' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete design')).toBeVisible()
  await page.unroute('**/api/printful/designer/custom-product/*')
  await page.goto('/custom-order/018f0000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.goto('/custom-products/018f0000-0000-7000-8000-000000000000')
  await expect(page.getByText('This design does not exist any more')).toBeVisible()
  await expect(page).toHaveURL('/custom-products')
  await page.route('**/api/printful/designer/custom-product/*', (route) => route.abort())
  await page.goto('/custom-products/018f0000-0000-7000-8000-000000000000')
  await expect(page.getByText('Failed to fetch product details')).toBeVisible()
  await expect(page).toHaveURL('/custom-products')
  await page.route('**/api/printful/designer/custom-products', (route) => route.abort())
  await page.goto('/custom-products')
  await expect(page.getByText('Failed to fetch custom products')).toBeVisible()
})

test('a shopper checks the proof, approves it, and then can order; a change asks for a new one', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const id = await newShirt(page, token, { designs: frontAndBack })
  await page.goto('/custom-products')
  const noDesign = 'The picture shows the product without your design.'
  await expect(page.getByRole('article')).toContainText(noDesign)
  await page.getByRole('link', { name: 'Check the proof: Galle Fort' }).click()
  await expect(page.getByRole('img', { name: 'Proof of the front' })).toBeVisible()
  await expect(page.getByText('Print file of the back: 1800 × 2400 px at 150 dpi')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Approve Proof' })).toBeDisabled()
  const facts = page.getByRole('main').locator('dl')
  await expect(facts).toContainText('StatusProof to be approved')
  await page.getByLabel('I have checked the proof.').check()
  await page.getByRole('button', { name: 'Approve Proof' }).press('Enter')
  await expect(page.getByText('You approved this proof.')).toBeVisible()
  await expect(page.locator('#proof')).toBeFocused()
  await expect(facts).toContainText('StatusReady to order')
  await changeShirt(page, token, id)
  await page.reload()
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled()
  await page.getByLabel('I have checked the proof.').check()
  await page.getByRole('button', { name: 'Approve Proof' }).click()
  await page.getByRole('button', { name: 'ADD TO CART' }).click()
  await expect(page.getByText('Custom product added to cart!')).toBeVisible()
})

test('a proof that is being drawn takes the room of the sides that are printed', async ({ page }) => {
  const { token } = await signedIn(page)
  const [front, back] = frontAndBack
  const pictures = page.locator('[aria-labelledby=proof] .grid')
  for (const designs of [
    [front, back],
    [front, { ...back, elements: [] }],
  ]) {
    const id = await newShirt(page, token, { designs })
    const drawn = Promise.withResolvers<void>()
    await page.route(`**/api/custom-products/proof/${id}`, (route) =>
      drawn.promise.then(() => route.continue()),
    )
    await page.goto(`/custom-products/${id}`)
    await expect(page.getByText('Drawing your proof')).toBeVisible()
    const before = await pictures.boundingBox()
    drawn.resolve()
    await expect(page.getByRole('button', { name: 'Approve Proof' })).toBeVisible()
    expect(await pictures.boundingBox()).toEqual(before)
  }
})

test('a design that nobody would see on the garment has nothing to print, and no proof to approve', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await page.goto(`/custom-order/${await newShirt(page, token, { designs: nothingInked })}`)
  await expect(page.getByRole('main').locator('dl')).toContainText('StatusNothing to print')
  await expect(page.getByText('Check and approve the proof first.')).toBeHidden()
})

test('a custom design is ordered from its summary, with a product in stock beside it [B2.23]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token)
  await page.goto(`/custom-order/${await customShirt(page, token)}`)
  const summary = page.getByRole('main')
  await expect(summary.getByRole('link', { name: 'My custom designs' })).toHaveAttribute(
    'href',
    '/custom-products',
  )
  await expect(summary.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders')
  await page.getByRole('button', { name: 'ADD TO CART' }).click()
  await expect(page.getByText('Custom product added to cart!')).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/place-order')
  await fillAddress(page)
  await page.getByText('Cash on Delivery').click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders/)
  const order = page.getByRole('main')
  await expect(order).toContainText('Galle Fort')
  await expect(order).toContainText(product.name)
})
