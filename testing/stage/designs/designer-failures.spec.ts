import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { altered, makePicture, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'
import {
  addText,
  canvas,
  nextUpload,
  onCanvas,
  openDesigner,
  openPanel,
  pictureOf,
  shirt,
  shortenedWaits,
  storeSoon,
} from './designer.ts'

const saved = samples['saved-designs.get'].design._id

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Design' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Design' })
  await dialog.getByLabel('Design name').fill('Rain on tin')
  await dialog.getByLabel(/^Description/).fill('For a wet day')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  return dialog
}

test('what cannot be saved or begun says why, and what was typed stays [B2.77] [B8.45] [B8.01] [B8.43] [B8.44] [B8.42]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member' })
  await openDesigner(page)
  await addText(page, 'Monsoon')
  await test.step('a design that cannot be saved says why, and what was typed stays', async () => {
    await page.route('**/api/saved-designs/save', (route) => route.abort())
    const dialog = await save(page)
    await expect(page.getByText('Failed to save design')).toBeVisible()
    await expect(dialog.getByLabel('Design name')).toHaveValue('Rain on tin')
    await expect(dialog.getByLabel(/^Description.*optional/)).toHaveValue('For a wet day')
    const message = 'You have 200 saved designs. Please delete one first.'
    const json = { success: false, code: 'designs.saved-designs-full', message }
    await page.route('**/api/saved-designs/save', (route) => route.fulfill({ status: 409, json }))
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(message)).toBeVisible()
  })
  await page.keyboard.press('Escape')

  await test.step('a mockup that is not begun, or fails, says so', async () => {
    await page.route('**/api/custom-products/mockup/generate/*', (route) => route.abort())
    const generate = page.getByRole('button', { name: 'Generate Mockup: Front' })
    await generate.click()
    await expect(page.getByText('Failed to generate mockup')).toBeVisible()
    await page.unroute('**/api/custom-products/mockup/generate/*')
    await page.route('**/api/custom-products/mockup/status/*', (route) =>
      route.fulfill({ json: { success: true, status: 'failed', mockups: [] } }),
    )
    await generate.click()
    await expect(page.getByText('Mockup generation failed')).toBeVisible()
    await expect(generate).toBeEnabled()
  })
  await page.unroute('**/api/saved-designs/save')

  await test.step('a browser without a canvas says so, and the design is saved all the same', async () => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await save(page)
    await expect(page.getByText('Design canvas not found')).toBeVisible()
    await expect(page.getByText('Design saved successfully!')).toBeVisible()
  })
})

test('a draft that is refused is tried again after ever longer, and soon once the design changes', {
  tag: '@once',
}, async ({ page, errors, stage }) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await openDesigner(page)
  const message = 'You have 500 custom designs. Please delete one first.'
  let tries = 0
  let isOver = false
  await page.route('**/api/custom-products/create', (route) => {
    if (isOver) return
    tries += 1
    return route.fulfill({ status: 409, json: { success: false, code: 'custom-products.full', message } })
  })
  await addText(page, 'Monsoon')
  const pauses = async () => {
    const waits = await shortenedWaits(page)
    const sinceSecond = waits.slice(waits.indexOf(10_000))
    return [...new Set(sinceSecond)].filter((ms) => ms === 10_000 || ms === 20_000)
  }
  await expect.poll(pauses).toEqual([10_000, 20_000])
  await expect.poll(() => tries).toBeGreaterThanOrEqual(3)
  await addText(page, 'More')
  const triesBefore = tries
  await expect.poll(() => tries).toBeGreaterThan(triesBefore)
  isOver = true
  await expect.poll(() => errors.length).toBe(tries)
  for (const line of errors.splice(0)) expect(line).toContain(message)
})

async function uploadPicture(page: Page): Promise<void> {
  await openPanel(page, 'Images')
  const file = { name: 'a.png', mimeType: 'image/png', buffer: await makePicture(page, 400, 300) }
  await page.getByLabel('Upload images').setInputFiles(file)
  await expect(onCanvas(page, 'Picture')).toHaveAttribute('aria-pressed', 'true')
}

