import { samples } from '@first-fashion/contract/samples'
import { chooseCountry, fillAddress, unfoldAddress } from '@first-fashion/testing/checkout-form'
import { noAddress, openCheckout, placeButton } from '../checkout-page.ts'
import { altered, held, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'
import { stageTime } from '../stage-time.ts'

test('the form asks for an address, names what is wrong with it, and takes phone numbers apart [A2.54] [A2.56] [A4.28] [A5.27] [A5.29] [A5.31] [A4.31] [A5.32]', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await openCheckout(stage)
  await test.step('checkout asks for address and payment method, in a frame without distracting links', async () => {
    await expect(page.getByRole('heading', { name: 'Delivery Information' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link')).toHaveText(['First Fashion', 'Back to cart'])
    await expect(page.getByRole('banner')).toContainText('Secure payment')
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      '+94 11 555 0119',
      'hello@firstfashion.example',
      'Returns',
      'Terms and Conditions',
      'Privacy Policy',
    ])
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
    for (const label of ['First name', 'Last name', 'Street address', 'City', 'Delivery instructions'])
      await expect(page.getByLabel(label)).toBeVisible()
  })

  await test.step('the delivery form shows errors at each field and keeps the input', async () => {
    await page.getByLabel('First name').fill('Nadeesha')
    await page.getByRole('textbox', { name: 'Email address' }).fill('nobody')
    await page.getByLabel('Phone', { exact: true }).fill('12x3')
    await placeButton(page).click()
    await expect(page.getByText('Please fill in all required fields correctly')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Please check' })).toBeFocused()
    await expect(page.locator('#address-email-error')).toHaveText('Invalid email address')
    await expect(page.locator('#address-phone-error')).toHaveText('Phone number too short')
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('123')
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Nadeesha')
  })

  await test.step('the form accepts pasted full numbers, and removes the code and a leading zero', async () => {
    const phone = page.getByLabel('Phone', { exact: true })
    await phone.fill('+94 77 123-4567')
    await expect(phone).toHaveValue('77 123-4567')
    // A trunk prefix 0 is removed, typed or pasted; an incomplete number stays.
    await phone.fill('')
    await phone.pressSequentially('077 123 456')
    await expect(phone).toHaveValue('077 123 456')
    await phone.press('7')
    await expect(phone).toHaveValue('77 123 4567')
    await phone.fill('0112345678')
    await expect(phone).toHaveValue('112345678')
    // The code, which stands in its own field, goes likewise.
    await phone.fill('')
    await phone.pressSequentially('94 77 123 4567')
    await expect(phone).toHaveValue('77 123 4567')
    await page.getByLabel('Code', { exact: true }).fill('94')
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+94')
  })

  await test.step('the phone field says what it did with a pasted number', async () => {
    const phone = page.getByLabel('Phone', { exact: true })
    const paste = async (text: string) => {
      await phone.fill('')
      await phone.evaluate((field, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', pasted)
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
    }
    await phone.fill('+47 22 33 44 55')
    await expect(phone).toHaveValue('22 33 44 55')
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+47')
    await expect(page.locator('#address-phone-hint')).toHaveText('The code is now +47, as in your number.')
    await phone.fill('+77 123 4567')
    await expect(page.locator('#address-phone-hint')).toContainText('We can’t tell the country of')
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+47')
    await paste('22 33 44 55, or 98 76 54 32')
    await expect(phone).toHaveValue('22 33 44 55')
    await expect(page.locator('#address-phone-hint')).toContainText('We left out “or 98 76 54 32”')
  })
})

test.describe(() => {
  test.use({ ownContext: true })
  test('the server checks the postal code half a second after typing [A5.33] [A5.34]', {
    tag: '@once',
  }, async ({ stage }) => {
    const page = await openCheckout(stage)
    await page.clock.install({ time: stageTime() })
    await page.clock.pauseAt(stageTime().getTime() + 60_000)
    const message = 'Invalid postal code. Example: 00100'
    await stage.answer({
      'countries.validate-postal-code': { success: true, isValid: false, warning: false, message },
    })
    const calls: string[] = []
    page.on('request', (request) => {
      if (/postal/.test(request.url())) calls.push(request.postData() ?? '')
    })
    await page.getByLabel('Postal code').pressSequentially('00')
    await page.clock.runFor(450)
    expect(calls).toHaveLength(0)
    await page.getByLabel('Postal code').pressSequentially('3')
    await expect(async () => {
      await page.clock.runFor(300)
      await expect(page.locator('#address-postalCode-error')).toContainText(message, { timeout: 500 })
    }).toPass()
    expect(calls).toHaveLength(1)
    expect(calls[0]).toContain('003')
  })
})

test('the form follows the address: its country, its city, its postal code [A5.35] [A3.47] [A4.30]', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await openCheckout(stage)
  await test.step('an unusual postal code shows a warning toast and stays', async () => {
    const warn = (message: string) =>
      stage.answer({
        'countries.validate-postal-code': { success: true, isValid: true, warning: true, message },
      })
    await warn('Please check this postal code: it looks unusual')
    await page.getByLabel('Postal code').fill('99999')
    await expect(page.getByText('Please check this postal code: it looks unusual')).toBeVisible()
    await expect(page.getByLabel('Postal code')).toHaveValue('99999')
    await chooseCountry(page, 'US')
    await page.getByLabel('ZIP code').fill('94103')
    const words = '94103 does not look like a ZIP code of Alaska. Please check both.'
    await warn(words)
    const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('"AK"'))
    await page.getByRole('combobox', { name: 'State' }).selectOption('AK')
    await asked
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByLabel('ZIP code')).not.toHaveAttribute('aria-invalid', 'true')
  })
  await chooseCountry(page, 'LK')
  await page.getByLabel('Postal code').fill('')

  await test.step('the form follows the country’s address format', async () => {
    const country = page.getByRole('combobox', { name: 'Country' })
    await expect(country).toHaveValue(/^Sri Lanka .*\+94$/)
    // Our font draws the flags on systems without them.
    const flags = () =>
      document.fonts.load('16px "Country Flags"', '\u{1F1F1}\u{1F1F0}').then(({ length }) => length)
    expect(await page.evaluate(flags)).toBeGreaterThan(0)
    await page.getByLabel('District').selectOption('Jaffna')
    const town = page.locator('datalist option')
    await expect(town.first()).toHaveAttribute('value', 'Jaffna')

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
    await page.locator('select[autocomplete="shipping country"]').selectOption('AU')
    await expect(country).toHaveValue(/^Australia /)
    await chooseCountry(page, 'US')
    await expect(page.getByLabel('District')).toHaveCount(0)
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+1')
    await page.getByRole('combobox', { name: 'State' }).selectOption('CA')
    await placeButton(page).click()
    await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(/This field is required/)
    await stage.answer({
      'countries.states': { success: true, states: [{ code: 'MH', name: 'Maharashtra' }] },
    })
    await chooseCountry(page, 'IN')
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('')
    await chooseCountry(page, 'GB')
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveCount(0)
    await expect(page.getByLabel('Postcode')).toBeVisible()
    await chooseCountry(page, 'LK')
    await expect(page.getByLabel('District')).toHaveValue('')
  })

  await test.step('the district follows the city until the shopper chooses one, which is questioned', async () => {
    const [city, district] = [page.getByLabel('City'), page.getByLabel('District')]
    await city.fill('Jaffna')
    await expect(district).toHaveValue('Jaffna')
    const asked = page.waitForRequest(
      (request) =>
        request.url().includes('/api/checkout/quote') && /"city":"Colombo 03"/.test(request.postData() ?? ''),
    )
    await city.fill('Colombo 03')
    await expect(district).toHaveValue('Colombo')
    expect((await asked).postDataJSON()).toMatchObject({ place: { district: 'Colombo' } })
    await district.selectOption('Kandy')
    await city.fill('Negombo')
    await expect(district).toHaveValue('Kandy')
    await expect(page.getByText('Negombo is in the district Gampaha.')).toBeVisible()
    await page.getByRole('button', { name: 'Use Gampaha' }).click()
    await expect(district).toHaveValue('Gampaha')
    await expect(page.getByText('Negombo is in the district')).toHaveCount(0)
  })
})

test('the form starts with the detected country and its phone code', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  const place = { countryCode: 'GB', countryName: 'United Kingdom', city: 'Leeds' }
  await page.addInitScript((value) => localStorage.setItem('location', value), JSON.stringify(place))
  await stage.set({ as: 'member', answers: noAddress })
  await gotoHydrated(page, '/place-order')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue(/^United Kingdom .*\+44$/)
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+44')
  await expect(page.getByLabel('Postcode')).toBeVisible()
})

