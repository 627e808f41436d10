import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import type { Page } from '@playwright/test'
import { expect, makePicture, wellStockedSku } from '../shop.ts'
import { signIn } from './back-office.ts'
import { alter, hold, type ScreenState } from './screen-state.ts'

const route = '/admin/products/:id'

async function openNew(page: Page) {
  await signIn(page)
  await page.goto('/admin/products/new')
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
}

async function openProduct(page: Page) {
  await signIn(page)
  const { product } = await wellStockedSku(page, 4)
  await page.goto(`/admin/products/${product._id}`)
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
}

/** A product as the server has it, in another state. */
const openAltered = async (page: Page, change: object) => {
  await alter<{ product: object }>(page, 'admin/products/*', (answer) => {
    answer.product = { ...answer.product, ...change }
  })
  await openProduct(page)
}

const refuseSaving = (page: Page, code: string, message: string, errors: Record<string, string> = {}) =>
  page.route('**/api/admin/products/*', (asked) =>
    asked.request().method() === 'PUT'
      ? asked.fulfill({ status: 409, json: { success: false, code, message, errors } })
      : asked.fallback(),
  )

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function addPictures(page: Page, names: readonly string[]) {
  const buffer = await makePicture(page, 1200, 1500)
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
  await page.getByLabel('Add pictures').last().setInputFiles(files)
}

async function fillNew(page: Page) {
  await openNew(page)
  await page.getByLabel('Name', { exact: true }).fill('Harbour Shirt')
  await page.getByLabel('Price in LKR').fill('12500')
  for (const _ of ['first', 'second']) await page.getByRole('button', { name: 'Add a colour' }).click()
}

/** The product form, from empty to archived. */
export const productEditor: readonly ScreenState[] = [
  {
    name: 'back office, product with reserved units',
    route,
    async arrive(page) {
      await page.route('**/api/admin/products/*/holds', (asked) => {
        const held = { variantIndex: 0, quantity: 1, size: 'M', orderNumber: 'A1B2C3D4', subjectId: 'order' }
        const until = Date.UTC(2026, 10, 28, 9, 30)
        const holds = [
          { ...held, reason: 'payment', until },
          { ...held, reason: 'exchange', until: null },
          { ...held, reason: 'reservation', until, orderNumber: null, subjectId: null },
        ]
        return asked.fulfill({ json: { success: true, holds } })
      })
      await alter<{ product: StaffProduct }>(page, 'admin/products/*', ({ product }) => {
        for (const size of product?.variants[0]?.sizes ?? []) size.held = 3
      })
      await openProduct(page)
      await page.getByRole('heading', { name: 'Why units are reserved' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'back office, no products yet',
    route: '/admin/products',
    async arrive(page) {
      await signIn(page)
      await alter<{ products: unknown[]; total: number }>(page, 'admin/products?**', (answer) => {
        answer.products = []
        answer.total = 0
      })
      await page.goto('/admin/products')
      await expect(page.getByText('Your first product')).toBeVisible()
    },
  },
  { name: 'back office, new product', route, arrive: openNew },
  {
    name: 'back office, new product without a name',
    route,
    async arrive(page) {
      await fillNew(page)
      await page.getByLabel('Name', { exact: true }).fill('')
      await page.getByLabel('Code of colour 1').fill('blue')
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('Enter a name', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'back office, new product with pictures and stock',
    route,
    async arrive(page) {
      await fillNew(page)
      await addPictures(page, ['ink-front.jpg', 'ink-back.jpg', 'plaster-front.jpg'])
      await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(3)
      await page.getByLabel('Units').fill('8')
      await page.getByRole('button', { name: 'Fill in' }).click()
      await page.getByRole('button', { name: 'Remove picture 3' }).click()
      await expect(page.getByText('Picture removed.')).toBeVisible()
    },
  },
  {
    name: 'back office, pictures on their way',
    route,
    async arrive(page) {
      await hold(page, 'admin/product-pictures')
      await openNew(page)
      await addPictures(page, ['front.jpg', 'back.jpg'])
      await expect(page.getByRole('progressbar').first()).toBeVisible()
    },
  },
  {
    name: 'back office, a file that is no picture',
    route,
    async arrive(page) {
      await openNew(page)
      const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }
      await page.getByLabel('Add pictures').last().setInputFiles([notes])
      await expect(page.getByText('We cannot read this picture')).toBeVisible()
    },
  },
  {
    name: 'back office, new size chart',
    route,
    over: true,
    async arrive(page) {
      await openNew(page)
      await page.getByRole('button', { name: 'New size chart' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'back office, product with a wrong price',
    route,
    async arrive(page) {
      await openProduct(page)
      await page.getByLabel('Price in LKR').fill('nothing')
      await save(page)
      await expect(page.getByText('Enter a price like 12500 or 12500.50')).toBeVisible()
    },
  },
  {
    name: 'back office, product that someone else saved',
    route,
    async arrive(page) {
      await openProduct(page)
      await alter<{ product: { price: number } }>(page, 'admin/products/*', (answer) => {
        answer.product.price = 9900
      })
      await refuseSaving(page, 'catalog.changed-meanwhile', 'Someone else changed this product meanwhile.')
      await page.getByLabel('Price in LKR').fill('8800')
      await save(page)
      await expect(page.getByText('You both changed these')).toBeVisible()
    },
  },
  {
    name: 'back office, product whose stock changed meanwhile',
    route,
    async arrive(page) {
      await openProduct(page)
      const message =
        'The stock changed meanwhile, by an order or by somebody else. Check the marked numbers.'
      await refuseSaving(page, 'catalog.stock-changed-meanwhile', message, {
        'colours.0.sizes.0.onHand': 'There are 3 now',
      })
      await page
        .getByLabel(/^On hand/)
        .first()
        .fill('77')
      await save(page)
      await expect(page.getByText('There are 3 now')).toBeVisible()
    },
  },
  {
    name: 'back office, draft of a product',
    route,
    arrive: (page) => openAltered(page, { isPublished: false, price: 0, pictures: [] }),
  },
  {
    name: 'back office, product on final sale',
    route,
    async arrive(page) {
      await openAltered(page, { finalSale: true })
      await expect(page.getByRole('checkbox', { name: 'Final sale' })).toBeChecked()
    },
  },
  {
    name: 'back office, product that opens later',
    route,
    async arrive(page) {
      await openAltered(page, { earlyAccessUntil: Date.UTC(2026, 11, 3, 4, 30) })
      await expect(page.getByLabel('On sale for everyone from')).toHaveValue('2026-12-03T10:00')
    },
  },
  {
    name: 'back office, archived product',
    route,
    arrive: (page) => openAltered(page, { isPublished: false, archivedAt: Date.UTC(2026, 0, 5) }),
  },
  {
    name: 'back office, product about to be archived',
    route,
    over: true,
    async arrive(page) {
      await openProduct(page)
      await page.getByRole('button', { name: 'Archive' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'preview of a product',
    route: '/preview/:id',
    async arrive(page) {
      await signIn(page)
      const { product } = await wellStockedSku(page, 4)
      await page.goto(`/preview/${product._id}`)
      await expect(page.getByText('Preview: only staff can see this page.')).toBeVisible()
    },
  },
  {
    name: 'preview without a sign-in',
    route: '/preview/:id',
    async arrive(page) {
      await page.goto('/preview/019a0000-0000-7000-8000-000000000000')
      await expect(page.getByText('Sign in to the back office in this browser')).toBeVisible()
    },
  },
]
