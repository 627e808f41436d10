import { awaitGarment, openPanel, shirtDesigner } from '@first-fashion/testing/stage/designer-page'
import {
  expect,
  held,
  makePicture,
  type Page,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const none = { success: true, images: [] } as const

/** The pictures of a customer, in the designer. */
const library = (name: string, rest: Partial<Screen>): Screen => ({
  ...shirtDesigner,
  name: `designer, images, ${name}`,
  as: 'member',
  ...rest,
  steps: async (stage) => {
    await awaitGarment(stage.page)
    await openPanel(stage.page, 'Images')
    await rest.steps?.(stage)
  },
})

async function chooseFiles({ page }: Stage) {
  const files = await Promise.all(
    ['A beach south of Galle in November, before the rain.png', 'tower.png', 'square.png'].map((name) =>
      pictureFile(page, name),
    ),
  )
  await page.getByLabel('Upload images').setInputFiles(files)
}

const pictureFile = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await makePicture(page, 300, 300),
})

/** The picture library of the designer. */
export const screens: readonly Screen[] = [
  library('visitor', { as: 'visitor', shows: /stay on this device until you log in/ }),
  library('empty', { answers: { 'designs.images': none }, shows: 'No saved images yet' }),
  library('saved', { shows: 'Saved images (3)' }),
  library('uploading', {
    answers: { 'designs.images': none, 'designs.upload-image': held },
    steps: chooseFiles,
    shows: '2 more files',
  }),
  library('loading', {
    answers: { 'designs.images': held },
    steps: ({ page }) => expect(page.getByRole('status', { name: 'Loading saved images' })).toBeVisible(),
  }),
  library('failed', {
    answers: { 'designs.images': refused() },
    steps: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  }),
  library('not available', {
    before: ({ page }) =>
      page.route('**/media/uploads/**', (request) => request.fulfill({ status: 503, body: '' })),
    steps: ({ page }) => expect(page.getByText('Picture not available')).toHaveCount(3),
  }),
  library('to be deleted', {
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete tower.png' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Delete the image' })).toBeVisible()
    },
  }),
]