/** Whether something is painted on the canvas. */
const isInked = (page: Page) =>
  canvas(page)
    .locator('canvas')
    .first()
    .evaluate((layer: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(layer.width, layer.height).getContext('2d')
      copy?.drawImage(layer, 0, 0)
      const { data } = copy?.getImageData(0, 0, layer.width, layer.height) ?? { data: [] }
      return data.some((value, at) => at % 4 === 3 && value > 128)
    })

test('a picture that could not be loaded is there once it can be, and its background stays so long', {
  tag: '@once',
}, async ({ page, stage }) => {
  const answers = nextUpload('a.png', 400, 300)
  const upload = altered('designs.upload-image', (answer) => {
    answer.image = { ...pictureOf('a.png', 400, 300), hasFlatBackground: true }
  })
  await stage.set({ as: 'member', answers: { ...answers, ...upload } })
  await openDesigner(page)
  await test.step('a picture that could not be loaded is there as soon as the network is back', async () => {
    await page.route('**/media/uploads/**', (route) => route.fulfill({ status: 503, body: '' }))
    await uploadPicture(page)
    const failed = canvas(page).getByText('Failed to load')
    await expect(failed).toBeVisible()
    await page.unroute('**/media/uploads/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(failed).toHaveCount(0)
  })

  await test.step('a picture stays in sight while its background cannot be removed, with the reason', async () => {
    await expect(canvas(page)).toHaveAttribute('aria-busy', 'false')
    await page.route('**/*-cutout.png', (route) => route.fulfill({ status: 503, body: '' }))
    await openPanel(page, 'Properties')
    await page.getByLabel('Remove the flat background').check()
    const reason = page.getByText('The picture without its background could not be loaded. We keep trying.')
    await expect(reason).toBeVisible()
    expect(await isInked(page)).toBe(true)
    await page.unroute('**/*-cutout.png')
    await expect(reason).toHaveCount(0)
  })
})

test('a text whose font could not be loaded says so, and is there as soon as the network is back', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/fonts/designs/*.ttf', (route) => route.fulfill({ status: 503, body: '' }))
  await openDesigner(page)
  await addText(page, 'Monsoon')
  const failed = canvas(page).getByText('Failed to load')
  await expect(failed).toBeVisible()
  expect(await isInked(page)).toBe(false)
  await page.unroute('**/fonts/designs/*.ttf')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(failed).toHaveCount(0)
  await expect.poll(() => isInked(page)).toBe(true)
})

test('texts are drawn after a while if what draws them could not be loaded at first', {
  tag: '@once',
}, async ({ page, errors }) => {
  await page.route('**/assets/harfbuzz*.wasm', (route) => route.fulfill({ status: 503, body: '' }))
  await openDesigner(page)
  await addText(page, 'Monsoon')
  const failed = canvas(page).getByText('Failed to load')
  await expect(failed).toBeVisible()
  await page.unroute('**/assets/harfbuzz*.wasm')
  await expect(failed).toHaveCount(0)
  expect(await isInked(page)).toBe(true)
  for (const line of errors.splice(0)) expect(line).toMatch(/wasm|ArrayBuffer/)
})

test('a draft that cannot be stored is only logged: the design is on the device [B8.48]', {
  tag: '@once',
}, async ({ page, errors, stage }) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await openDesigner(page)
  await page.route('**/api/custom-products/create', (route) => route.abort())
  const attempt = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/create'))
  await addText(page, 'Monsoon')
  await attempt
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await openDesigner(page)
  await expect(onCanvas(page, 'Monsoon')).toBeVisible()
  const logged = errors.splice(0)
  expect(logged.length).toBeGreaterThan(0)
  for (const line of logged) expect(line).toContain('The draft was not saved')
})

test('a shopper who leaves while the draft is stored is not led to the order later', {
  tag: '@once',
}, async ({ page, stage }) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await openDesigner(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  const stored = page.waitForResponse('**/api/custom-products/create')
  await page.route('**/api/custom-products/create', async (route) => {
    await promise
    await route.continue()
  })
  await addText(page, 'Monsoon')
  await page.getByRole('button', { name: 'Proceed to Order' }).click()
  await page.getByRole('link', { name: 'Back to Gallery' }).click()
  await expect(canvas(page)).toHaveCount(0)
  resolve()
  await (await stored).finished()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/design')
})

