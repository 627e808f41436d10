import type { Page } from '@playwright/test'
import { openDesigner, openPanel } from '../../designs/designer-page.ts'
import { expect, makePicture, signedIn } from '../../shop.ts'
import { hold, refuse, type ScreenState } from '../screen-state.ts'

const route = '/design/product/:productId/variant/:variantId'

async function openImages(page: Page) {
  await openDesigner(page)
  await openPanel(page, 'Images')
}

async function chooseFiles(page: Page) {
  const file = async (name: string, width: number, height: number) => ({
    name,
    mimeType: 'image/png',
    buffer: await makePicture(page, width, height),
  })
  const files = [
    await file('A beach south of Galle in November, before the rain.png', 800, 500),
    await file('tower.png', 200, 600),
    await file('square.png', 300, 300),
  ]
  await page.getByLabel('Upload images').setInputFiles(files)
}

async function openFilled(page: Page) {
  await signedIn(page)
  await openImages(page)
  await chooseFiles(page)
  await expect(page.getByText('Saved images (3)')).toBeVisible()
}

/** The picture library of the designer. */
export const imageLibrary: readonly ScreenState[] = [
  {
    name: 'designer, images, visitor',
    route,
    async arrive(page) {
      await openImages(page)
      await expect(page.getByText('stay on this device until you log in')).toBeVisible()
    },
  },
  {
    name: 'designer, images, empty',
    route,
    async arrive(page) {
      await signedIn(page)
      await openImages(page)
      await expect(page.getByText('No saved images yet')).toBeVisible()
    },
  },
  { name: 'designer, images, saved', route, arrive: openFilled },
  {
    name: 'designer, images, uploading',
    route,
    async arrive(page) {
      await page.route('**/api/custom-products/upload-design', () => new Promise(() => {}))
      await signedIn(page)
      await openImages(page)
      await chooseFiles(page)
      await expect(page.getByText('2 more files')).toBeVisible()
    },
  },
  {
    name: 'designer, images, loading',
    route,
    async arrive(page) {
      await hold(page, 'design-images/list')
      await signedIn(page)
      await openImages(page)
      await expect(page.getByRole('status', { name: 'Loading saved images' })).toBeVisible()
    },
  },
  {
    name: 'designer, images, failed',
    route,
    async arrive(page) {
      await refuse(page, 'design-images/list')
      await signedIn(page)
      await openImages(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'designer, images, not available',
    route,
    async arrive(page) {
      await page.route('**/media/uploads/**', (request) => request.fulfill({ status: 503, body: '' }))
      await openFilled(page)
      await expect(page.getByText('Picture not available')).toHaveCount(3)
    },
  },
  {
    name: 'designer, images, to be deleted',
    route,
    over: true,
    async arrive(page) {
      await openFilled(page)
      await page.getByRole('button', { name: 'Delete tower.png' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Delete the image' })).toBeVisible()
    },
  },
]