test('countries and states that fail to load show messages [A8.17]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member', answers: noAddress })
  await page.route('**/api/country/list', (route) => route.abort())
  await page.goto('/place-order')
  await expect(page.getByText('Failed to load countries')).toBeVisible()
  await page.unroute('**/api/country/list')
  await page.reload()
  await page.route('**/api/country/*/states', (route) => route.abort())
  await chooseCountry(page, 'US')
  await expect(page.getByText('Failed to load states/provinces')).toBeVisible()
})

test('the address is asked for at once where the shop does not answer with the saved ones', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await openCheckout(stage, { 'addresses.list': held, 'addresses.last-order': held })
  await page.getByLabel('Street address').fill('14 Temple Road')
})

test('an address that the shop refuses unfolds with what is wrong [A5.26]', {
  tag: '@once',
}, async ({ stage }) => {
  const errors = { phone: 'Phone number too short' }
  const page = await openCheckout(stage, {
    'addresses.list': samples['addresses.list'],
    'order.place': refused('server.invalid', 'Please check the address', 400, { errors }),
  })
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await placeButton(page).click()
  await expect(page.getByText('Phone number too short').first()).toBeVisible()
  await expect(page.getByLabel('Phone', { exact: true })).toBeVisible()
})

test('saved addresses are offered: one fills the form, changed it can be updated, and another one is empty', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await openCheckout(stage, { 'addresses.list': samples['addresses.list'] })
  await expect(page.getByText('Nadeesha Silva, 14 Temple Road, Colombo 00300, Sri Lanka.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await unfoldAddress(page)
  const street = page.getByLabel('Street address')
  await expect(street).toHaveValue('14 Temple Road')
  const where = page.getByRole('group', { name: 'Deliver to' })
  await expect(where.getByRole('radio', { name: /14 Temple Road, Colombo 00300, Sri Lanka/ })).toBeChecked()
  await expect(where.getByRole('radio', { checked: true })).toBeFocused()
  await expect(page.getByLabel('Save this address for next time')).toHaveCount(0)
  await where.getByRole('radio', { name: /Another address/ }).check()
  await expect(street).toHaveValue('')
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+94')
  await where.getByRole('radio', { name: /14 Temple Road/ }).check()
  await street.fill('16 Temple Road')
  await expect(page.getByLabel('Update my saved address too')).not.toBeChecked()
})

test('the address of the last order is taken and folded where none is saved', { tag: '@once' }, async ({
  stage,
}) => {
  const [{ _id, isDefault, isDelivered, ...address }] = samples['addresses.list'].addresses
  const page = await openCheckout(
    stage,
    altered('addresses.last-order', (answer) =>
      Object.assign(answer, { address: { ...address, isDelivered } }),
    ),
  )
  await expect(page.getByText('Nadeesha Silva, 14 Temple Road, Colombo 00300, Sri Lanka.')).toBeVisible()
  await unfoldAddress(page)
  const where = page.getByRole('group', { name: 'Deliver to' })
  await expect(where.getByRole('radio', { name: /Your last order.*14 Temple Road/ })).toBeChecked()
  await expect(page.getByLabel('Street address')).toHaveValue('14 Temple Road')
  await expect(page.getByLabel('Postal code')).toHaveValue('00300')
})

test('a saved address with a long unbroken name fits the narrowest screen', { tag: '@once' }, async ({
  stage,
}) => {
  const page = await openCheckout(
    stage,
    altered('addresses.list', ({ addresses: [first] }) => {
      const names = { firstName: 'Wijesekara'.repeat(4), lastName: 'Karunaratne'.repeat(4) }
      if (first !== undefined) Object.assign(first, names)
    }),
  )
  await page.setViewportSize({ width: 320, height: 700 })
  await unfoldAddress(page)
  await expect(page.getByRole('radio', { name: /14 Temple Road/ })).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the list of countries opens whole within the dialog of a saved address', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/profile', { as: 'member' })
  const section = page.getByRole('region', { name: 'Saved addresses' })
  await section
    .getByRole('button', { name: /^Edit the address/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit address' })
  const country = dialog.getByRole('combobox', { name: 'Country' })
  await country.click()
  await expect(dialog.getByRole('option', { name: /^Sri Lanka/ })).toBeInViewport({ ratio: 1 })
  const rows = await dialog.getByRole('listbox').evaluate((list) => {
    const { left, top, bottom } = list.getBoundingClientRect()
    const all = [...list.children].map((row) => row.getBoundingClientRect())
    return {
      cut: all.filter((row) => row.top < top - 1 !== row.bottom <= top + 1.5).length,
      isOnTop: [top + 5, bottom - 5].every((y) => list.contains(document.elementFromPoint(left + 20, y))),
    }
  })
  expect(rows).toEqual({ cut: 0, isOnTop: true })
  await country.press('Escape')
  await dialog.getByLabel('Street address').fill(' ')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog.getByLabel('Street address')).toHaveAccessibleDescription('This field is required')
})

test('typed values never enter the URL, and the delivery form is empty after logging out', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({})
  for (const path of ['/login', '/contact']) {
    await page.goto(path)
    await expect(page.locator('main form')).toHaveAttribute('method', 'post')
  }
  await openCheckout(stage)
  await page.getByLabel('First name').fill('Nadeesha')
  const country = page.getByRole('combobox', { name: 'Country' })
  // A plain list stands in for it until the countries are there.
  await expect(country).toHaveJSProperty('tagName', 'INPUT')
  await country.fill('Sri')
  await country.press('Enter')
  await country.press('Enter')
  await expect(page.getByText('Please fill in all required fields correctly')).toHaveCount(0)
  await fillAddress(page)
  await page.getByRole('link', { name: 'Back to cart' }).click()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeAttached()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('checkout-draft'))).toBeNull()
})
