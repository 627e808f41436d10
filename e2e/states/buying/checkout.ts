import type { Page } from '@playwright/test'
import { chooseCountry, expect, fillAddress, gotoHydrated, inCart, signedIn } from '../../shop.ts'
import { alter, hold, refuse, type ScreenState } from '../screen-state.ts'

interface CartAnswer {
  lines: {
    name: string
    quantity: number
    state: string
    stock: number
    price: number
    lineTotal: number
    priceWhenAdded: number | null
    finalSale?: boolean
  }[]
  totals: { subtotal: number; total: number; shipping: number }
}

async function withSkus(page: Page, count: number) {
  const { token } = await signedIn(page)
  for (let nth = 0; nth < count; nth++) await inCart(page, token, 30 + nth * 3, 1 + (nth % 2))
}

async function openCheckout(page: Page, skus = 2) {
  await withSkus(page, skus)
  await gotoHydrated(page, '/place-order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
}

const cartShown = (page: Page) => expect(page.getByRole('heading', { name: 'Cart totals' })).toBeVisible()

const finalSale = 'Final sale – cannot be returned'

function onFinalSale([first]: { finalSale?: boolean }[]) {
  if (first !== undefined) first.finalSale = true
}

/** The cart and the checkout, with their errors. */
export const buying: readonly ScreenState[] = [
  {
    name: 'cart, empty',
    route: '/cart',
    async arrive(page) {
      await page.goto('/cart')
      await expect(page.getByText('+2 more').first()).toBeVisible()
    },
  },
  {
    name: 'cart',
    route: '/cart',
    async arrive(page) {
      await withSkus(page, 4)
      await page.goto('/cart')
      await cartShown(page)
    },
  },
  {
    name: 'cart, lines that cannot be had',
    route: '/cart',
    async arrive(page) {
      await withSkus(page, 5)
      await alter<CartAnswer>(page, 'cart/get', ({ lines, totals }) => {
        const [long, out, short, gone, dearer] = lines
        if (long !== undefined)
          Object.assign(long, {
            name: 'Hand-Blocked Batik Resort Shirt with Coconut Shell Buttons and a Camp Collar',
            quantity: 99,
            stock: 99,
            lineTotal: long.price * 99,
          })
        if (out !== undefined) out.state = 'sold-out'
        if (short !== undefined) Object.assign(short, { state: 'short', stock: 1, quantity: 4 })
        if (gone !== undefined) gone.state = 'unpublished'
        if (dearer !== undefined) dearer.priceWhenAdded = 1200
        totals.subtotal = lines
          .filter((line) => line.state === 'ok')
          .reduce((sum, line) => sum + line.lineTotal, 0)
        totals.total = totals.subtotal + totals.shipping
      })
      await page.goto('/cart')
      await cartShown(page)
    },
  },
  {
    name: 'cart, a line on final sale',
    route: '/cart',
    async arrive(page) {
      await withSkus(page, 2)
      await alter<CartAnswer>(page, 'cart/get', ({ lines }) => onFinalSale(lines))
      await page.goto('/cart')
      await expect(page.getByText(finalSale)).toBeVisible()
    },
  },
  {
    name: 'checkout, a line on final sale',
    route: '/place-order',
    async arrive(page) {
      await alter<{ quote: { lines: { finalSale?: boolean }[] } }>(page, 'checkout/quote', ({ quote }) =>
        onFinalSale(quote.lines),
      )
      await openCheckout(page)
      const title = page.getByText('Your order', { exact: true })
      if (!(await page.getByText(finalSale).isVisible())) await title.click()
      await expect(page.getByText(finalSale)).toBeVisible()
    },
  },
  {
    name: 'cart, a line taken out',
    route: '/cart',
    over: true,
    async arrive(page) {
      await withSkus(page, 2)
      await gotoHydrated(page, '/cart')
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
  {
    name: 'cart, loading',
    route: '/cart',
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'cart/get')
      await page.goto('/cart')
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    },
  },
  {
    name: 'cart, failed',
    route: '/cart',
    async arrive(page) {
      await signedIn(page)
      await refuse(page, 'cart/get')
      await page.goto('/cart')
      await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
    },
  },
  {
    name: 'checkout',
    route: '/place-order',
    arrive: (page) => openCheckout(page),
  },
  {
    name: 'checkout, loading',
    route: '/place-order',
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'cart/get')
      await page.goto('/place-order')
      await expect(page.getByRole('link', { name: 'Back to cart' })).toBeVisible()
    },
  },
  {
    name: 'checkout, errors',
    route: '/place-order',
    async arrive(page) {
      await openCheckout(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Please check' })).toBeVisible()
    },
  },
  {
    name: 'checkout, filled in',
    route: '/place-order',
    async arrive(page) {
      await openCheckout(page, 5)
      await fillAddress(page)
      await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
    },
  },
  {
    name: 'checkout, abroad',
    route: '/place-order',
    async arrive(page) {
      await openCheckout(page)
      await chooseCountry(page, 'US')
      await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible()
    },
  },
  {
    name: 'checkout, found on the map',
    route: '/place-order',
    async arrive(page) {
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation({ latitude: 51.5074, longitude: -0.1278, accuracy: 900 })
      await openCheckout(page)
      await page.getByRole('radio', { name: /Find my location/ }).check()
      await expect(page.getByText(/Found: 10 Strand/)).toBeVisible()
      await expect(page.frameLocator('iframe').getByRole('button', { name: /move the pin/ })).toBeVisible()
      await expect(page.getByText('Delivery zone: Europe')).toBeVisible()
    },
  },
  {
    name: 'checkout, nobody to be found',
    route: '/place-order',
    async arrive(page) {
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation({ latitude: 0, longitude: 0 })
      await openCheckout(page)
      await page.getByRole('radio', { name: /Find my location/ }).check()
      await expect(page.getByText('We found no address here.')).toBeVisible()
    },
  },
  {
    name: 'checkout, placing',
    route: '/place-order',
    async arrive(page) {
      await openCheckout(page)
      await hold(page, 'order/**')
      await fillAddress(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByRole('button', { name: 'Place Order' })).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'checkout, no totals',
    route: '/place-order',
    async arrive(page) {
      await withSkus(page, 2)
      await refuse(page, 'checkout/quote')
      await page.goto('/place-order')
      await expect(page.getByRole('button', { name: /try again/i })).toBeVisible()
    },
  },
  {
    name: 'payment being verified',
    route: '/verify',
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'order/verifyStripe')
      await page.goto('/verify?success=true&orderId=none&session_id=none')
      await expect(page.getByRole('status').first()).toBeVisible()
    },
  },
]
