import { chooseCountry, fillAddress, unfoldAddress } from '@first-fashion/testing/checkout-form'
import {
  type Answers,
  altered,
  expect,
  held,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const mine = { route: '/place-order', as: 'member' } as const

/** Somebody who has not ordered yet. */
const fresh: Answers = {
  'addresses.list': { success: true, addresses: [] },
  ...altered('addresses.last-order', (answer) => {
    Object.assign(answer, { address: null })
  }),
}

const isReady = ({ page }: Stage) => expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()

const standAt =
  (latitude: number, longitude: number): Screen['before'] =>
  async ({ page }) => {
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude, longitude, accuracy: 900 })
    await page.route('http://127.0.0.1:4100/tiles/**', (tile) =>
      tile.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
  }

async function showOrder({ page }: Stage, words: string): Promise<void> {
  const found = page.getByText(words)
  if (!(await found.first().isVisible())) await page.getByText('Your order', { exact: true }).click()
  await expect(found.first()).toBeVisible()
}

/** The address that the map finds is in Europe. */
const toEurope = altered('checkout.quote', ({ quote }) => {
  Object.assign(quote, { shipping: 6_100, total: 16_750, due: 16_750 })
  Object.assign(quote, { chargedMinorUnits: 1_675_000, chargedText: 'LKR 16,750.00' })
  Object.assign(quote.delivery, { zone: { id: 'europe', name: 'Europe' }, freeOver: 90_000 })
})

/** Uses store credit for a part or all of the order. */
const withCredit = (used: number): Answers => ({
  ...fresh,
  ...altered('checkout.quote', ({ quote }) => {
    quote.storeCredit = { available: used, used }
    quote.due = quote.total - used
    quote.chargedMinorUnits = quote.due * 100
    quote.chargedText = `LKR ${quote.due.toLocaleString('en', { minimumFractionDigits: 2 })}`
    quote.tenders = quote.tenders.map((tender) => ({ ...tender, amount: used, available: used }))
  }),
})

async function useCredit(stage: Stage): Promise<void> {
  const { page } = stage
  await isReady(stage)
  await fillAddress(page)
  const box = page.getByLabel(/Use my store credit/)
  await expect(box).toBeAttached()
  if (!(await box.isVisible()))
    await page.getByRole('region', { name: 'Your order' }).locator('summary').click()
  await box.check()
  await expect(page.getByText('To pay', { exact: true })).toBeVisible()
}

/** The checkout, with its errors. */
export const screens: readonly Screen[] = [
  { ...mine, name: 'checkout', answers: fresh, steps: isReady },
  {
    ...mine,
    name: 'checkout, a line on final sale',
    layoutOf: 'checkout',
    answers: {
      ...fresh,
      ...altered('checkout.quote', ({ quote: { lines } }) => {
        const [first] = lines
        if (first !== undefined) first.finalSale = true
      }),
    },
    steps: async (stage) => {
      await isReady(stage)
      await showOrder(stage, 'Final sale – cannot be returned')
    },
  },
  {
    ...mine,
    name: 'checkout, loading',
    answers: { 'cart.get': held },
    steps: ({ page }) => expect(page.getByRole('link', { name: 'Back to cart' })).toBeVisible(),
  },
  {
    ...mine,
    name: 'checkout, errors',
    answers: fresh,
    steps: async (stage) => {
      await isReady(stage)
      await stage.page.getByRole('button', { name: 'Place Order' }).click()
      await expect(stage.page.getByRole('alert').filter({ hasText: 'Please check' })).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'checkout, filled in',
    answers: fresh,
    steps: async (stage) => {
      await isReady(stage)
      await fillAddress(stage.page)
      await stage.page.getByRole('radio', { name: /Cash on Delivery/ }).check()
    },
  },
  {
    ...mine,
    name: 'checkout, abroad',
    layoutOf: 'checkout, filled in',
    answers: fresh,
    steps: async (stage) => {
      await isReady(stage)
      await chooseCountry(stage.page, 'US')
      await expect(stage.page.getByRole('combobox', { name: 'State' })).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'checkout, found on the map',
    answers: { ...fresh, ...toEurope },
    before: standAt(51.5074, -0.1278),
    steps: async (stage) => {
      await isReady(stage)
      await stage.page.getByRole('button', { name: 'Use my location' }).click()
      await expect(stage.page.getByText(/^Found: 10 Strand/)).toBeVisible()
      await expect(
        stage.page.frameLocator('iframe').getByRole('button', { name: /move the pin/ }),
      ).toBeVisible()
    },
    shows: 'Delivery to London',
  },
  {
    ...mine,
    name: 'checkout, taxes within the total',
    answers: {
      ...fresh,
      ...altered('checkout.quote', ({ quote }) => {
        quote.taxes = [{ name: 'VAT', percent: 18, net: 9_322.03, tax: 1_677.97, gross: 11_000 }]
      }),
    },
    steps: async (stage) => {
      await isReady(stage)
      await fillAddress(stage.page)
      await showOrder(stage, 'Includes VAT 18%')
    },
  },
  {
    ...mine,
    name: 'checkout, nobody to be found',
    layoutOf: 'checkout, found on the map',
    answers: {
      ...fresh,
      'location.detect': refused('location.no-address', 'We found no address here.', 404),
    },
    before: standAt(0, 0),
    steps: async (stage) => {
      await isReady(stage)
      await stage.page.getByRole('button', { name: 'Use my location' }).click()
    },
    shows: 'We found no address here.',
  },
  {
    ...mine,
    name: 'checkout, placing',
    layoutOf: 'checkout, filled in',
    answers: { ...fresh, 'order.stripe': held, 'order.place': held },
    steps: async (stage) => {
      const { page } = stage
      await isReady(stage)
      await fillAddress(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByRole('button', { name: 'Place Order' })).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    ...mine,
    name: 'checkout, no totals',
    answers: { ...fresh, 'checkout.quote': refused() },
    shows: /try again/i,
  },
  {
    ...mine,
    name: 'checkout, known address',
    steps: isReady,
    shows: 'Nadeesha Silva, 14 Temple Road, Colombo 00300, Sri Lanka.',
  },
  {
    ...mine,
    name: 'checkout, addresses that do not come',
    layoutOf: 'checkout',
    answers: { ...fresh, 'addresses.list': held },
    steps: isReady,
  },
  {
    ...mine,
    name: 'checkout, saved addresses',
    steps: async (stage) => {
      await isReady(stage)
      await expect(stage.page.getByRole('button', { name: 'Change the address' })).toBeVisible()
      await unfoldAddress(stage.page)
      await stage.page.getByRole('radio', { name: /Amphitheatre/ }).check()
      await stage.page.getByLabel('Street address').fill('1 Infinite Loop')
      await expect(stage.page.getByLabel('Update my saved address too')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'checkout, a part paid with store credit',
    answers: withCredit(1000),
    steps: useCredit,
  },
  {
    ...mine,
    name: 'checkout, nothing left to pay',
    answers: withCredit(11_000),
    steps: useCredit,
    shows: 'Nothing to pay',
  },
  {
    ...mine,
    name: 'checkout, on the way to Koko',
    answers: fresh,
    over: true,
    steps: async (stage) => {
      const { page } = stage
      await isReady(stage)
      await fillAddress(page)
      await page.getByRole('radio', { name: /Koko/ }).check()
      // The redirect does not happen.
      await page.evaluate(() => {
        HTMLFormElement.prototype.submit = () => {}
      })
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByRole('dialog', { name: 'Redirecting to Koko' })).toBeVisible()
    },
  },
]
