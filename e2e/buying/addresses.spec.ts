import { chooseCountry, expect, fillAddress, inCart, post, signedIn, test } from '../shop.ts'

test('an address is saved with an order, filled in at the next one, and managed in the profile', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 34)
  await page.goto('/place-order')
  await fillAddress(page)
  await expect(page.getByLabel('District')).toHaveValue('Colombo')
  await page.getByLabel('Save this address for next time').check()
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  const sent = page.waitForRequest('**/api/order/place')
  await page.getByRole('button', { name: 'Place Order' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ saveForFutureOrders: true })
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()

  await inCart(page, token, 34)
  await page.goto('/place-order')
  const street = page.getByLabel('Street address')
  await expect(street).toHaveValue('14 Temple Road')
  const where = page.getByRole('group', { name: 'Deliver to' })
  await expect(where.getByRole('radio', { name: /14 Temple Road, Colombo 00300, Sri Lanka/ })).toBeChecked()
  await expect(page.getByLabel('Save this address for next time')).toHaveCount(0)
  await where.getByRole('radio', { name: /Another address/ }).check()
  await expect(street).toHaveValue('')
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+94')
  await where.getByRole('radio', { name: /14 Temple Road/ }).check()
  await street.fill('16 Temple Road')
  await expect(page.getByLabel('Update my saved address too')).not.toBeChecked()

  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Saved addresses' })
  await expect(section).toContainText('Nadeesha SilvaDefault')
  await section.getByRole('button', { name: /^Edit the address/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit address' })
  // The list of countries opens whole within the dialog, in whole rows, the chosen one among them.
  await dialog.getByRole('combobox', { name: 'Country' }).click()
  const chosen = dialog.getByRole('option', { name: /^Sri Lanka/ })
  await expect(chosen).toBeInViewport({ ratio: 1 })
  const rows = await dialog.getByRole('listbox').evaluate((list) => {
    const { left, top, bottom } = list.getBoundingClientRect()
    const all = [...list.children].map((row) => row.getBoundingClientRect())
    return {
      cut: all.filter((row) => row.top < top - 1 !== row.bottom <= top + 1.5).length,
      isOnTop: [top + 5, bottom - 5].every((y) => list.contains(document.elementFromPoint(left + 20, y))),
    }
  })
  expect(rows).toEqual({ cut: 0, isOnTop: true })
  await dialog.getByRole('combobox', { name: 'Country' }).press('Escape')
  await dialog.getByLabel('Street address').fill(' ')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog.getByLabel('Street address')).toHaveAccessibleDescription('This field is required')
  await dialog.getByLabel('Street address').fill('18 Temple Road')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Address saved')).toBeVisible()
  await expect(section).toContainText('18 Temple Road')
  await section.getByRole('button', { name: /^Remove the address/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Address removed')).toBeVisible()
  await expect(section).toContainText('No saved addresses yet.')
})

test('the form starts with the detected country and its phone code', async ({ page }) => {
  const place = { countryCode: 'GB', countryName: 'United Kingdom', city: 'Leeds' }
  await page.addInitScript((value) => localStorage.setItem('location', value), JSON.stringify(place))
  const { token } = await signedIn(page)
  await inCart(page, token, 36)
  await page.goto('/place-order')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue(/^United Kingdom .*\+44$/)
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+44')
  await expect(page.getByLabel('Postcode')).toBeVisible()
})

test('the form follows the country’s address format and accepts pasted full numbers [A3.47] [A4.30] [A4.31]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 35)
  await page.goto('/place-order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  const country = page.getByRole('combobox', { name: 'Country' })
  await expect(country).toHaveValue(/^Sri Lanka .*\+94$/)
  // Our font draws the flags on systems without them.
  const flags = () =>
    document.fonts.load('16px "Country Flags"', '\u{1F1F1}\u{1F1F0}').then(({ length }) => length)
  expect(await page.evaluate(flags)).toBeGreaterThan(0)
  await page.getByLabel('District').selectOption('Jaffna')
  const town = page.locator('datalist option')
  await expect(town.first()).toHaveAttribute('value', 'Jaffna')
  await expect(town).toHaveCount(5)
  await page.getByLabel('Phone', { exact: true }).fill('+94 77 123-4567')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('77 123-4567')
  // A trunk prefix 0 is removed, typed or pasted; an incomplete number stays.
  await page.getByLabel('Phone', { exact: true }).fill('')
  await page.getByLabel('Phone', { exact: true }).pressSequentially('077 123 456')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('077 123 456')
  await page.getByLabel('Phone', { exact: true }).press('7')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('77 123 4567')
  await page.getByLabel('Phone', { exact: true }).fill('0112345678')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('112345678')
  // The code, which stands in its own field, goes likewise.
  await page.getByLabel('Phone', { exact: true }).fill('')
  await page.getByLabel('Phone', { exact: true }).pressSequentially('94 77 123 4567')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('77 123 4567')
  await page.getByLabel('Code', { exact: true }).fill('94')
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+94')

  // When open, the field is the search box; autofill counts as well.
  await country.click()
  await expect(page.getByRole('option', { name: /^Sri Lanka / })).toHaveAttribute('aria-selected', 'true')
  await country.fill('Atlantis')
  await expect(page.getByText('We can’t find a country with that name or code.')).toBeVisible()
  await country.press('Escape')
  await expect(country).toHaveValue(/^Sri Lanka /)
  await country.fill('united k')
  await country.press('Tab')
  await expect(country).toHaveValue(/^United Kingdom /)
  await page.locator('select[autocomplete="shipping country"]').selectOption('CA')
  await expect(country).toHaveValue(/^Canada /)
  await chooseCountry(page, 'US')
  await expect(page.getByLabel('District')).toHaveCount(0)
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+1')
  await page.getByRole('combobox', { name: 'State' }).selectOption('CA')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(/This field is required/)
  await chooseCountry(page, 'IN')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('')
  await chooseCountry(page, 'GB')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveCount(0)
  await expect(page.getByLabel('Postcode')).toBeVisible()
  await chooseCountry(page, 'LK')
  await expect(page.getByLabel('District')).toHaveValue('')
})

test('a saved address with a long unbroken name fits the narrowest screen', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 33)
  const who = { firstName: 'Wijesekara'.repeat(4), lastName: 'Karunaratne'.repeat(4), email: 'w@example.com' }
  const reached = { phone: '771234567', phoneCode: '+94' }
  const place = { street: '14 Temple Road', city: 'Colombo', postalCode: '00300', country: 'LK' }
  const data = { ...who, ...place, ...reached, isDefault: true }
  const added = await post(page, '/api/address/add', { headers: { token }, data })
  expect(added.ok(), await added.text()).toBe(true)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/place-order')
  await expect(page.getByRole('radio', { name: /14 Temple Road/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the address of the last order is offered at the next one, saved or not', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 34)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()
  await inCart(page, token, 34)
  await page.goto('/place-order')
  const where = page.getByRole('group', { name: 'Deliver to' })
  const offered = where.getByRole('radio', { name: /Your last order.*14 Temple Road/ })
  await offered.check()
  await expect(page.getByLabel('Street address')).toHaveValue('14 Temple Road')
  await expect(page.getByLabel('Postal code')).toHaveValue('00300')
})

test('a button that cannot be pressed yet says why', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 34)
  const quote = '**/api/checkout/quote'
  await page.route(quote, (route) => route.abort())
  await page.goto('/place-order')
  const button = page.getByRole('button', { name: 'Place Order' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('You can place the order once we know the total.')
  await page.unroute(quote)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(button).toBeEnabled()
  await expect(button).toHaveAccessibleDescription('')
})
