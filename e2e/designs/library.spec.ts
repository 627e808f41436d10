import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, makePicture, signedIn, test } from '../shop.ts'
import {
  addShape,
  addText,
  canvas,
  closePanel,
  isPhone,
  onCanvas,
  openDesigner,
  openPanel,
} from './designer-page.ts'

const choose = (page: Page) => page.getByLabel('Upload images')
const saved = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Saved images (${count})` })).toBeVisible()
const empty = (page: Page) => expect(page.getByText('No saved images yet')).toBeVisible()

const file = async (page: Page, name: string, side = 300) => ({
  name,
  mimeType: 'image/png',
  buffer: await makePicture(page, side, side),
})

/** A whole PNG in black and white, with few bytes for its many pixels. */
function giantPicture(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(kind: string, content: Buffer): Buffer {
  const signed = Buffer.concat([Buffer.from(kind), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(signed))
  return Buffer.concat([length, signed, sum])
}

/** Opens the pictures of the designer as a new customer, with these files in the library. */
async function openLibrary(page: Page, names: readonly string[] = []): Promise<void> {
  await signedIn(page)
  await openDesigner(page)
  await openPanel(page, 'Images')
  await empty(page)
  if (names.length === 0) return
  await choose(page).setInputFiles(await Promise.all(names.map((name, nth) => file(page, name, 200 + nth))))
  await saved(page, names.length)
}

test('an upload goes onto the design and into the library [B2.79] [B8.56] [B8.57]', async ({ page }) => {
  await openLibrary(page)
  await expect(page.getByText('JPG, PNG, GIF up to 10MB')).toBeVisible()
  let refreshed = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/design-images/list?refresh')) refreshed++
  })
  await choose(page).setInputFiles(await file(page, 'beach.png'))
  await expect(page.getByText('Image uploaded successfully')).toBeVisible()
  await expect(onCanvas(page, 'Picture')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Image saved to your library!')).toBeVisible()
  expect(refreshed).toBe(1)
  await page.reload()
  await openPanel(page, 'Images')
  await expect(page.getByRole('button', { name: 'Add beach.png to the design' })).toBeVisible()
  await expect(page.getByText('Used once')).toBeVisible()
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
async function beginUpload(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/custom-products/upload-design', async (route) => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  })
  await choose(page).setInputFiles(await file(page, 'beach.png'))
  return resolve
}

test('an upload goes on while another tool is open', async ({ page }) => {
  await openLibrary(page)
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

test('files that are chosen or dropped while another is sent wait for their turn', async ({ page }) => {
  await openLibrary(page)
  const arrive = await beginUpload(page)
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

test('an upload that arrives while a text is typed leaves the typing, and lies on the side it was chosen for', async ({
  page,
}) => {
  await openLibrary(page)
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

test('an upload that arrives while a property is typed leaves the field', async ({ page }) => {
  test.skip(isPhone(page), 'there the properties lie over the images')
  await openLibrary(page)
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

test('several uploads go into the library, and from there onto the design', async ({ page }) => {
  await openLibrary(page, ['one.png', 'two.png'])
  await expect(onCanvas(page, 'Picture')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add one.png to the design' }).press('Enter')
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
})

test('what is larger than the hint says is sent all the same, and the server refuses it [B5.22]', {
  tag: '@once',
}, async ({ page }) => {
  await openLibrary(page)
  await expect(page.getByText('JPG, PNG, GIF up to 10MB')).toBeVisible()
  const sent = page.waitForResponse('**/api/custom-products/upload-design')
  const buffer = Buffer.alloc(11 * 1024 * 1024, 1)
  await choose(page).setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer })
  expect((await sent).status()).toBe(413)
  await expect(page.getByText('This picture is too large. Maximum size is 10MB')).toBeVisible()
})

test('files can be dropped anywhere on the panel', { tag: '@once' }, async ({ page }) => {
  await openLibrary(page)
  await drop(page, await file(page, 'dropped.png'))
  await expect(onCanvas(page, 'Picture')).toBeVisible()
})

test('deleting a saved image asks first [B5.27] [B8.58]', async ({ page }) => {
  await openLibrary(page, ['old.png', 'new.png'])
  const remove = page.getByRole('button', { name: 'Delete old.png' })
  const question = page.getByRole('dialog', { name: 'Delete the image' })
  await remove.press('Enter')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toHaveCount(0)
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await question.getByRole('button', { name: 'Delete image' }).click()
  await expect(page.getByText('Image deleted successfully')).toBeVisible()
  await saved(page, 1)
  await expect(page.getByRole('heading', { name: 'Saved images (1)' })).toBeFocused()
  await page.reload()
  await openPanel(page, 'Images')
  await saved(page, 1)
})

test('what fails says so, and can be tried again [B8.39] [B8.40] [B8.41]', { tag: '@once' }, async ({
  page,
}) => {
  await signedIn(page)
  await page.route('**/api/design-images/list', (route) => route.abort())
  await openDesigner(page)
  await openPanel(page, 'Images')
  await expect(page.getByText('Failed to load saved images').first()).toBeVisible()
  await page.unroute('**/api/design-images/list')
  await page.getByRole('button', { name: 'Try again' }).click()
  await empty(page)
  const files = [await file(page, 'a.png'), await file(page, 'b.png', 200)]
  await page.route('**/api/custom-products/upload-design', (route) => route.abort())
  await choose(page).setInputFiles(files)
  await expect(page.getByText('Failed to upload image')).toHaveCount(1)
  await page.unroute('**/api/custom-products/upload-design')
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

test('a picture that cannot be shown has a placeholder [B8.49]', { tag: '@once' }, async ({ page }) => {
  await page.route('**/media/uploads/**', (route) => route.fulfill({ status: 503, body: '' }))
  await openLibrary(page, ['lost.png', 'gone.png'])
  await expect(page.getByText('Picture not available')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Add lost.png to the design' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete lost.png' })).toBeEnabled()
})

test('a visitor’s picture stays on the device, and the library says to log in [B6.04] [B8.56]', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await openDesigner(page)
  await openPanel(page, 'Images')
  await choose(page).setInputFiles(await file(page, 'mine.png'))
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await expect(page.getByText('Image uploaded successfully')).toBeVisible()
  await openPanel(page, 'Images')
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fdesign%2Fproduct%2F71%2Fvariant%2Ffirst',
  )
  expect(calls.filter((url) => /upload-design|design-images/.test(url))).toEqual([])
})

test('a visitor who has chosen another colour comes back to the design after the login', async ({ page }) => {
  await openDesigner(page)
  await addShape(page, 'Star')
  await openPanel(page, 'Product')
  await page.getByRole('button', { name: 'Black', exact: true }).click()
  await closePanel(page)
  await expect(page).toHaveURL(/\/variant\/\d+$/)
  const { pathname } = new URL(page.url())
  await openPanel(page, 'Images')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('returnTo') === pathname)
})

test('a visitor’s file that the shop does not take is refused with the reason, and the design stays', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  await addShape(page, 'Star')
  await openPanel(page, 'Images')
  const giant = giantPicture(10_000)
  for (const [buffer, reason] of [
    [Buffer.from('text'), 'We cannot read this picture. Please choose a JPG, PNG, WebP, AVIF or GIF'],
    [Buffer.alloc(0), 'Please choose a picture'],
    [Buffer.concat([giant, Buffer.alloc(10 * 1024 * 1024)]), 'Maximum size is 10MB'],
    [giant, 'This picture is too large. The maximum is 40 megapixels'],
  ] as const) {
    await choose(page).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
    await expect(page.getByText(reason)).toBeVisible()
  }
  const taken = await file(page, 'mine.png')
  await choose(page).setInputFiles([{ ...taken, name: 'huge.png', buffer: giant }, taken])
  await expect(page.getByText(/^huge\.png: This picture is too large/)).toBeVisible()
  await expect(onCanvas(page, 'Picture')).toHaveCount(1)
  await expect(onCanvas(page, 'Star')).toBeVisible()
})

test('a visitor’s picture is there after a reload, and goes into the library with the login', async ({
  page,
}) => {
  await openDesigner(page)
  await openPanel(page, 'Images')
  await choose(page).setInputFiles(await file(page, 'mine.png'))
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await page.reload()
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Picture not available')).toHaveCount(0)
  await signedIn(page)
  const stored = page.waitForResponse('**/api/custom-products/create')
  await openDesigner(page)
  await expect(page.getByText('Your image is in your library now')).toBeVisible()
  await addShape(page, 'Star')
  const { product } = await (await stored).json()
  expect(JSON.stringify(product.designs)).toContain('/media/uploads/')
  expect(JSON.stringify(product.designs)).not.toContain('/this-device/')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(onCanvas(page, 'Picture')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(onCanvas(page, 'Picture')).toBeVisible()
})

test('a visitor’s pictures say how many are uploaded after the login, before the design opens', async ({
  page,
}) => {
  await openDesigner(page)
  await openPanel(page, 'Images')
  await choose(page).setInputFiles([await file(page, 'mine.png'), await file(page, 'yours.png', 200)])
  await expect(onCanvas(page, 'Picture')).toHaveCount(2)
  await signedIn(page)
  const arrivals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let sent = 0
  await page.route('**/api/custom-products/upload-design', async (route) => {
    await arrivals[sent++]?.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText(/^Uploading image 1 of 2, \d+%$/)).toBeVisible()
  arrivals[0]?.resolve()
  await expect(page.getByText(/^Uploading image 2 of 2, \d+%$/)).toBeVisible()
  arrivals[1]?.resolve()
  await expect(onCanvas(page, 'Picture')).toHaveCount(2)
})

test('a visitor’s pictures hold up the design for a minute together, however many they are', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  await openPanel(page, 'Images')
  await choose(page).setInputFiles([await file(page, 'mine.png'), await file(page, 'yours.png', 200)])
  await expect(onCanvas(page, 'Picture')).toHaveCount(2)
  await signedIn(page)
  // A minute is a second here.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 60)
  })
  let sent = 0
  await page.route('**/api/custom-products/upload-design', () => {
    sent++
  })
  await page.reload()
  await expect(onCanvas(page, 'Picture')).toHaveCount(2)
  for (const name of ['mine.png', 'yours.png'])
    await expect(page.getByText(`${name} is on this device only`)).toBeVisible()
  expect(sent).toBe(1)
})

test('a visitor’s picture in two versions of a design is in both after the login', async ({ page }) => {
  await openDesigner(page)
  await openPanel(page, 'Images')
  await choose(page).setInputFiles(await file(page, 'mine.png'))
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  const second = await page.context().newPage()
  await openDesigner(second)
  await addShape(page, 'Star')
  await addShape(second, 'Circle')
  await expect(second.getByText('This design is also being changed in another tab')).toBeVisible()
  await second.close()
  await signedIn(page)
  await openDesigner(page)
  await expect(page.getByText('Your image is in your library now')).toBeVisible()
  await page.getByText('Everything you did').click()
  const stored = page.waitForResponse('**/api/custom-products/create')
  await page.getByRole('button', { name: /^Open the version of/ }).click()
  await expect(onCanvas(page, 'Circle')).toBeVisible()
  await addShape(page, 'Square')
  const { product } = await (await stored).json()
  expect(JSON.stringify(product.designs)).toContain('/media/uploads/')
  expect(JSON.stringify(product.designs)).not.toContain('/this-device/')
})

test('a visitor’s picture that cannot be sent stays, with the reason, until it can be', async ({
  page,
  errors,
}) => {
  await openDesigner(page)
  await openPanel(page, 'Images')
  await choose(page).setInputFiles(await file(page, 'mine.png'))
  await signedIn(page)
  const sending = '**/api/custom-products/upload-design'
  await page.route(sending, (route) => route.fulfill({ status: 503, json: {} }))
  await openDesigner(page)
  await expect(page.getByText(/^mine.png is on this device only.* Failed to upload image$/)).toBeVisible()
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await page.getByRole('button', { name: 'Save Design' }).click()
  await expect(page.getByText(/Reload the page to upload it/)).toBeVisible()
  await page.unroute(sending)
  await page.reload()
  await expect(page.getByText('Your image is in your library now')).toBeVisible()
  await page.getByRole('button', { name: 'Save Design' }).click()
  await expect(page.getByRole('dialog').getByLabel('Design name')).toBeVisible()
  errors.length = 0
})
