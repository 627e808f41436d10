import { samples } from '@first-fashion/contract/samples'
import { unapproved } from '../../../web/app/features/custom-products/custom-products.screens.ts'
import { onCanvas, openDesigner, openPanel } from '../designs/designer.ts'
import { type Answers, altered, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

const { customProduct } = samples['custom-products.get']
const list = '/custom-products'
const own = `/custom-products/${customProduct._id}`
const summary = `/custom-order/${customProduct._id}`

/** The customer has made this shirt alone. */
const onlyShirt: Answers = altered('custom-products.list', (answer) => {
  answer.customProducts = answer.customProducts.filter(({ _id }) => _id === customProduct._id)
})
const none: Answers = { 'custom-products.list': { success: true, customProducts: [] } }

test.describe('custom products', { tag: '@once' }, () => {
  test('a visitor is asked to log in, on the list and on a design [B5.28] [B8.50] [B8.51]', async ({
    page,
  }) => {
    await page.goto(list)
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fcustom-products$/)
    await expect(page.getByText('Please login to view your custom products')).toBeVisible()
    await page.goto(own)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Please login to view this product')).toBeVisible()
  })

  test('own designs are listed with their price, bought, deleted, and counted in dollars where they are made [B2.83] [B2.84] [B8.64] [B9.32]', async ({
    page,
    stage,
  }) => {
    await stage.set({ as: 'member', answers: onlyShirt })
    await page.goto(list)

    await test.step('a custom design is listed with its price, and put into the cart', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('MY CUSTOM DESIGNS')
      const card = page.getByRole('article')
      await expect(card.locator('img')).toHaveAttribute('src', /\/proof\.webp$/)
      await expect(page.getByRole('link', { name: 'CREATE NEW DESIGN' })).toHaveAttribute(
        'href',
        '/collection',
      )
      await expect(card).toContainText('CUSTOM')
      await expect(card).toContainText(/Rs\. 6,[\d.]+/)
      await expect(card).toContainText(/Created on \d+ \w+ \d{4}/)
      const added = page.waitForRequest('**/api/cart/add')
      await card.getByText('ADD TO CART').click()
      expect((await added).postDataJSON()).toMatchObject({ itemId: `custom_${customProduct._id}`, size: 'L' })
      await expect(page.getByText('Custom product added to cart!')).toBeVisible()
    })

    await test.step('after a design is deleted from the list the keyboard goes on at its top', async () => {
      await page.getByRole('button', { name: 'Delete Galle Fort' }).press('Enter')
      await stage.answer(none)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
      await expect(page.getByText('Design deleted successfully')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    await test.step('the designer counts in dollars, the list in the currency of the shop', async () => {
      await openDesigner(page)
      await openPanel(page, 'Product')
      const pricing = page.getByRole('region', { name: 'Pricing' })
      await expect(pricing).toContainText('Selling price$19.25')
      await expect(pricing).toContainText('$9.25 (Rs. 2,983.87)')
    })
  })

  test('a custom design by itself names its facts, and is deleted once its shopper is sure [B2.85] [B2.86] [B5.27]', async ({
    page,
    stage,
  }) => {
    await stage.set({ as: 'member' })
    await page.goto(own)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galle Fort')
    const facts = page.getByRole('main').locator('dl')
    for (const fact of [
      /PriceRs\. 6,/,
      'StatusReady to order',
      'SizeL',
      'ColourWhite',
      /Created\d+ \w+ \d{4}/,
    ])
      await expect(facts).toContainText(fact)
    await stage.answer(none)
    await page.getByRole('button', { name: 'Delete Design' }).click()
    const deleted = page.waitForRequest((request) => request.method() === 'DELETE')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    expect((await deleted).url()).toContain(customProduct._id)
    await expect(page.getByText('Design deleted successfully')).toBeVisible()
    await expect(page).toHaveURL(list)
    await expect(page.getByText("You haven't created any custom designs yet.")).toBeVisible()
  })

  test('a shopper who leaves the summary of a custom order is not led to the checkout later', async ({
    page,
    stage,
  }) => {
    await stage.set({ as: 'member' })
    await page.goto(summary)
    const { promise, resolve } = Promise.withResolvers<void>()
    const added = page.waitForRequest('**/api/cart/add')
    await page.route('**/api/cart/add', async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await added
    await page.getByRole('main').getByRole('link', { name: 'My custom designs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MY CUSTOM DESIGNS')
    resolve()
    await expect(page.getByText('Custom product added to cart!')).toBeVisible()
    await expect(page).toHaveURL(list)
  })

  test('a design whose proof is approved can be changed from its page', async ({ page, stage }) => {
    await stage.set({ as: 'member' })
    await page.goto(own)
    await expect(page.getByText('You approved this proof.')).toBeVisible()
    // The designer takes the draft out of the address once it is open.
    const opened = page.waitForURL(new RegExp(`/design/product/71/variant/\\d+\\?draft=${customProduct._id}`))
    await page.getByRole('link', { name: 'Change the design' }).click()
    await opened
    await expect(onCanvas(page, 'Galle')).toBeVisible()
  })

  test('ADD TO CART opens a proof that is not approved, from the list too, and adds once it is [B2.84]', async ({
    page,
    stage,
  }) => {
    const listed = altered('custom-products.list', (answer) => {
      answer.customProducts = answer.customProducts
        .filter(({ _id }) => _id === customProduct._id)
        .map((one) => ({ ...one, state: 'proof-needed' }))
    })
    await stage.set({ as: 'member', answers: { ...unapproved, ...listed } })
    await page.goto(list)
    await page.getByRole('article').getByText('ADD TO CART').click()
    await expect(page).toHaveURL(own)
    const proof = page.getByRole('heading', { name: 'Your proof' })
    await expect(proof).toBeFocused()
    await expect(page.getByText('It then goes into your cart.')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('button', { name: 'ADD TO CART' }).click()
    await expect(proof).toBeInViewport()
    const { 'custom-products.get': get, 'custom-products.proof': drawn } = samples
    const added = page.waitForRequest('**/api/cart/add')
    await page.getByLabel('I have checked the proof.').check()
    await stage.answer({ 'custom-products.get': get, 'custom-products.proof': drawn })
    await page.getByRole('button', { name: 'Approve Proof' }).click()
    expect((await added).postDataJSON()).toMatchObject({ itemId: `custom_${customProduct._id}` })
    await expect(page.getByText('Custom product added to cart!')).toBeVisible()
  })

  test('who goes to the checkout just after approving gets there, though the page does not know yet [B2.84]', async ({
    page,
    stage,
  }) => {
    await stage.set({ as: 'member', answers: unapproved })
    await page.goto(`/custom-order/${customProduct._id}`)
    await page.getByLabel('I have checked the proof.').check()
    const { 'custom-products.get': get, 'custom-products.proof': drawn } = samples
    await stage.answer({ 'custom-products.get': get, 'custom-products.proof': drawn })
    const clicked = Promise.withResolvers<void>()
    await page.route('**/api/printful/designer/custom-product/*', (route) =>
      clicked.promise.then(() => route.continue()),
    )
    await page.getByRole('button', { name: 'Approve Proof' }).click()
    await expect(page.getByText('You approved this proof.')).toBeVisible()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    clicked.resolve()
    await expect(page).toHaveURL(/place-order/)
  })

  test('ADD TO CART says why a design cannot be bought [B2.84]', async ({ page, stage }) => {
    const gone = altered('custom-products.get', (answer) => {
      answer.customProduct.state = 'sold-out'
    })
    await stage.set({ as: 'member', answers: gone })
    await page.goto(own)
    await page.getByRole('button', { name: 'ADD TO CART' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Out of stock' })).toBeVisible()
  })

  test('new mockups are made of a custom design, and shown in the list too [B2.86] [B8.59] [B8.60]', async ({
    page,
    stage,
  }) => {
    await stage.set({ as: 'member' })
    await page.goto(own)
    const [{ mockup_url: url }] = samples['custom-products.mockup-status'].mockups
    const made = altered('custom-products.get', (answer) => {
      answer.customProduct.mockups = [{ placement: 'front', url }]
    })
    const listed = altered('custom-products.list', (answer) => {
      answer.customProducts = answer.customProducts
        .filter(({ _id }) => _id === customProduct._id)
        .map((product) => ({ ...product, image: url }))
    })
    const asked = page.waitForRequest(
      (request) => /mockup/.test(request.url()) && request.method() === 'POST',
    )
    const beingMade = altered('custom-products.get', (answer) => {
      answer.customProduct.mockupTasks = [{ placement: 'front', taskKey: 'new' }]
    })
    const status = samples['custom-products.mockup-status']
    const pending = { ...status, status: 'pending', mockups: [] } as const
    const refresh = page.getByRole('button', { name: 'Refresh Mockup' })
    await expect(refresh).toBeEnabled()
    await stage.answer({ ...beingMade, 'custom-products.mockup-status': pending })
    await refresh.click()
    await asked
    await expect(page.getByText('Mockup generation started')).toBeVisible()
    await expect(refresh).toHaveAttribute('aria-busy', 'true')
    await stage.answer({ ...made, ...listed, 'custom-products.mockup-status': status })
    await expect(page.getByText('Mockup generated successfully')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Galle Fort, front' })).toBeVisible()
    await page.goto(list)
    await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', /^\/media\/uploads\//)
  })

  test('what cannot be loaded or deleted says so, and one design leads back to the list [B8.01] [B8.52] [B8.53] [B8.54]', async ({
    page,
    stage,
  }) => {
    const unknown = refused('custom-products.unknown', 'This design does not exist any more', 404)
    await stage.set({ as: 'member', answers: { ...onlyShirt, 'custom-products.get': unknown } })
    await page.goto(list)
    await page.route('**/api/printful/designer/custom-product/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Delete Galle Fort' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete design')).toBeVisible()
    await page.unroute('**/api/printful/designer/custom-product/*')
    await page.goto(summary)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await page.goto(own)
    await expect(page.getByText('This design does not exist any more')).toBeVisible()
    await expect(page).toHaveURL(list)
    await page.route('**/api/printful/designer/custom-product/*', (route) => route.abort())
    await page.goto(own)
    await expect(page.getByText('Failed to fetch product details')).toBeVisible()
    await expect(page).toHaveURL(list)
    await page.route('**/api/printful/designer/custom-products', (route) => route.abort())
    await page.goto(list)
    await expect(page.getByText('Failed to fetch custom products')).toBeVisible()
  })

  test('a proof that is being drawn takes the room of the sides that are printed', async ({
    page,
    stage,
  }) => {
    const pictures = page.locator('[aria-labelledby=proof] .grid')
    for (const count of [2, 1]) {
      const answers: Answers = {
        ...altered('custom-products.get', ({ customProduct: product }) => {
          product.state = 'proof-needed'
          if (count === 1)
            product.designs = product.designs.map((side, at) => (at === 0 ? side : { ...side, elements: [] }))
        }),
        ...altered('custom-products.proof', ({ proof }) => {
          proof.isApproved = false
          proof.sides.splice(count)
        }),
      }
      await stage.set({ as: 'member', answers })
      const drawn = Promise.withResolvers<void>()
      await page.route(`**/api/custom-products/proof/*`, (route) =>
        drawn.promise.then(() => route.continue()),
      )
      await page.goto(own)
      await expect(page.getByText('Drawing your proof')).toBeVisible()
      const before = await pictures.boundingBox()
      drawn.resolve()
      await expect(page.getByRole('button', { name: 'Approve Proof' })).toBeVisible()
      expect(await pictures.boundingBox()).toEqual(before)
    }
  })

  test('a design that nobody would see on the garment has nothing to print, and no proof to approve', async ({
    page,
    stage,
  }) => {
    const answers = altered('custom-products.get', ({ customProduct: product }) => {
      product.state = 'empty'
      for (const { elements } of product.designs) for (const { style } of elements) style.opacity = 0
    })
    await stage.set({ as: 'member', answers: { ...unapproved, ...answers } })
    await page.goto(summary)
    await expect(page.getByRole('main').locator('dl')).toContainText('StatusNothing to print')
    await expect(page.getByText('Check and approve the proof first.')).toBeHidden()
  })

  test('a custom design is ordered from its summary, which leads to designs and orders [B2.23]', async ({
    page,
    stage,
  }) => {
    await stage.set({ as: 'member' })
    await page.goto(summary)
    const main = page.getByRole('main')
    const leads = (name: string) => expect(main.getByRole('link', { name }))
    await leads('My custom designs').toHaveAttribute('href', list)
    await leads('My orders').toHaveAttribute('href', '/orders')
    const added = page.waitForRequest('**/api/cart/add')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    expect((await added).postDataJSON()).toMatchObject({ itemId: `custom_${customProduct._id}` })
    await expect(page).toHaveURL('/place-order')
  })

  test('a mockup that comes to nothing says so, and can be asked for again', async ({ page, stage }) => {
    const answers: Answers = {
      ...altered('custom-products.get', (answer) => {
        answer.customProduct.mockupTasks = [{ placement: 'front', taskKey: 'lost' }]
      }),
      'custom-products.mockup-status': { success: true, status: 'failed', mockups: [] },
    }
    await stage.set({ as: 'member', answers })
    await page.goto(own)
    const refresh = page.getByRole('button', { name: 'Refresh Mockup' })
    await expect(refresh).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText('Mockup generation failed')).toBeVisible()
    await expect(refresh).not.toHaveAttribute('aria-busy', 'true')
  })
})
