import type { Page, TestInfo } from '@playwright/test'
import { expect, goToSection, gotoHydrated, inCart, signedIn, test, wellStockedSku } from './shop.ts'

async function signInAsOwner(page: Page) {
  await page.goto('/admin')
  await page.getByLabel('Email address').fill('owner@firstfashion.example')
  await page.getByLabel('Password').fill('galle-fort-1663')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
}

test('an owner finds an order and updates its status; a slower colleague sees a message', {
  tag: '@desktop',
}, async ({ page }) => {
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
  await goToSection(page, 'Orders')
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
  await expect(slower.getByText(/Someone else changed this order to/)).toBeVisible()
})

test('an edited product shows in the store within a second', { tag: '@desktop' }, async ({ page }, info) => {
  const { product } = await wellStockedSku(page, info.project.name === 'phone' ? 14 : 17)
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

test(
  'an owner adds a collection with products, and the store shows its story',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const name = `Harvest ${info.project.name === 'phone' ? 'Small' : 'Wide'} ${process.pid}`
    // Taken from a collection that no other journey counts.
    const sku = info.project.name === 'phone' ? 'Galle Lace Tote' : 'Crossed Strap Sandal'
    const address = `/product/${sku.toLowerCase().replaceAll(' ', '-')}`
    await signInAsOwner(page)
    await goToSection(page, 'Collections')
    await page.getByRole('link', { name: 'Add a collection' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Story').fill('For the threshing floor and the feast after it.')
    await page.getByRole('button', { name: 'Add a collection' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByLabel('Find a product to add').fill(sku)
    await page.getByRole('button', { name: `Add ${sku}` }).click()
    await expect(page.getByRole('heading', { name: '1 product' })).toBeVisible()
    await expect(page.getByRole('button', { name: `Remove ${sku}` })).toBeVisible()

    await page.getByLabel('Story').fill('For the feast after the harvest.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. The store shows it now.').last()).toBeVisible()
    const html = async () => (await page.request.get(address)).text()
    // A busy machine may show a stale page first.
    await expect.poll(html).toContain('For the feast after the harvest.')
    await page.getByRole('link', { name: 'See it in the store' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `The ${name} collection` })).toBeVisible()
    await expect(page.getByText('For the feast after the harvest.')).toBeVisible()
    await expect(page.getByText('Showing 1-1 of 1 products')).toBeVisible()

    await page.goBack()
    await page.getByRole('button', { name: 'Delete the collection' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the collection' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await expect.poll(html).toContain(sku)
    expect(await html()).not.toContain('For the feast after the harvest.')
  },
)

/** The one that neither the other size nor an earlier try of this journey has changed. */
function untouched(
  { project, retry }: TestInfo,
  names: Record<'phone' | 'desktop', readonly string[]>,
): string {
  const name = names[project.name === 'phone' ? 'phone' : 'desktop'][retry]
  if (name === undefined) throw new Error(`none is left for retry ${retry}`)
  return name
}

test(
  'an owner adds a currency that shoppers choose, and switches it off while it is chosen [A4.09] [A4.14]',
  { tag: '@desktop' },
  async ({ page, viewport }, info) => {
    const code = untouched(info, { phone: ['AUD', 'NZD'], desktop: ['CAD', 'CHF'] })
    await signInAsOwner(page)
    await goToSection(page, 'Currencies')
    await page.getByRole('button', { name: 'Add a currency' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Three letters, such as USD')).toBeVisible()
    await form.getByLabel('Code').fill(code)
    await form.getByLabel('Name').fill('Dollar of elsewhere')
    await form.getByLabel('Symbol').fill('E$')
    await form.getByLabel('Rate').fill('0.005')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`${code} added`)).toBeVisible()

    const shopper = await page.context().newPage()
    await gotoHydrated(shopper, '/product/galle-fort-linen-shirt')
    await expect(shopper.getByText('Rs. 8,950.00').first()).toBeVisible()
    if ((viewport?.width ?? 0) < 1024) await shopper.getByRole('button', { name: 'Menu' }).click()
    await shopper.getByRole('combobox', { name: 'Currency' }).locator('visible=true').selectOption(code)
    await expect(shopper.getByText('E$44.75').first()).toBeAttached()

    await page.getByRole('button', { name: `${code} · Dollar of elsewhere` }).click()
    await form.getByRole('checkbox', { name: 'Offered to shoppers' }).uncheck()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`${code} saved`)).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Not offered')
    await shopper.goto('/product/galle-fort-linen-shirt')
    await expect(shopper.getByText('Rs. 8,950.00').first()).toBeVisible()
    await expect(shopper.getByText('E$44.75')).toHaveCount(0)
  },
)

test(
  'an owner makes a delivery zone, sees what an address pays, and switches it off',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const [town, name] = info.project.name === 'phone' ? ['Haputale', 'Tea phone'] : ['Hatton', 'Tea desktop']
    await signInAsOwner(page)
    await goToSection(page, 'Delivery zones')
    await page.getByRole('button', { name: 'Add a zone' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Places').fill(`LK, , ${town}\nCeylon`)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Line 2 is not a valid place')).toBeVisible()
    await form.getByLabel('Places').fill(`LK, , ${town}`)
    await form.getByLabel('Fee, Rs.').fill('480')
    await form.getByLabel('Working days, from').fill('3')
    await form.getByLabel('to', { exact: true }).fill('5')
    await form.getByLabel('Surcharge by weight').fill('2000: 120')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`${name} added`)).toBeVisible()

    const test = page.getByRole('form', { name: 'What would an address pay?' })
    await test.getByLabel('City').fill(town)
    await test.getByLabel('Weight, g').fill('2000')
    await test.getByRole('button', { name: 'Calculate' }).click()
    await expect(test.getByRole('status')).toHaveText(`Rs. 600.00, in 3 to 5 working daysZone: ${name}`)

    await page.getByRole('button', { name, exact: true }).click()
    await form.getByRole('checkbox', { name: 'Active' }).uncheck()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Switched off')
    await test.getByRole('button', { name: 'Calculate' }).click()
    await expect(test.getByRole('status')).not.toContainText(name)
  },
)

