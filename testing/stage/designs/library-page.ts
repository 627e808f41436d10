import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { expect, makePicture, type Page, type Refused, refused } from '../screen.ts'
import type { EmptyStage } from '../stage.ts'
import { openDesigner, openPanel, pictureOf } from './designer.ts'

/** The field for the files of the library. */
export const choose = (page: Page) => page.getByLabel('Upload images')

/** The library has so many pictures. */
export const saved = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Saved images (${count})` })).toBeVisible()

/** A picture as a file. */
export const file = async (page: Page, name: string, side = 300) => ({
  name,
  mimeType: 'image/png',
  buffer: await makePicture(page, side, side),
})

/** Opens the pictures of the designer as a customer with these in the library. */
export async function openLibrary(stage: EmptyStage, names: readonly string[] = []): Promise<void> {
  const images = names.map((name, nth) => pictureOf(name, 200 + nth))
  await stage.set({ as: 'member', answers: { 'designs.images': { success: true, images } } })
  await openDesigner(stage.page)
  await openPanel(stage.page, 'Images')
  if (names.length === 0) await expect(stage.page.getByText('No saved images yet')).toBeVisible()
  else await saved(stage.page, names.length)
}

/** Answers uploads one after the other, as soon as `ready` says so; the library has what was taken then. */
export async function takeUploads(
  page: Page,
  answers: readonly (DesignImage | Refused)[],
  ready: (nth: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const taken: DesignImage[] = []
  let asked = 0
  await page.route('**/api/custom-products/upload-design', async (route) => {
    const nth = asked++
    const answer = answers[nth] ?? refused()
    await ready(nth)
    if ('refused' in answer) {
      const { status, ...json } = answer.refused
      return route.fulfill({ status, json: { success: false, ...json } })
    }
    taken.unshift(answer)
    return route.fulfill({ json: { success: true, url: answer.url, publicId: answer._id, image: answer } })
  })
  await page.route('**/api/design-images/list*', (route) =>
    route.fulfill({ json: { success: true, images: taken } }),
  )
}