test('the designer is loading until its code is there, and then ready [B4.13] [B4.14]', {
  tag: '@once',
}, async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/designer-app*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(shirt)
  const waiting = page.getByRole('main').locator('[aria-hidden="true"].aspect-4\\/5')
  await expect(waiting).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Design' })).toHaveCount(0)
  code.resolve()
  await expect(canvas(page)).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('the header says that a saved design is loading, a second later, and what became of it [B2.73] [B4.19] [B8.46]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await storeSoon(page)
  await stage.set({ as: 'member' })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('section[aria-label^="Canvas"]') === null) return
      performance.mark('canvas is there')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${shirt}?loadDesign=${saved}`, { waitUntil: 'commit' })
  await expect(page.getByText('Loading design...').first()).toBeVisible()
  await expect(page.getByText('Design "Galle Fort" loaded successfully!')).toBeVisible()
  const waited = await page.evaluate((path) => {
    const start = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    return start(`${location.origin}${path}`) - start('canvas is there')
  }, `/api/saved-designs/${saved}`)
  expect(waited).toBeGreaterThanOrEqual(950)
  for (const name of ['Save Design', 'Proceed to Order'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Gallery' })).toHaveAttribute('href', '/design')
  const held = page.waitForRequest('**/api/custom-products/create')
  await page.route('**/api/custom-products/create', () => {})
  await addText(page, 'More')
  await held
  await expect(page.getByText('Saving...')).toBeVisible()
  const hoodie = altered('designs.catalog-product', ({ product: { product } }) => {
    product.id = 146
  })
  await stage.answer(hoodie)
  await gotoHydrated(page, `${shirt.replace('71', '146')}?loadDesign=${saved}`)
  await expect(page.getByText('Failed to load design')).toBeVisible()
  await expect(onCanvas(page, 'Galle')).toHaveCount(0)
})

test('a saved design that is gone is named so by the shop, one that does not arrive by the page [B8.01] [B8.46]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({
    as: 'member',
    answers: {
      'saved-designs.get': refused(
        'designs.saved-design-unknown',
        'This design does not exist any more',
        404,
      ),
    },
  })
  await gotoHydrated(page, `${shirt}?loadDesign=018f0000-0000-7000-8000-000000000000`)
  await expect(page.getByText('This design does not exist any more')).toBeVisible()
  await page.route('**/api/saved-designs/*', (route) => route.abort())
  await gotoHydrated(page, `${shirt}?loadDesign=018f0000-0000-7000-8000-000000000000`)
  await expect(page.getByText('Failed to load design')).toBeVisible()
})

test('who asks for a saved design without a login is asked to log in, and has it open afterwards', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member' })
  await openDesigner(page)
  const left = page.waitForEvent('load')
  await page.evaluate(() => {
    localStorage.setItem('logged-out', (localStorage.getItem('token') ?? '').slice(-8))
    localStorage.removeItem('token')
  })
  await left
  await addText(page, 'Monsoon')
  await openDesigner(page, `${shirt}?loadDesign=${saved}`)
  await expect(page.getByText('Please login to open your saved design')).toBeVisible()
  await expect(onCanvas(page, 'Monsoon')).toBeVisible()
  const opened = page.waitForEvent('load')
  await page.evaluate((value) => localStorage.setItem('token', value), 'token-of-a-member')
  await opened
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await expect(onCanvas(page, 'Monsoon')).toHaveCount(0)
})

test('a text that a full side has no room for stays in its field, with the reason', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  const elements = Array.from({ length: 200 }, (_, at) => ({
    ...{ id: `star-${at}`, type: 'image' as const, url: 'shape:star', style: {} },
    position: { x: 10, y: 10 + at, width: 20, height: 20 },
  }))
  const answers = altered('saved-designs.get', ({ design }) => {
    design.designs = [{ placement: 'front', elements }]
  })
  await stage.set({ as: 'member', answers })
  await openDesigner(page, `${shirt}?loadDesign=${saved}`)
  await expect(onCanvas(page, 'Star')).toHaveCount(200)
  await openPanel(page, 'Text')
  const field = page.getByLabel('Your text')
  await field.fill('Monsoon')
  await field.press('Enter')
  await expect(page.getByText('A side can have up to 200 elements. Remove some first.')).toBeVisible()
  await expect(field).toHaveValue('Monsoon')
})
