import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { loggedOutElsewhere } from '../log-in.ts'
import { productAddress } from '../product-page.ts'
import { refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const currencies = samples['currency.active'].currencies
const currencyOf = (code: string) => {
  const currency = currencies.find((one) => one.code === code)
  if (currency === undefined) throw new Error(`no ${code}`)
  return { success: true, currency } as const
}

/** The IP look-up finds a visitor in Leeds. */
const inLeeds = {
  'accounts.ip-location': {
    success: true,
    country_code: 'GB',
    country_name: 'United Kingdom',
    city: 'Leeds',
  },
  'currency.by-location': currencyOf('GBP'),
} as const

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('a first visit shows prices of the visitor’s country; the server renders the next page with them [A3.19] [A4.12]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { answers: inLeeds })
  await expect(page.getByText('£22.38').first()).toBeVisible()
  expect(JSON.parse((await stored(page, 'location')) ?? '{}')).toEqual({
    countryCode: 'GB',
    countryName: 'United Kingdom',
    city: 'Leeds',
  })
  expect(await (await page.request.get(productAddress)).text()).toContain('£22.38')
  let requested = 0
  await page.route('**/api/location/ip', (route) => {
    requested += 1
    return route.abort()
  })
  await gotoHydrated(page, '/collection')
  await expect(page.getByRole('main').getByText('£').locator('visible=true').first()).toBeVisible()
  expect(requested).toBe(0)
})

test('a manually chosen currency overrides the detected country [A4.11] [A4.15]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.set({ answers: inLeeds })
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/location/ip', async (route) => {
    await held
    await route.continue()
  })
  const requested = page.waitForRequest('**/api/location/ip')
  await page.goto(productAddress)
  await requested
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Currency' }).locator('visible=true').selectOption('JPY')
  const found = page.waitForResponse('**/api/currency/by-location/GB')
  answer()
  await found
  await expect(page.getByText('¥4,027.50').first()).toBeAttached()
  await page.reload()
  await expect(page.getByText('¥4,027.50').first()).toBeVisible()
  expect(await stored(page, 'currency')).toBe('JPY')
})

test('a login applies the account’s saved currency, which stays after logging out [A4.03] [A4.10]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, {
    as: 'member',
    answers: { ...inLeeds, 'currency.user': currencyOf('EUR') },
  })
  await expect(page.getByText('€25.96').first()).toBeVisible()
  await expect.poll(() => stored(page, 'currency')).toBe('EUR')
  await loggedOutElsewhere(page)
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await expect(page.getByText('€25.96').first()).toBeVisible()
  expect(await stored(page, 'currency')).toBe('EUR')
})

test('without a detected country the stored currency stays, or rupees [A4.13] [A4.14] [A8.09]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ answers: { 'accounts.ip-location': refused('location.unavailable', 'away') } })
  const lookedUp = page.waitForRequest('**/api/location/ip')
  await page.goto(productAddress)
  await lookedUp
  await expect(page.getByText('Rs. 8,950.00').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('currency', 'USD'))
  await page.reload()
  await expect(page.getByText('$27.75').first()).toBeVisible()
})

test('a shop that cannot look up countries shows rupees', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const nowhere = { success: true, country_code: '', country_name: '', city: '' } as const
  await stage.set({ answers: { 'accounts.ip-location': nowhere } })
  const ofCountry: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/currency/by-location')) ofCountry.push(request.url())
  })
  const lookedUp = page.waitForResponse('**/api/location/ip')
  await gotoHydrated(page, productAddress)
  await lookedUp
  await expect(page.getByText('Rs. 8,950.00').first()).toBeVisible()
  expect(ofCountry).toEqual([])
})

test('currencies that fail to load show a message, and prices are in rupees [A8.08]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { answers: { 'currency.active': refused() } })
  await expect(page.getByText('Failed to fetch currencies')).toBeVisible()
  await expect(page.getByText('Rs. 8,950.00').first()).toBeVisible()
})
