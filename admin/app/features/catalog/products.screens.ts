import { samples } from '@first-fashion/contract/samples'
import {
  type Answers,
  altered,
  expect,
  held,
  makePicture,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const list = '/admin/products'
const fresh = { route: `${list}/:id`, address: `${list}/new`, as: 'owner' } as const
const one = {
  route: `${list}/:id`,
  address: `${list}/${samples['staff.product'].product._id}`,
  as: 'owner',
} as const

const product = (change: object): Answers =>
  altered('staff.product', ({ product }) => {
    Object.assign(product, change)
  })

const formIsOpen = ({ page }: Stage) =>
  expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()

const save = ({ page }: Stage) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function addPictures({ page }: Stage, names: readonly string[]): Promise<void> {
  const buffer = await makePicture(page, 1200, 1500)
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
  await page.getByLabel('Add pictures').last().setInputFiles(files)
}

async function fillNew(stage: Stage): Promise<void> {
  const { page } = stage
  await formIsOpen(stage)
  await page.getByLabel('Name', { exact: true }).fill('Harbour Shirt')
  await page.getByLabel('Price in LKR').fill('12500')
  for (const _ of ['first', 'second']) await page.getByRole('button', { name: 'Add a colour' }).click()
}

/** The products, and the form of a product from empty to archived. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, products',
    route: list,
    as: 'owner',
    steps: ({ page }) => expect(page.getByRole('main').getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'back office, no products yet',
    route: list,
    as: 'owner',
    answers: altered('staff.products', (answer) => {
      Object.assign(answer, { products: [], total: 0 })
    }),
    shows: 'Your first product',
  },
  { ...one, name: 'back office, product', steps: formIsOpen },
  {
    ...one,
    name: 'back office, product with reserved units',
    answers: {
      ...altered('staff.product', ({ product }) => {
        for (const size of product.variants[0]?.sizes ?? []) size.held = 3
      }),
      'staff.product-holds': {
        success: true,
        holds: (['payment', 'exchange', 'reservation'] as const).map((reason) => ({
          variantIndex: 0,
          quantity: 1,
          size: 'M',
          reason,
          until: reason === 'exchange' ? null : Date.UTC(2026, 10, 29, 9, 30),
          orderNumber: reason === 'reservation' ? null : 'A1B2C3D4',
          subjectId: reason === 'reservation' ? null : 'order',
        })),
      },
    },
    steps: ({ page }) =>
      page.getByRole('heading', { name: 'Why units are reserved' }).scrollIntoViewIfNeeded(),
  },
  { ...fresh, name: 'back office, new product', steps: formIsOpen },
  {
    ...fresh,
    name: 'back office, new product without a name',
    layoutOf: 'back office, new product',
    steps: async (stage) => {
      const { page } = stage
      await fillNew(stage)
      await page.getByLabel('Name', { exact: true }).fill('')
      await page.getByLabel('Code of colour 1').fill('blue')
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('Enter a name', { exact: true })).toBeVisible()
    },
  },
  {
    ...fresh,
    name: 'back office, new product with pictures and stock',
    steps: async (stage) => {
      const { page } = stage
      await fillNew(stage)
      await addPictures(stage, ['ink-front.jpg', 'ink-back.jpg', 'plaster-front.jpg'])
      await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(3)
      await page.getByLabel('Units').fill('8')
      await page.getByRole('button', { name: 'Fill in' }).click()
      await page.getByRole('button', { name: 'Remove picture 3' }).click()
    },
    shows: 'Picture removed.',
  },
  {
    ...fresh,
    name: 'back office, pictures on their way',
    answers: { 'staff.product-picture-add': held },
    steps: async (stage) => {
      await formIsOpen(stage)
      await addPictures(stage, ['front.jpg', 'back.jpg'])
      await expect(stage.page.getByRole('progressbar').first()).toBeVisible()
    },
  },
  {
    ...fresh,
    name: 'back office, a file that is no picture',
    answers: {
      'staff.product-picture-add': refused('catalog.picture-unreadable', 'We cannot read this picture', 422),
    },
    steps: async (stage) => {
      await formIsOpen(stage)
      const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }
      await stage.page.getByLabel('Add pictures').last().setInputFiles([notes])
    },
    shows: 'We cannot read this picture',
  },
  {
    ...fresh,
    name: 'back office, new size chart',
    over: true,
    steps: async (stage) => {
      await formIsOpen(stage)
      await stage.page.getByRole('button', { name: 'New size chart' }).click()
      await expect(stage.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, product with a wrong price',
    layoutOf: 'back office, product',
    steps: async (stage) => {
      await stage.page.getByLabel('Price in LKR').fill('nothing')
      await save(stage)
    },
    shows: 'Enter a price like 12500 or 12500.50',
  },
  {
    ...one,
    name: 'back office, product that someone else saved',
    answers: {
      'staff.product-save': refused(
        'catalog.changed-meanwhile',
        'Someone else changed this product meanwhile.',
        409,
      ),
    },
    steps: async (stage) => {
      await formIsOpen(stage)
      await stage.answer(product({ price: 9900 }))
      await stage.page.getByLabel('Price in LKR').fill('8800')
      await save(stage)
    },
    shows: 'You both changed these',
  },
  {
    ...one,
    name: 'back office, product whose stock changed meanwhile',
    layoutOf: 'back office, product that someone else saved',
    answers: {
      'staff.product-save': refused(
        'catalog.stock-changed-meanwhile',
        'The stock changed meanwhile, by an order or by somebody else. Check the marked numbers.',
        409,
        { errors: { 'colours.0.sizes.0.onHand': 'There are 3 now' } },
      ),
    },
    steps: async (stage) => {
      await stage.page
        .getByLabel(/^On hand/)
        .first()
        .fill('77')
      await save(stage)
    },
    shows: 'There are 3 now',
  },
  {
    ...one,
    name: 'back office, draft of a product',
    answers: product({ isPublished: false, price: 0, pictures: [] }),
    steps: formIsOpen,
  },
  {
    ...one,
    name: 'back office, product on final sale',
    layoutOf: 'back office, product',
    answers: product({ finalSale: true }),
    steps: ({ page }) => expect(page.getByRole('checkbox', { name: 'Final sale' })).toBeChecked(),
  },
  {
    ...one,
    name: 'back office, product that opens later',
    answers: product({ earlyAccessUntil: Date.UTC(2026, 11, 3, 4, 30) }),
    steps: ({ page }) => expect(page.getByLabel('On sale for everyone from')).toHaveValue('2026-12-03T10:00'),
  },
  {
    ...one,
    name: 'back office, archived product',
    layoutOf: 'back office, draft of a product',
    answers: product({ isPublished: false, archivedAt: Date.UTC(2026, 0, 5) }),
    steps: formIsOpen,
  },
  {
    ...one,
    name: 'back office, product about to be archived',
    layoutOf: 'back office, collection about to be deleted',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Archive' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
