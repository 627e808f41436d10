import type { Page } from '@playwright/test'
import { expect, gotoHydrated, signedIn, wellStockedSku } from '../shop.ts'
import { alter, refuse, type ScreenState, widestPhone } from './screen-state.ts'

const route = '/product/:slug'

async function openProduct(page: Page, nth = 8) {
  const sku = await wellStockedSku(page, nth)
  await gotoHydrated(page, `/product/${sku.product.slug}`)
  await expect(page.getByRole('heading', { name: sku.product.name, level: 1 })).toBeVisible()
  return sku
}

interface SingleAnswer {
  product: {
    name: string
    image: string[]
    averageRating: number
    reviewCount: number
    finalSale?: boolean
    variants: { color: string; colorCode: string; images: string[]; sizes: { quantity: number }[] }[]
  }
}

/** Opens a product from the collection, with its data changed on the way. */
async function openAltered(page: Page, change: (product: SingleAnswer['product']) => void) {
  await gotoHydrated(page, '/collection')
  await alter<SingleAnswer>(page, 'product/single', ({ product }) => change(product))
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
}

/** The product page with all its dialogs, and products that are hard to lay out. */
export const product: readonly ScreenState[] = [
  {
    name: 'product',
    route,
    async arrive(page) {
      await openProduct(page)
    },
  },
  {
    name: 'product, colour and size chosen',
    route,
    async arrive(page) {
      const { color, size } = await openProduct(page)
      await page.getByRole('button', { name: color, exact: true }).click()
      await page.getByRole('button', { name: size, exact: true }).click()
      await expect(page.getByText(/In stock: \d+/)).toBeVisible()
    },
  },
  {
    name: 'product, no colour chosen',
    route,
    over: true,
    async arrive(page) {
      await signedIn(page)
      await openProduct(page)
      await page.getByRole('button', { name: 'Add to Cart' }).locator('visible=true').last().click()
      await expect(page.getByText('Please select a color variant')).toBeVisible()
    },
  },
  {
    name: 'product, sold out',
    route,
    async arrive(page) {
      await openAltered(page, ({ variants }) => {
        for (const variant of variants) for (const size of variant.sizes) size.quantity = 0
      })
      await page
        .getByRole('group', { name: /colour/i })
        .getByRole('button')
        .first()
        .click()
      await expect(page.getByText('Out of stock').first()).toBeVisible()
    },
  },
  {
    name: 'product, on final sale',
    route,
    async arrive(page) {
      await openAltered(page, (one) => {
        one.finalSale = true
      })
      await expect(page.getByText('Final sale – cannot be returned')).toBeVisible()
    },
  },
  {
    name: 'product, to be told when it is back',
    route,
    over: true,
    async arrive(page) {
      await openAltered(page, ({ variants }) => {
        for (const variant of variants) for (const size of variant.sizes) size.quantity = 0
      })
      await page
        .getByRole('group', { name: /colour/i })
        .getByRole('button')
        .first()
        .click()
      await page.getByRole('button', { name: 'Notify me when it’s back' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Notify me' }).click()
      await expect(page.getByText('Please enter your email address')).toBeVisible()
    },
  },
  {
    name: 'product, with others looked at before',
    route,
    async arrive(page) {
      await openProduct(page, 8)
      await openProduct(page, 40)
      await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeVisible()
    },
  },
  {
    name: 'product, no reviews, one picture',
    route,
    async arrive(page) {
      await page.route('**/api/review/product', (asked) =>
        asked.fulfill({ json: { success: true, reviews: [], starCounts: [0, 0, 0, 0, 0] } }),
      )
      await openAltered(page, (one) => {
        one.image = one.image.slice(0, 1)
        one.averageRating = 0
        one.reviewCount = 0
      })
      await expect(page.getByText(/no reviews/i).first()).toBeVisible()
    },
  },
  {
    name: 'product, long name, twelve colours',
    route,
    async arrive(page) {
      await openAltered(page, (one) => {
        one.name = 'Hand-Blocked Batik Resort Shirt with Coconut Shell Buttons and a Camp Collar'
        one.variants = Array.from({ length: 12 }, (_, at) => {
          const from = one.variants[at % one.variants.length]
          return {
            ...structuredClone(from),
            variantIndex: at,
            _id: `colour-${at}`,
            color: `${from?.color} ${at}`,
          }
        }) as typeof one.variants
      })
    },
  },
  {
    name: 'product, reviews failed',
    route,
    async arrive(page) {
      await refuse(page, 'review/**')
      await openProduct(page)
      await page.getByLabel('Your review').scrollIntoViewIfNeeded()
      await expect(page.getByRole('main').getByText('Failed to load reviews')).toBeVisible()
    },
  },
  {
    name: 'product, size chart',
    route,
    over: true,
    async arrive(page) {
      await gotoHydrated(page, '/product/galle-fort-linen-shirt')
      await page.getByRole('button', { name: 'Size chart' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'product, fabric, care and fit unfolded',
    route,
    async arrive(page) {
      await page.goto('/product/galle-fort-linen-shirt')
      const facts = page.getByRole('region', { name: 'Fabric, care and fit' })
      await facts.getByText('Fabric & care').click()
      await facts.getByText('Fit', { exact: true }).click()
      await expect(facts.getByText('Do not bleach')).toBeVisible()
    },
  },
  {
    name: 'product, enlarged',
    route,
    over: true,
    async arrive(page) {
      await openProduct(page)
      await page.getByRole('button', { name: 'Enlarge picture' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'product, share',
    route,
    over: true,
    async arrive(page) {
      await openProduct(page)
      await page.getByText('Share', { exact: true }).click()
      await expect(page.getByRole('button', { name: 'Copy direct link' })).toBeVisible()
    },
  },
  {
    name: 'product, own review to delete',
    route,
    over: true,
    async arrive(page) {
      const { token } = await signedIn(page)
      const { product } = await wellStockedSku(page, 9)
      const data = {
        productId: product._id,
        rating: 4,
        review: 'Wears well in every weather, and irons flat.',
      }
      await page.request.post('/api/review/add', { headers: { token }, data })
      await gotoHydrated(page, `/product/${product.slug}`)
      await page.getByLabel('Your review').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Delete review' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'product, added to the cart',
    route,
    over: true,
    async arrive(page) {
      await signedIn(page)
      const { color, size } = await openProduct(page)
      await page.getByRole('button', { name: color, exact: true }).click()
      await page.getByRole('button', { name: size, exact: true }).click()
      await page.getByRole('button', { name: 'Add to Cart' }).locator('visible=true').last().click()
      const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
      await expect(drawer.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'product, sticky bar',
    route,
    upTo: widestPhone,
    over: true,
    async arrive(page) {
      await openProduct(page)
      // Scrolls past the button to the description.
      await page
        .getByRole('heading', { name: /^The .* collection$/ })
        .evaluate((line) => line.scrollIntoView())
      await expect(page.getByRole('button', { name: 'Add to Cart' }).last()).toBeInViewport()
    },
  },
  {
    name: 'product in yen',
    route,
    async arrive(page) {
      await page.context().addCookies([{ name: 'currency', value: 'JPY', domain: 'localhost', path: '/' }])
      await openProduct(page)
    },
  },
]
