import type { Page } from '@playwright/test'
import { expect, signedIn, test } from '../shop.ts'

const product = '/product/galle-fort-linen-shirt'

/** The IP look-up returns this country. */
const visitorIn = (page: Page, country_code: string, country_name: string, city: string) =>
  page.route('**/api/location/ip', (route) =>
    route.fulfill({ json: { success: true, country_code, country_name, city } }),
  )

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('a first visit shows prices of the visitor’s country; the server renders the next page with them [A3.19] [A4.12]', async ({
  page,
}) => {
  await visitorIn(page, 'GB', 'United Kingdom', 'Leeds')
  await page.goto(product)
  await expect(page.getByText('£22.38').first()).toBeVisible()
  expect(JSON.parse((await stored(page, 'location')) ?? '{}')).toEqual({
    countryCode: 'GB',
    countryName: 'United Kingdom',
    city: 'Leeds',
  })
  const html = await (await page.request.get(product)).text()
  expect(html).toContain('£22.38')

  let requested = 0
  await page.route('**/api/location/ip', (route) => {
    requested += 1
    return route.abort()
  })
  await page.goto('/collection')
  await expect(page.getByRole('main').getByText('£').locator('visible=true').first()).toBeVisible()
  expect(requested).toBe(0)
})

test('a manually chosen currency overrides the detected country [A4.11] [A4.15]', async ({
  page,
  viewport,
}) => {
  // Rendering pictures could take longer than the look-up's timeout.
  await page.route('**/media/**', (route) => route.abort())
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/location/ip', async (route) => {
    await held
    await route.fulfill({
      json: { success: true, country_code: 'GB', country_name: 'United Kingdom', city: 'Leeds' },
    })
  })
  const requested = page.waitForRequest('**/api/location/ip')
  await page.goto(product)
  await requested
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Currency' }).locator('visible=true').selectOption('JPY')
  const found = page.waitForResponse('**/api/currency/by-location/GB')
  answer()
  await found
  await expect(page.getByText('¥4,027.50').first()).toBeAttached()
  await page.reload()
  await expect(page.getByText('¥4,027.50').first()).toBeVisible()
  expect(await stored(page, 'currency')).toBe('JPY')
})

test('a login applies the account’s saved currency, which stays after logging out [A4.03] [A4.10]', async ({
  page,
}) => {
  await visitorIn(page, 'GB', 'United Kingdom', 'Leeds')
  const { token } = await signedIn(page)
  await page.request.post('/api/currency/user/set', { headers: { token }, data: { currencyCode: 'EUR' } })
  await page.goto(product)
  await expect(page.getByText('€25.96').first()).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await expect(page.getByText('€25.96').first()).toBeVisible()
  expect(await stored(page, 'currency')).toBe('EUR')
})

test('without a detected country the stored currency stays, or rupees [A4.13] [A4.14] [A8.09]', async ({
  page,
}) => {
  const lookedUp = page.waitForRequest('**/api/location/ip')
  await page.route('**/api/location/ip', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'location.unavailable', message: 'away' } }),
  )
  await page.goto(product)
  await lookedUp
  await expect(page.getByText('Rs. 8,950.00').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('currency', 'USD'))
  await page.reload()
  await expect(page.getByText('$27.75').first()).toBeVisible()
})

/** Makes a page believe that its server could not load the currencies, which no browser can cause. */
const withoutCurrencies = (page: Page) =>
  page.addInitScript(() => {
    const { enqueue } = ReadableStreamDefaultController.prototype
    ReadableStreamDefaultController.prototype.enqueue = function (chunk) {
      if (typeof chunk !== 'string' || !chunk.includes('"isFallback"')) return enqueue.call(this, chunk)
      // The page's data are a list of values that name each other by their places.
      const values: unknown[] = JSON.parse(chunk)
      const key = `_${values.indexOf('isFallback')}`
      for (const one of values)
        if (typeof one === 'object' && one !== null && key in one)
          Object.assign(one, { [key]: values.push(true) - 1 })
      enqueue.call(this, `${JSON.stringify(values)}\n`)
    }
  })

test('currencies that fail to load show a message, and prices are in rupees [A8.08]', async ({ page }) => {
  await withoutCurrencies(page)
  await page.goto('/about')
  await expect(page.getByText('Failed to fetch currencies')).toBeVisible()
})
