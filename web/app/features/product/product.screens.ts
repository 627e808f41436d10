import type { Calls, ResponseOf } from '@first-fashion/contract'
import { samples } from '@first-fashion/contract/samples'
import {
  type Answers,
  altered,
  expect,
  refused,
  type Screen,
  type Stage,
  widestPhone,
} from '@first-fashion/testing/stage/screen'

type Product = ResponseOf<Calls['catalog.single']>['product']

const { product } = samples['catalog.single']
const one = { route: '/product/:slug', address: `/product/${product.slug}` } as const
const [{ color, sizes }] = product.variants
const size = sizes.find(({ quantity }) => quantity > 0)?.size ?? ''

const changed = (change: (product: Product) => void): Answers =>
  altered('catalog.single', (answer) => change(answer.product))

const soldOut = changed(({ variants }) => {
  for (const variant of variants) for (const ofColour of variant.sizes) ofColour.quantity = 0
})

const chooseFirstColour = ({ page }: Stage) =>
  page
    .getByRole('group', { name: /colour/i })
    .getByRole('button')
    .first()
    .click()

async function chooseSku({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
}

const addToCart = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Add to Cart' }).locator('visible=true').last().click()

const arrived = ({ page }: Stage) =>
  expect(page.getByRole('heading', { name: product.name, level: 1 })).toBeVisible()

/** The page of a product with all its dialogs, and products that are hard to lay out. */
export const screens: readonly Screen[] = [
  { ...one, name: 'product', steps: arrived },
  { ...one, name: 'product, colour and size chosen', steps: chooseSku, shows: /In stock: \d+/ },
  {
    ...one,
    name: 'product, no colour chosen',
    as: 'member',
    over: true,
    layoutOf: 'product, colour and size chosen',
    steps: addToCart,
    shows: 'Please select a color variant',
  },
  { ...one, name: 'product, sold out', answers: soldOut, steps: chooseFirstColour, shows: 'Out of stock' },
  {
    ...one,
    name: 'product, on final sale',
    layoutOf: 'product',
    answers: changed((it) => {
      it.finalSale = true
    }),
    shows: 'Final sale – cannot be returned',
  },
  {
    ...one,
    name: 'product, to be told when it is back',
    over: true,
    answers: soldOut,
    steps: async (stage) => {
      await chooseFirstColour(stage)
      await stage.page.getByRole('button', { name: 'Notify me when it’s back' }).click()
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Notify me' }).click()
    },
    shows: 'Please enter your email address',
  },
  {
    ...one,
    name: 'product, with others looked at before',
    layoutOf: 'product',
    steps: async ({ page, answer }) => {
      const other = {
        ...samples['catalog.single'],
        product: {
          ...product,
          _id: `${product._id.slice(0, -1)}0`,
          slug: 'another-one',
          name: 'Another One',
        },
      }
      await answer({ 'catalog.single': other })
      await page.goto('/product/another-one')
      await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, no reviews, one picture',
    answers: {
      ...changed((it) => {
        Object.assign(it, { image: it.image.slice(0, 1), averageRating: 0, reviewCount: 0 })
      }),
      ...altered('reviews.product', (answer) => {
        Object.assign(answer, { reviews: [], starCounts: [0, 0, 0, 0, 0] })
      }),
    },
    shows: /no reviews/i,
  },
  {
    ...one,
    name: 'product, long name, twelve colours',
    answers: changed((it) => {
      it.name = 'Hand-Blocked Batik Resort Shirt with Coconut Shell Buttons and a Camp Collar'
      it.variants = [...it.variants, ...it.variants, ...it.variants, ...it.variants]
        .slice(0, 12)
        .map((variant, variantIndex) => ({
          ...variant,
          ...{ variantIndex, _id: `colour-${variantIndex}`, color: `${variant.color} ${variantIndex}` },
        }))
    }),
    shows: /^Hand-Blocked Batik/,
  },
  {
    ...one,
    name: 'product, reviews failed',
    answers: { 'reviews.product': refused(), 'reviews.own': refused() },
    steps: async ({ page }) => {
      await page.getByLabel('Your review').scrollIntoViewIfNeeded()
      await expect(page.getByRole('main').getByText('Failed to load reviews')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, size chart',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Size chart' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, fabric, care and fit unfolded',
    steps: async ({ page }) => {
      const facts = page.getByRole('region', { name: 'Fabric, care and fit' })
      await facts.getByText('Fabric & care').click()
      await facts.getByText('Fit', { exact: true }).click()
      await expect(facts.getByText('Do not bleach')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, enlarged',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Enlarge picture' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, share',
    over: true,
    steps: async ({ page }) => {
      await page.getByText('Share', { exact: true }).click()
      await expect(page.getByRole('button', { name: 'Copy direct link' })).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, added to the cart',
    as: 'member',
    over: true,
    steps: async (stage) => {
      await chooseSku(stage)
      await addToCart(stage)
      const drawer = stage.page.getByRole('dialog', { name: 'Added to your cart' })
      await expect(drawer.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    ...one,
    name: 'product, sticky bar',
    upTo: widestPhone,
    over: true,
    steps: async ({ page }) => {
      // Scrolls past the button to the description.
      await page
        .getByRole('heading', { name: /^The .* collection$/ })
        .evaluate((line) => line.scrollIntoView())
      await expect(page.getByRole('button', { name: 'Add to Cart' }).last()).toBeInViewport()
    },
  },
  {
    ...one,
    name: 'product in yen',
    layoutOf: 'product',
    before: ({ page }) =>
      page.context().addCookies([{ name: 'currency', value: 'JPY', domain: 'localhost', path: '/' }]),
    steps: arrived,
  },
]
