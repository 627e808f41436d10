import {
  designableProduct,
  designShirt,
  openEmbeddedDesigner,
  saveButton,
} from '../../designs/embedded-designer.ts'
import { expect, signedIn } from '../../shop.ts'
import { hold, type ScreenState } from '../screen-state.ts'

const route = '/designer/:productId'

/** The print partner's own designer, in its frame. */
export const embeddedDesigner: readonly ScreenState[] = [
  {
    name: 'embedded designer',
    route,
    async arrive(page) {
      await signedIn(page)
      await openEmbeddedDesigner(page)
    },
  },
  {
    name: 'embedded designer, with a design',
    route,
    async arrive(page) {
      await signedIn(page)
      await openEmbeddedDesigner(page)
      await designShirt(page, 'Monsoon season')
    },
  },
  {
    name: 'embedded designer, loading',
    route,
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'printful/designer/initialize')
      await page.goto((await designableProduct(page)).path)
      await expect(page.getByText('Loading designer …')).toBeVisible()
    },
  },
  {
    name: 'embedded designer, about to be left',
    route,
    over: true,
    async arrive(page) {
      await signedIn(page)
      await openEmbeddedDesigner(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'embedded designer, saving',
    route,
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'custom-product/save')
      await openEmbeddedDesigner(page)
      await designShirt(page, 'Galle')
      await saveButton(page).click()
      await expect(page.getByText('Saving your design …')).toBeVisible()
    },
  },
  {
    name: 'embedded designer, save failed',
    route,
    async arrive(page) {
      await signedIn(page)
      await page.route('**/api/custom-product/save', (request) => request.abort())
      await openEmbeddedDesigner(page)
      await designShirt(page, 'Galle')
      await saveButton(page).click()
      await expect(page.getByText('Your design is still here.')).toBeVisible()
    },
  },
  {
    name: 'embedded designer, no answer',
    route,
    async arrive(page) {
      await signedIn(page)
      await page.route('**/embedded-designer?*', () => new Promise(() => {}))
      const { path } = await designableProduct(page)
      await page.clock.install()
      await page.goto(path)
      await expect(page.locator('iframe[title="Designer"]')).toBeVisible()
      await page.clock.runFor(21_000)
      await expect(page.getByRole('heading', { name: 'The designer does not answer' })).toBeVisible()
    },
  },
  {
    name: 'designer frame, alone',
    route: '/designer-frame',
    upTo: 500,
    async arrive(page) {
      await page.goto('/designer-frame?nonce=none&product=71&variant=4012')
      await expect(saveButtonAlone(page)).toBeDisabled()
    },
  },
  {
    name: 'product, design your own',
    route: '/product/:slug',
    async arrive(page) {
      await page.goto(`/product/${(await designableProduct(page)).slug}`)
      await expect(page.getByRole('link', { name: 'Design Your Own' })).toBeVisible()
    },
  },
]

const saveButtonAlone = (page: Parameters<typeof saveButton>[0]) =>
  page.getByRole('button', { name: 'Save Design' })
