import { samples } from '@first-fashion/contract/samples'
import {
  altered,
  expect,
  held,
  type Page,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const { origin } = samples['custom-products.designer-origin']
const { _id, slug } = samples['catalog.single'].product

/** Answers for the print partner's designer. */
export const partnerSays = (body: string) => (stage: Stage) =>
  stage.page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))

const silentPage = `<!doctype html>
<html lang="en"><head><title>Design Maker</title></head><body><main><h1>Design Maker</h1></main></body></html>`

/** A page that says what the print partner's designer says to its host, and draws nothing. */
export const partnerPage = `<!doctype html>
<html lang="en"><head><title>Design Maker</title><meta name="viewport" content="width=device-width"></head>
<body><main><h1>Design Maker</h1><label>Text <input></label></main><script>
const say = (event, response) => parent.postMessage({ event, response }, '*')
const template = { id: 5133 }
addEventListener('message', ({ data }) => {
  if (data.event === 'setProduct') say('designerLoadedOK')
  if (data.event === 'saveDesign') say('saveDesignOK', { template })
})
document.querySelector('input').addEventListener('input', () =>
  say('designStatus', { hasDesign: true, designValid: true, selectedVariantIds: [4013] }))
say('iframeLoadedOK')
</script></body></html>`

const shopFrame = (page: Page) => page.frameLocator('iframe[title="Designer"]')
export const partnerFrame = (page: Page) =>
  shopFrame(page).frameLocator('iframe[title="Designer of our print partner"]')
export const saveButton = (page: Page) => shopFrame(page).getByRole('button', { name: 'Save Design' })

/** The designer with the partner's product in it. */
const opened = (name: string, rest: Partial<Screen>): Screen => ({
  name: `embedded designer${name}`,
  route: '/designer/:productId',
  address: `/designer/${_id}`,
  as: 'member',
  before: partnerSays(partnerPage),
  ...rest,
  steps: async (stage) => {
    await expect(partnerFrame(stage.page).getByLabel('Text')).toBeVisible()
    await expect(stage.page.getByText('Loading designer …')).toHaveCount(0)
    await rest.steps?.(stage)
  },
})

const write = async ({ page }: Stage) => {
  await partnerFrame(page).getByLabel('Text').fill('Monsoon season')
  await expect(saveButton(page)).toBeEnabled()
}

const save = async (stage: Stage) => {
  await write(stage)
  await saveButton(stage.page).click()
}

/** Makes the page wait no time for what it waits for long, but for the check of accessibility. */
const skipLongWaits = ({ page }: Stage) =>
  page.evaluate(() => {
    const start = window.setTimeout
    window.setTimeout = Object.assign(
      (run: TimerHandler, delay = 0, ...given: unknown[]) =>
        start(run, delay === 20_000 ? 0 : delay, ...given),
      start,
    )
  })

const designable = altered('catalog.single', ({ product }) => {
  Object.assign(product, { madeToOrder: true, printful_product_id: 71, printful_variant_id: 4012 })
  product.printful_integration.enabled = true
})

/** The print partner's own designer, in its frame. */
export const screens: readonly Screen[] = [
  opened('', {}),
  opened(', with a design', { steps: write }),
  {
    ...opened(', loading', {}),
    answers: { 'custom-products.open-embedded': held },
    steps: undefined,
    shows: 'Loading designer …',
  },
  opened(', about to be left', {
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  }),
  opened(', saving', {
    answers: { 'custom-products.save-embedded': held },
    steps: save,
    shows: 'Saving your design …',
  }),
  opened(', save failed', {
    answers: { 'custom-products.save-embedded': refused() },
    steps: save,
    shows: /Your design is still here\./,
  }),
  {
    name: 'embedded designer, no answer',
    route: '/designer/:productId',
    address: `/product/${slug}`,
    as: 'member',
    answers: designable,
    before: partnerSays(silentPage),
    steps: async (stage) => {
      await skipLongWaits(stage)
      await stage.page.getByRole('link', { name: 'Design Your Own' }).click()
      const silent = stage.page.getByRole('heading', { name: 'The designer does not answer' })
      await expect(silent).toBeVisible()
      await expect(partnerFrame(stage.page).getByRole('heading')).toBeVisible()
    },
  },
  {
    name: 'designer frame, alone',
    route: '/designer-frame',
    address: '/designer-frame?nonce=none&product=71&variant=4012',
    upTo: 500,
    before: partnerSays(partnerPage),
    steps: ({ page }) => expect(page.getByRole('button', { name: 'Save Design' })).toBeDisabled(),
  },
  {
    name: 'product, design your own',
    route: '/product/:slug',
    address: `/product/${slug}`,
    answers: designable,
    steps: ({ page }) => expect(page.getByRole('link', { name: 'Design Your Own' })).toBeVisible(),
  },
]
