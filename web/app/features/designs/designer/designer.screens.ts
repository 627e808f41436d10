import { samples } from '@first-fashion/contract/samples'
import {
  addShape,
  addText,
  awaitGarment,
  canvas,
  closePanel,
  designShirt,
  onCanvas,
  openPanel,
  shirtDesigner,
} from '@first-fashion/testing/stage/designer-page'
import {
  type Answers,
  altered,
  expect,
  held,
  makePicture,
  refused,
  type Screen,
  type Stage,
  widestPhone,
} from '@first-fashion/testing/stage/screen'

const { image } = samples['designs.upload-image']
const beach = {
  ...image,
  name: 'a.png',
  url: image.url.replace('800x500', '900x700'),
  width: 900,
  height: 700,
}

const opened = (name: string, rest: Partial<Screen>): Screen => ({
  ...shirtDesigner,
  name: `designer, ${name}`,
  ...rest,
})

/** The designer with a star and a text on the shirt. */
const designed = (name: string, rest: Partial<Screen>): Screen =>
  opened(name, {
    ...rest,
    steps: async (stage) => {
      await designShirt(stage.page)
      await rest.steps?.(stage)
    },
  })

/** A mug of one size and side, with what its print looks like around it. */
export const mug: Answers = altered('designs.catalog-product', ({ product: { product, variants } }) => {
  const features = ['Ceramic', 'Dishwasher and microwave safe', 'Printed all around']
  Object.assign(product, {
    id: 19,
    title: 'White Glossy Mug | Ceramic White glossy',
    type_name: 'Mug',
    features,
  })
  const view = { x: 0.5, y: 0.338, width: 0.407, height: 0.353, bow: 0.028, turn: 0, reach: 319.5 }
  variants.splice(2)
  for (const [at, variant] of variants.entries()) {
    Object.assign(variant, { id: 1320 + at, size: at === 0 ? '325 ml' : '450 ml', price: 5.95 })
    variant.files = [{ type: 'front', preview_url: '', width: 2700, height: 1050, dpi: 300, fill: 'cover' }]
    Object.assign(variant.blank ?? {}, {
      printArea: { x: 0.125, y: 0.2, width: 0.75, height: 0.6 },
      around: [view, ...[-90, 90].map((turn) => ({ ...view, y: 0.78, width: 0.252, height: 0.219, turn }))],
    })
  }
})

const openTemplates = async ({ page }: Stage) => {
  await openPanel(page, 'Layers')
  await page.getByRole('button', { name: 'Start from a template' }).click()
}

const askForMockup = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Generate Mockup: Front' }).click()
  await expect(page.getByText('Mockup generation started')).toBeVisible()
}

/** The designer: tools, canvas and product. */
export const screens: readonly Screen[] = [
  opened('empty', {
    steps: async ({ page }) => {
      await awaitGarment(page)
      await openPanel(page, 'Layers')
    },
    shows: /^Your design is empty\./,
  }),
  designed('with a design', {}),
  designed('closer', {
    steps: ({ page }) => page.getByRole('button', { name: 'Closer' }).click(),
    shows: 'Whole garment',
  }),
  designed('profit', {
    steps: async ({ page }) => {
      await openPanel(page, 'Product')
      await page.getByText(/^Profit: /).click()
    },
    shows: 'Profit margin',
  }),
  opened('of a mug', {
    address: '/design/product/19/variant/first',
    answers: mug,
    steps: async ({ page }) => {
      await expect(canvas(page).locator('svg').first()).toContainText('Handle')
      await addShape(page, 'Star')
      await addText(page, 'Good morning')
      await openPanel(page, 'Product')
    },
    shows: 'Selling price',
  }),
  designed('layers', {
    steps: async ({ page }) => {
      await openPanel(page, 'Layers')
      await page.getByRole('button', { name: 'Lock: Star' }).click()
      await page.getByRole('button', { name: 'Hide: Star' }).click()
      await expect(page.getByRole('button', { name: 'Unlock: Star' })).toBeVisible()
    },
  }),
  designed('everything to be cleared', {
    over: true,
    steps: async ({ page }) => {
      await openPanel(page, 'Layers')
      await page.getByRole('button', { name: 'Clear all' }).click()
      await expect(page.getByRole('heading', { name: 'Clear the design' })).toBeVisible()
    },
  }),
  designed('properties of a text', {
    steps: async ({ page }) => {
      await openPanel(page, 'Properties')
      await expect(page.getByLabel('Font size')).toHaveValue('24')
    },
  }),
  opened('curved text', {
    steps: async ({ page }) => {
      await awaitGarment(page)
      await addText(page, 'Curve me around the fort')
      await openPanel(page, 'Properties')
      await page.getByLabel('Curve (°)').fill('180')
      await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
      await closePanel(page)
    },
  }),
  designed('product', { steps: ({ page }) => openPanel(page, 'Product'), shows: 'Selling price' }),
  designed('mockup being made', {
    as: 'member',
    answers: { 'custom-products.mockup-status': held },
    steps: async (stage) => {
      await askForMockup(stage)
      await openPanel(stage.page, 'Product')
    },
    shows: 'Generating …',
  }),
  designed('mockup', {
    as: 'member',
    steps: async (stage) => {
      await askForMockup(stage)
      await expect(stage.page.getByText('Mockup generated successfully')).toBeVisible()
      await openPanel(stage.page, 'Product')
      await expect(stage.page.getByRole('img', { name: 'Mockup, Front' })).toBeVisible()
    },
  }),
  designed('to be saved', {
    as: 'member',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Save Design' }).click()
      await page.getByRole('dialog').getByLabel('Design name').fill('Monsoon star')
    },
  }),
  opened('templates', {
    over: true,
    steps: async (stage) => {
      await awaitGarment(stage.page)
      await openTemplates(stage)
      const templates = stage.page.getByRole('dialog', { name: 'Templates' }).getByRole('list')
      await expect(templates).toHaveAttribute('aria-busy', 'false')
    },
  }),
  designed('template to replace a design', {
    over: true,
    steps: async (stage) => {
      await openTemplates(stage)
      await stage.page.getByRole('button', { name: 'Town badge' }).click()
      await expect(stage.page.getByRole('dialog', { name: 'Replace your design?' })).toBeVisible()
    },
  }),
  opened('cropped picture', {
    as: 'member',
    answers: {
      'designs.images': { success: true, images: [] },
      'designs.upload-image': { success: true, url: beach.url, publicId: beach._id, image: beach },
    },
    steps: async ({ page }) => {
      await awaitGarment(page)
      await openPanel(page, 'Images')
      const buffer = await makePicture(page, 900, 700)
      await page
        .getByLabel('Upload images')
        .setInputFiles({ name: beach.name, mimeType: 'image/png', buffer })
      await expect(onCanvas(page, 'Picture')).toHaveAttribute('aria-pressed', 'true')
      await openPanel(page, 'Properties')
      await page.getByLabel('Left, %').fill('30')
      await page.getByLabel('Top, %').fill('20')
      await expect(page.getByRole('button', { name: 'Show the whole picture' })).toBeVisible()
    },
  }),
  opened('product not found', {
    address: shirtDesigner.address.replace('71', '99999'),
    answers: {
      'designs.catalog-product': refused('designs.product-unknown', 'Product not found', 404),
    },
    steps: ({ page }) => expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible(),
  }),
  {
    ...shirtDesigner,
    name: 'cookies asked about below the tools of the designer',
    over: true,
    upTo: widestPhone,
    asksForCookies: true,
    steps: async ({ page }) => {
      await awaitGarment(page)
      await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()
    },
  },
]
