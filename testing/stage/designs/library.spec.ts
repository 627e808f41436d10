import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { pictureRefusals } from '@first-fashion/contract/pictures'
import type { Page } from '@playwright/test'
import { refused } from '../screen.ts'
import { expect, test } from '../stage.ts'
import {
  addText,
  canvas,
  closePanel,
  emptySide,
  onCanvas,
  openDesigner,
  openPanel,
  pictureOf,
} from './designer.ts'
import { choose, file, openLibrary, saved, takeUploads } from './library-page.ts'

test('an upload goes onto the design and into the library, whatever is done meanwhile [B5.22] [B2.79] [B8.56] [B8.57]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await openLibrary(stage)
  await test.step('what is larger than the hint says is sent all the same, and the server refuses it', async () => {
    await expect(page.getByText('JPG, PNG, GIF up to 10MB')).toBeVisible()
    await takeUploads(page, [refused('media.too-large', pictureRefusals['media.too-large'], 413)])
    const sent = page.waitForResponse('**/api/custom-products/upload-design')
    const buffer = Buffer.alloc(11 * 1024 * 1024, 1)
    await choose(page).setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer })
    expect((await sent).status()).toBe(413)
    await expect(page.getByText('This picture is too large. Maximum size is 10MB')).toBeVisible()
  })

  await test.step('an upload goes onto the design and into the library', async () => {
    let refreshed = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/design-images/list?refresh')) refreshed++
    })
    await takeUploads(page, [pictureOf('beach.png', 300)])
    const used = page.waitForRequest('**/api/design-images/usage/*')
    await choose(page).setInputFiles(await file(page, 'beach.png'))
    await expect(page.getByText('Image uploaded successfully')).toBeVisible()
    await expect(onCanvas(page, 'Picture')).toHaveAttribute('aria-pressed', 'true')
    await used
    await expect(page.getByText('Image saved to your library!')).toBeVisible()
    expect(refreshed).toBe(1)
    await page.reload()
    await openPanel(page, 'Images')
    await expect(page.getByRole('button', { name: 'Add beach.png to the design' })).toBeVisible()
  })

  await closePanel(page)
  await emptySide(page)
  await openPanel(page, 'Images')
  await test.step('an upload that arrives while a text is typed leaves the typing, and lies on the side it was chosen for', async () => {
    const arrive = await beginUpload(page)
    await closePanel(page)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await openPanel(page, 'Text')
    const field = page.getByLabel('Your text')
    await field.pressSequentially('Rain on')
    arrive()
    await expect(page.getByText('Image uploaded successfully')).toBeVisible()
    await expect(field).toBeFocused()
    await field.pressSequentially(' tin')
    await expect(field).toHaveValue('Rain on tin')
    await page.keyboard.press('Enter')
    await expect(onCanvas(page, 'Rain on tin')).toHaveAttribute('aria-pressed', 'true')
    await expect(onCanvas(page, 'Picture')).toHaveCount(0)
    await page.getByRole('button', { name: 'Front', exact: true }).click()
    await expect(onCanvas(page, 'Picture')).toBeVisible()
  })
  await emptySide(page)
  await openPanel(page, 'Images')

  await test.step('an upload goes on while another tool is open', async () => {
    const arrive = await beginUpload(page)
    await closePanel(page)
    await openPanel(page, 'Text')
    await closePanel(page)
    await openPanel(page, 'Images')
    await expect(page.getByRole('progressbar', { name: /beach\.png/ })).toBeVisible()
    arrive()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(onCanvas(page, 'Picture')).toBeVisible()
  })
})

/** Drops a file beside the button for files. */
async function drop(page: Page, { name, buffer }: Awaited<ReturnType<typeof file>>): Promise<void> {
  const files = await page.evaluateHandle(
    ([fileName, bytes]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], fileName, { type: 'image/png' }))
      return transfer
    },
    [name, [...buffer]] as const,
  )
  const heading = page.getByRole('heading', { name: 'Saved images' })
  await heading.dispatchEvent('dragover', { dataTransfer: files })
  await heading.dispatchEvent('drop', { dataTransfer: files })
}

