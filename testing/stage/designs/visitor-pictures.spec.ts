import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from '../stage.ts'
import {
  addShape,
  closePanel,
  emptySide,
  logIn,
  onCanvas,
  openDesigner,
  openPanel,
  storeSoon,
} from './designer.ts'
import { choose, file } from './library-page.ts'

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

test('a visitor’s picture stays on the device, or is refused with the reason, until the login [B6.04] [B8.56]', {
  tag: '@once',
}, async ({ page }) => {
  await test.step('a visitor’s picture stays on the device, and the library says to log in', async () => {
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
  await closePanel(page)
  await emptySide(page)

  await test.step('a visitor’s file that the shop does not take is refused with the reason, and the design stays', async () => {
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

  await test.step('a visitor who has chosen another colour comes back to the design after the login', async () => {
    await openPanel(page, 'Product')
    await page.getByRole('button', { name: 'Black', exact: true }).click()
    await closePanel(page)
    await expect(page).toHaveURL(/\/variant\/\d+$/)
    const { pathname } = new URL(page.url())
    await openPanel(page, 'Images')
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('returnTo') === pathname)
  })
})

test('a visitor’s pictures say how many are uploaded after the login, before the design opens', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  await openPanel(page, 'Images')
  await choose(page).setInputFiles([await file(page, 'mine.png'), await file(page, 'yours.png', 200)])
  await expect(onCanvas(page, 'Picture')).toHaveCount(2)
  await logIn(page)
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
  await logIn(page)
  // A minute is a second here.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 60)
  })
  let sent = 0
  await page.route('**/api/custom-products/upload-design', () => {
    sent++
  })
  // The words pass, so they are waited for together.
  const shown = Promise.all(
    ['mine.png', 'yours.png'].map((name) => page.getByText(`${name} is on this device only`).waitFor()),
  )
  // They may pass before the page is whole.
  await page.reload({ waitUntil: 'commit' })
  await shown
  await expect(onCanvas(page, 'Picture')).toHaveCount(2)
  expect(sent).toBe(1)
})

test('a visitor’s picture in two versions of a design is in both after the login', { tag: '@once' }, async ({
  page,
}) => {
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
  await logIn(page)
  await storeSoon(page)
  await openDesigner(page)
  await expect(page.getByText('Your image is in your library now')).toBeVisible()
  await page.getByText('History', { exact: true }).click()
  const stored = page.waitForRequest('**/api/custom-products/create')
  await page.getByRole('button', { name: /^Open the version of/ }).click()
  await expect(onCanvas(page, 'Circle')).toBeVisible()
  await addShape(page, 'Square')
  const designs = JSON.stringify((await stored).postDataJSON().designs)
  expect(designs).toContain('/media/uploads/')
  expect(designs).not.toContain('/this-device/')
})

test('a visitor’s picture that cannot be sent stays, with the reason, until it can be', {
  tag: '@once',
}, async ({ page, errors }) => {
  await openDesigner(page)
  await openPanel(page, 'Images')
  await choose(page).setInputFiles(await file(page, 'mine.png'))
  await logIn(page)
  const sending = '**/api/custom-products/upload-design'
  await page.route(sending, (route) => route.fulfill({ status: 503, json: {} }))
  await openDesigner(page)
  await expect(page.getByText(/^mine.png is on this device only.* Failed to upload image$/)).toBeVisible()
  await expect(onCanvas(page, 'Picture')).toBeVisible()
  await page.getByRole('button', { name: 'Save Design' }).press('Enter')
  await expect(page.getByText(/Reload the page to upload it/)).toBeVisible()
  await page.unroute(sending)
  await page.reload()
  await expect(page.getByText('Your image is in your library now')).toBeVisible()
  await page.getByRole('button', { name: 'Save Design' }).press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Design name')).toBeVisible()
  errors.length = 0
})
