import { samples } from '@first-fashion/contract/samples'
import { mug } from '../../../web/app/features/designs/designer/designer.screens.ts'
import { awaitGarment, canvas, closePanel, openPanel, shirtDesigner } from '../designer-page.ts'
import { type Answers, altered, expect, type Page } from '../screen.ts'
import { type EmptyStage, gotoHydrated } from '../stage.ts'

export { addShape, addText, canvas, closePanel, isPhone, onCanvas, openPanel } from '../designer-page.ts'

/** A shirt that can be designed. */
export const shirt = shirtDesigner.address

/** Opens the designer and waits until the garment is there. */
export async function openDesigner(page: Page, path: string = shirt): Promise<void> {
  await gotoHydrated(page, path)
  await awaitGarment(page)
}

/** Opens the designer of a mug, whose wall lies unrolled behind the canvas. */
export async function openMug(stage: EmptyStage): Promise<void> {
  await stage.set({ as: 'member', answers: mug })
  await gotoHydrated(stage.page, '/design/product/19/variant/first')
  await expect(canvas(stage.page).locator('svg').first()).toContainText('Handle')
}

/** Takes everything off the side that is shown, for what a test shows next. */
export async function emptySide(page: Page): Promise<void> {
  await canvas(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(canvas(page).getByRole('button', { name: ', on the canvas' })).toHaveCount(0)
}

/** Fills fields of the properties of what is selected. */
export async function setProperties(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await openPanel(page, 'Properties')
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
  await closePanel(page)
}

/** What a field of the properties holds. */
export async function property(page: Page, label: string): Promise<string> {
  await openPanel(page, 'Properties')
  const value = await page.getByLabel(label, { exact: true }).inputValue()
  await closePanel(page)
  return value
}

/** Where a point of the page is on the screen; page units from the print area. */
export async function pointOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await canvas(page).locator('> div').boundingBox()
  if (box === null) throw new Error('the canvas is not on the screen')
  const scale = box.width / 400
  return { x: box.x + (x + 50) * scale, y: box.y + (y + 100) * scale }
}

/** Shows the page alone, so that what is dragged by pixels goes where it should to the unit. */
export const comeCloser = (page: Page) => page.getByRole('button', { name: 'Closer', exact: true }).click()

/** Logs a visitor in, who keeps what is on the device: from the next page on. */
export const logIn = (page: Page, token = 'token-of-a-member') =>
  page.addInitScript((value) => {
    if (window !== window.top || sessionStorage.getItem('logged-in-once') !== null) return
    sessionStorage.setItem('logged-in-once', 'yes')
    localStorage.setItem('token', value)
  }, token)

/** Makes each wait of five seconds and more, such as that until a draft is stored, a twentieth of it: from the next page on. */
export const storeSoon = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout
    const waits: number[] = []
    Reflect.set(window, 'shortenedWaits', waits)
    window.setTimeout = Object.assign((run: TimerHandler, delay = 0, ...given: unknown[]) => {
      if (delay < 5_000) return start(run, delay, ...given)
      waits.push(delay)
      return start(run, delay / 20, ...given)
    }, start)
  })

/** The waits in ms that `storeSoon` has shortened, in their order. */
export const shortenedWaits = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, 'shortenedWaits'))

const { image } = samples['designs.upload-image']

/** A picture of a customer in the library, with an address of its own. */
export const pictureOf = (name: string, width: number, height = width) => {
  const _id = `47982952-4a04-476d-9d1a-${String(width).padStart(6, '0')}${String(height).padStart(6, '0')}`
  return { ...image, _id, name, width, height, url: `/media/uploads/${_id}/${width}x${height}.png` }
}

/** An empty library, and the answer to the picture that is uploaded next. */
export function nextUpload(name: string, width: number, height = width): Answers {
  const uploaded = pictureOf(name, width, height)
  return {
    'designs.images': { success: true, images: [] },
    'designs.upload-image': { success: true, url: uploaded.url, publicId: uploaded._id, image: uploaded },
  }
}

/** The draft that the shop has of what is designed in the first variant. */
export const storedDraft = (change: Parameters<typeof altered<'custom-products.get'>>[1]): Answers =>
  altered('custom-products.get', (answer) => {
    answer.customProduct.printfulVariantId = 4011
    change(answer)
  })

const { customerId } = samples['design-logs.list']

/** What another device of the customer designed in the first variant: a text, Galle. */
export const logElsewhere = {
  ...{ id: '01a22509-12ab-7c3f-9d41-6f0c5b1a2e77', variantId: 4011 },
  ...{ length: 1, changedAt: Date.UTC(2026, 10, 29) },
}
export const designedElsewhere: Answers = {
  'design-logs.list': { success: true, customerId, logs: [logElsewhere] },
}