/** Begins an upload whose answer is held back; the function that is returned lets it arrive. */
async function beginUpload(page: Page, ...more: readonly DesignImage[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await takeUploads(page, [pictureOf('beach.png', 300), ...more], () => promise)
  await choose(page).setInputFiles(await file(page, 'beach.png'))
  return resolve
}

test('files that are chosen, or dropped anywhere on the panel, while another is sent wait for their turn', {
  tag: '@once',
}, async ({ page, stage }) => {
  await openLibrary(stage)
  const more = ['dropped.png', 'one.png', 'two.png'].map((name, nth) => pictureOf(name, 200 + nth))
  const arrive = await beginUpload(page, ...more)
  await expect(page.getByRole('progressbar', { name: /beach\.png/ })).toBeVisible()
  await drop(page, await file(page, 'dropped.png', 200))
  await expect(page.getByText('1 more file', { exact: true })).toBeVisible()
  await choose(page).setInputFiles([await file(page, 'one.png', 201), await file(page, 'two.png', 202)])
  await expect(page.getByText('3 more files')).toBeVisible()
  arrive()
  await expect(page.getByText('Image saved to your library!')).toBeVisible()
  await openPanel(page, 'Images')
  await saved(page, 4)
  // What was chosen or dropped alone goes onto the design too.
  await expect(onCanvas(page, 'Picture')).toHaveCount(2)
})

test('an upload that arrives while a property is typed leaves the field', { tag: '@desktop' }, async ({
  page,
  stage,
}) => {
  await openLibrary(stage)
  await addText(page, 'Monsoon')
  await openPanel(page, 'Images')
  const arrive = await beginUpload(page)
  const field = page.getByRole('region', { name: 'Properties' }).getByLabel('Text', { exact: true })
  await field.fill('Monsoon r')
  arrive()
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await field.pressSequentially('ain')
  await expect(onCanvas(page, 'Monsoon rain')).toHaveAttribute('aria-pressed', 'true')
  await expect(choose(page)).toBeVisible()
})

test('saved images go onto the design, and are deleted after a question [B5.27] [B8.58]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await openLibrary(stage, ['old.png', 'new.png'])
  await test.step('several uploads go into the library, and from there onto the design', async () => {
    await expect(onCanvas(page, 'Picture')).toHaveCount(0)
    await page.getByRole('button', { name: 'Add old.png to the design' }).press('Enter')
    await expect(onCanvas(page, 'Picture')).toBeVisible()
    await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
  })
  await openPanel(page, 'Images')

  await test.step('deleting a saved image asks first', async () => {
    const remove = page.getByRole('button', { name: 'Delete old.png' })
    const question = page.getByRole('dialog', { name: 'Delete the image' })
    await remove.press('Enter')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(question).toHaveCount(0)
    await expect(remove).toBeFocused()
    await stage.answer({ 'designs.images': { success: true, images: [pictureOf('new.png', 201)] } })
    const deleted = page.waitForRequest((request) => request.method() === 'DELETE')
    await remove.press('Enter')
    await question.getByRole('button', { name: 'Delete image' }).click()
    await expect(page.getByText('Image deleted successfully')).toBeVisible()
    expect((await deleted).url()).toContain(pictureOf('old.png', 200)._id)
    await saved(page, 1)
    await expect(page.getByRole('heading', { name: 'Saved images (1)' })).toBeFocused()
    await page.reload()
    await openPanel(page, 'Images')
    await saved(page, 1)
  })
})

test('what fails says so, and can be tried again [B8.39] [B8.40] [B8.41]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member', answers: { 'designs.images': { success: true, images: [] } } })
  await page.route('**/api/design-images/list', (route) => route.abort())
  await openDesigner(page)
  await openPanel(page, 'Images')
  await expect(page.getByText('Failed to load saved images').first()).toBeVisible()
  await page.unroute('**/api/design-images/list')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No saved images yet')).toBeVisible()
  const files = [await file(page, 'a.png'), await file(page, 'b.png', 200)]
  await page.route('**/api/custom-products/upload-design', (route) => route.abort())
  await choose(page).setInputFiles(files)
  await expect(page.getByText('Failed to upload image')).toHaveCount(1)
  await page.unroute('**/api/custom-products/upload-design')
  await takeUploads(page, [
    pictureOf('a.png', 300),
    pictureOf('b.png', 200),
    refused('media.not-a-picture', pictureRefusals['media.not-a-picture'], 400),
  ])
  await choose(page).setInputFiles([
    ...files,
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText(/^notes\.png: We cannot read this picture/)).toBeVisible()
  await saved(page, 2)
  await page.route('**/api/design-images/*-*', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete a.png' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete image' }).click()
  await expect(page.getByText('Failed to delete image')).toBeVisible()
  await saved(page, 2)
})

test('a picture that cannot be shown has a placeholder [B8.49]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  const images = ['lost.png', 'gone.png'].map((name, nth) => pictureOf(name, 200 + nth))
  await stage.set({ as: 'member', answers: { 'designs.images': { success: true, images } } })
  await page.route('**/media/uploads/**', (route) => route.fulfill({ status: 503, body: '' }))
  await openDesigner(page)
  await openPanel(page, 'Images')
  await expect(page.getByText('Picture not available')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Add lost.png to the design' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete lost.png' })).toBeEnabled()
})
