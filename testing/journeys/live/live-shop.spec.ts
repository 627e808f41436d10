import type { Locator, Page } from '@playwright/test'
import { expect, fillAddress, newEmail, password, test } from '../shop.ts'
import { startLiveShop } from './own-shop.ts'
import { fourPhotographs, type Photo } from './photographs.ts'

const owner = { name: 'Ruwani Bandara', email: 'ruwani@shop.example', password: 'monsoon-veranda-31' }

async function makeOwner(page: Page, path: string) {
  await page.goto(path)
  await page.getByLabel('Name').fill(owner.name)
  await page.getByLabel('Email address').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Create owner' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.getByLabel('Email address').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
}

async function writeProduct(page: Page) {
  await page.goto('/admin/products')
  await expect(page.getByText('Your first product')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Add product' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Harbour Shirt')
  await page.getByLabel('Price in LKR').fill('4,500')
  const words = page.getByRole('textbox', { name: 'Description' })
  await words.click()
  await page.keyboard.type('Woven in Kurunegala, cut for the harbour.')
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.getByLabel('Fabric').fill('Handloom cotton')

  await page.getByRole('button', { name: 'Add a colour' }).click()
  await page.getByLabel('Colour 1', { exact: true }).fill('Indigo')
  await page.getByLabel('Code of colour 1').fill('#2B3A67')
  await page.getByRole('button', { name: 'Add a colour' }).click()
  await page.getByLabel('Colour 2', { exact: true }).fill('Hibiscus')
  await page.getByLabel('Code of colour 2').fill('#A8322A')
  await page.getByLabel('Units').fill('6')
  await page.getByRole('button', { name: 'Fill in' }).click()
  await expect(page.getByLabel('On hand: Hibiscus, XL')).toHaveValue('6')
  await page.getByLabel('On hand: Hibiscus, XL').fill('')
}

test(
  'an empty live shop: an owner adds a product with two colours and four photographs, and a shopper buys it; without a print partner nothing can be designed [B4.14] [B8.38]',
  { tag: '@desktop' },
  async ({ browser, errors }, info) => {
    test.setTimeout(180_000)
    const shop = await startLiveShop(`live-${info.project.name}-${process.pid}`)
    try {
      const office = await browser.newContext({ baseURL: shop.url, viewport: { width: 1440, height: 900 } })
      const page = await office.newPage()
      page.on('pageerror', (error) => errors.push(String(error)))
      await showsNothingYet(await office.newPage())
      await makeOwner(page, shop.firstOwnerPath)
      await writeProduct(page)

      const photographs = await fourPhotographs()
      await page.getByLabel('Add pictures').last().setInputFiles(photographs.slice(0, 3))
      await dropOn(page.getByRole('group', { name: 'Add pictures' }), photographs[3])
      const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
      await expect(pictures).toHaveCount(4)
      await expect(
        page.getByLabel('Colour of picture 1', { exact: true }).locator('option:checked'),
      ).toHaveText(/Indigo|Hibiscus/)
      // The file names set the colour of each picture.
      const shown = await page
        .getByLabel(/^Colour of picture/)
        .evaluateAll((all) =>
          all.map((one) => (one instanceof HTMLSelectElement ? one.selectedOptions[0]?.text : '')),
        )
      expect(shown.toSorted()).toEqual(['Hibiscus', 'Hibiscus', 'Indigo', 'Indigo'])
      await page.getByLabel('Alt text of picture 1', { exact: true }).fill('The shirt from the front')

      // The keyboard alone moves the second picture before the first, and back again.
      const second = page.getByLabel('Alt text of picture 2', { exact: true })
      await second.fill('The second one')
      await page.getByRole('button', { name: 'Move picture 2', exact: true }).focus()
      await page.keyboard.press('Space')
      await expect(page.getByText('Picture 2 of 4 picked up.')).toBeAttached()
      // The places are measured after the picture is picked up; an arrow pressed before that moves nothing.
      await expect(async () => {
        await page.keyboard.press('ArrowLeft')
        await expect(page.getByText('It would be picture 1 of 4 now.')).toBeAttached({ timeout: 1000 })
      }).toPass()
      await page.keyboard.press('Space')
      await expect(page.getByLabel('Alt text of picture 1', { exact: true })).toHaveValue('The second one')

      await page.getByRole('button', { name: 'Remove picture 4' }).click()
      await expect(pictures).toHaveCount(3)
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
      await expect(pictures).toHaveCount(4)

      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('Product saved. Shoppers see it once you publish it.')).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/)

      const preview = await page.getByRole('link', { name: 'Preview' }).getAttribute('href')
      const seen = await office.newPage()
      await seen.goto(preview ?? '')
      await expect(seen.getByRole('heading', { level: 1, name: 'Harbour Shirt' })).toBeVisible()
      await expect(seen.getByText('Shoppers do not see this product yet.')).toBeVisible()
      const stranger = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })
      const visitor = await stranger.newPage()
      visitor.on('pageerror', (error) => errors.push(String(error)))
      await visitor.goto(preview ?? '')
      await expect(visitor.getByText('Sign in to the back office in this browser')).toBeVisible()
      expect((await visitor.goto('/product/harbour-shirt'))?.status()).toBe(404)

      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible()
      await buy(visitor)
      const ordered = visitor.getByRole('article').first().locator('img').first()
      await expect
        .poll(() => ordered.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0)

      await page.reload()
      await expect(page.getByLabel('On hand: Hibiscus, M')).toHaveValue('5')
      await expect(page.getByLabel('On hand: Hibiscus, XL')).toHaveValue('')
      await office.close()

      const unread = await visitor.goto('/design/product/71/variant/first')
      expect(await unread?.text()).not.toContain('Product Not Found')
      await expect(visitor.getByText('Failed to load product data').first()).toBeVisible()
      await expect(visitor).toHaveURL(/\/design$/)
      await stranger.close()
    } finally {
      await shop.stop()
    }
  },
)

/** Lets a file fall where pictures are added, as from a folder of the desktop. */
async function dropOn(area: Locator, { name, mimeType, buffer }: Photo) {
  const file = { name, mimeType, text: buffer.toString('base64') }
  const dataTransfer = await area.page().evaluateHandle(({ name, mimeType, text }) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const dropped = new DataTransfer()
    dropped.items.add(new File([bytes], name, { type: mimeType }))
    return dropped
  }, file)
  await area.dispatchEvent('dragover', { dataTransfer })
  await area.dispatchEvent('drop', { dataTransfer })
}

/** A shop without products says so, and neither blames filters nor leaves a heading over nothing. */
async function showsNothingYet(page: Page) {
  await page.goto('/collection')
  await expect(page.getByText('No products found')).toBeVisible()
  await expect(page.getByText('The first pieces are on their way.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'SHOP NOW' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View all' })).toHaveCount(0)
  await page.close()
}

/** The journey of a new visitor. */
async function buy(page: Page) {
  await page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false }
    const shown = { timestamp: '2026-01-01T00:00:00.000Z', sessionId: 'told-before' }
    localStorage.setItem('cookie-consent', JSON.stringify({ ...choice, ...shown }))
  })
  await page.goto('/collection')
  await page
    .getByRole('link', { name: /Harbour Shirt/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Shirt' })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'Woven in Kurunegala' })).toBeVisible()
  await page.getByRole('button', { name: 'Hibiscus', exact: true }).click()
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'M', exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Nadeesha Silva')
  await page.getByLabel('Email address').first().fill(newEmail())
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('article').first()).toContainText('Harbour Shirt')
}