test('an owner switches a country off: the checkout no longer offers it, and a saved address there says so', {
  tag: '@desktop',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 38)
  const address = {
    firstName: 'Nadeesha',
    lastName: 'Silva',
    email: 'n@example.com',
    street: '9 Harbour View',
    city: 'Suva',
    country: 'FJ',
    phone: '7712345',
    phoneCode: '+679',
  }
  await page.request.post('/api/address/add', { headers: { token }, data: address })
  await signInAsOwner(page)
  await page.goto('/admin/countries')
  await page.getByLabel('Search').fill('fiji')
  const fiji = page.getByRole('row', { name: /Fiji FJ/ })
  await expect(fiji).toContainText('Rest of the world')
  await expect(fiji).toContainText('Card')
  await fiji.getByRole('button', { name: 'Switch Fiji off' }).click()
  await expect(page.getByText('Fiji is no longer available at checkout')).toBeVisible()
  await expect(fiji).toContainText('Switched off')
  try {
    await page.goto('/place-order')
    const kept = page.getByRole('radio', { name: /9 Harbour View/ })
    await expect(page.getByText('We don’t deliver there at the moment.')).toBeVisible()
    await expect(kept).not.toBeChecked()
    const country = page.getByRole('combobox', { name: 'Country' })
    await expect(country).toHaveValue(/^Sri Lanka /)
    await country.fill('Fiji')
    await expect(page.getByText('We can’t find a country with that name or code.')).toBeVisible()
    await country.press('Escape')
    await kept.check()
    await expect(country).toHaveValue('Fiji (no delivery at the moment)')
    await expect(page.getByText('We do not deliver to this address yet').first()).toBeVisible()
  } finally {
    await page.goto('/admin/countries?delivered=false')
    await page.getByRole('button', { name: 'Switch Fiji on' }).click()
    await expect(page.getByText('Fiji is available at checkout')).toBeVisible()
  }
})
