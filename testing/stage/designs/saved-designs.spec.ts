import { samples } from '@first-fashion/contract/samples'
import type { Locator, Page, Request } from '@playwright/test'
import type { Answers } from '../screen.ts'
import { expect, test } from '../stage.ts'
import { addText, onCanvas, openDesigner, openPanel } from './designer.ts'

const galleFort = samples['saved-designs.save'].design

/** The customer has saved these, the newest first. */
const savedDesigns = (...names: readonly string[]): Answers => ({
  'saved-designs.list': {
    success: true,
    designs: names.map((name) => ({
      ...galleFort,
      _id: name === galleFort.name ? galleFort._id : `id-of-${name}`,
      name,
    })),
  },
})

test('a saved design shows what it is, and is opened, duplicated and deleted, or says why not [B2.34] [B2.35] [B8.27] [B8.28] [B8.29] [B2.36] [B8.63]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member', answers: savedDesigns('Galle Fort') })
  await page.goto('/profile?tab=designs')
  await test.step('a saved design shows what it is, and opens in a new tab', async () => {
    const card = page.getByRole('article')
    await expect(card.getByRole('heading')).toHaveText('Galle Fort')
    await expect(card).toContainText('For the beach')
    await expect(card).toContainText('Unisex Staple T-Shirt | Bella + Canvas 3001')
    await expect(card).toContainText(/Created on \d+ \w+ \d{4} ·\sNot used yet/)
    await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    const link = card.getByRole('link', { name: 'Redesign Galle Fort' })
    const opened = page.waitForEvent('popup')
    await link.click()
    await expect(await opened).toHaveURL(
      new RegExp(`/design/product/71/variant/\\d+\\?loadDesign=${galleFort._id}$`),
    )
  })

  await test.step('a copy or a deletion that fails says so', async () => {
    await page.route('**/api/saved-designs/*/duplicate', (route) => route.abort())
    await page.getByRole('button', { name: 'Duplicate Galle Fort' }).click()
    await expect(page.getByText('Failed to duplicate design')).toBeVisible()
    await page.unroute('**/api/saved-designs/*/duplicate')
    await page.route('**/api/saved-designs/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Delete Galle Fort' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete design')).toBeVisible()
    await page.unroute('**/api/saved-designs/*')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a saved design is duplicated, and deleted once its shopper is sure', async () => {
    await expect(page.getByRole('link', { name: 'Create New Design' })).toHaveAttribute('href', '/collection')
    await stage.answer(savedDesigns('Galle Fort (copy)', 'Galle Fort'))
    const duplicated = page.waitForRequest('**/api/saved-designs/*/duplicate')
    await page.getByRole('button', { name: 'Duplicate Galle Fort' }).click()
    expect((await duplicated).url()).toContain(galleFort._id)
    await expect(page.getByRole('article').filter({ hasText: 'Galle Fort (copy)' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete Galle Fort', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      'Are you sure you want to delete this design? This action cannot be undone.',
    )
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete Galle Fort', exact: true }).click()
    await stage.answer(savedDesigns('Galle Fort (copy)'))
    const deleted = page.waitForRequest((request) => request.method() === 'DELETE')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    expect((await deleted).url()).toContain(galleFort._id)
    await expect(page.getByText('Design deleted successfully')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
  await test.step('a list that fails says so', async () => {
    await page.route('**/api/saved-designs/list*', (route) => route.abort())
    await page.goto('/profile?tab=designs')
    await expect(page.getByText('Failed to load saved designs')).toBeVisible()
  })
})

test('after a design is deleted the keyboard goes on at the top of the list, also after the last one', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member', answers: savedDesigns('Kandy', 'Galle Fort') })
  await page.goto('/profile?tab=designs')
  await expect(page.getByRole('article')).toHaveCount(2)
  const remove = async (name: string, ...left: string[]) => {
    await stage.answer(savedDesigns(...left))
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await remove('Kandy', 'Galle Fort')
  await expect(page.getByRole('heading', { name: 'Saved designs' })).toBeFocused()
  await remove('Galle Fort')
  await expect(page.locator(':focus')).toContainText('No saved designs yet')
})

const doubleClicks = [
  {
    how: 'in the same moment',
    twice: (button: Locator) =>
      button.evaluate((element: HTMLElement) => {
        element.click()
        element.click()
      }),
  },
  { how: 'slowly', twice: (button: Locator) => button.click({ clickCount: 2, delay: 125 }) },
]

test('a double click, in the same moment or slowly, saves, duplicates and deletes a design once [B5.19]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member' })
  const changes: string[] = []
  page.on('request', (request) => {
    const isChange = request.method() !== 'GET' && request.url().includes('/api/saved-designs')
    if (isChange) changes.push(request.url())
  })
  await openDesigner(page)
  await addText(page, 'Galle')
  const dialog = page.getByRole('dialog')
  for (const { how, twice } of doubleClicks) {
    await page.getByRole('button', { name: 'Save Design' }).click()
    await page.getByLabel('Design name').fill(`Galle Fort ${how}`)
    await twice(dialog.getByRole('button', { name: 'Save', exact: true }))
    await expect(dialog).toHaveCount(0)
  }
  await expect(page.getByText('Design saved successfully!').first()).toBeVisible()
  expect(changes).toHaveLength(2)
  await stage.answer(savedDesigns('Galle Fort'))
  await page.goto('/profile?tab=designs')
  for (const { how, twice } of doubleClicks)
    await test.step(how, async () => {
      await expect(page.getByRole('article')).toHaveCount(1)
      await stage.answer(savedDesigns('Galle Fort (copy)', 'Galle Fort'))
      await twice(page.getByRole('button', { name: 'Duplicate Galle Fort', exact: true }))
      await expect(page.getByRole('article')).toHaveCount(2)
      const copy = page.getByRole('button', { name: 'Delete Galle Fort (copy)' })
      await expect(page.getByRole('button', { name: 'Duplicate Galle Fort', exact: true })).toBeEnabled()
      await copy.click()
      await stage.answer(savedDesigns('Galle Fort'))
      await twice(dialog.getByRole('button', { name: 'Delete' }))
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  await expect(page.getByText('Design deleted successfully').first()).toBeVisible()
  expect(changes).toHaveLength(6)
})

test('a double click makes one copy, even if the copy is there before the second click', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member', answers: savedDesigns('Galle Fort') })
  await page.goto('/profile?tab=designs')
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') changes.push(request.url())
  })
  const designs = page.getByRole('article')
  await expect(designs).toHaveCount(1)
  await stage.answer(savedDesigns('Galle Fort (copy)', 'Galle Fort'))
  await page.getByRole('button', { name: /^Duplicate/ }).click({ clickCount: 2, delay: 1_000 })
  await expect(designs).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Duplicate/ }).first()).toBeEnabled()
  expect(changes.filter((url) => url.endsWith('/duplicate'))).toHaveLength(1)
})

test('a design whose letters come late, or whose empty other side is shown, is seen in its preview [B2.34]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member' })
  const faces = Promise.withResolvers<void>()
  await page.route('**/fonts/designs/*', async (route) => {
    await faces.promise
    await route.continue()
  })
  await openDesigner(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await openPanel(page, 'Text')
  await page.getByLabel('Your text').fill('Rain සිංහල')
  await page.keyboard.press('Enter')
  await expect(onCanvas(page, 'Rain සිංහල')).toBeVisible()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })
  const sent = page.waitForRequest('**/api/saved-designs/save')
  await saveAs('Two scripts')
  await expect(save).toHaveAttribute('aria-busy', 'true')
  faces.resolve()
  await expectSeen(sent)
  await page.getByRole('button', { name: 'Front', exact: true }).click()
  const sentAgain = page.waitForRequest('**/api/saved-designs/save')
  await saveAs('On the other side')
  await expectSeen(sentAgain)

  async function saveAs(name: string) {
    await page.getByRole('button', { name: 'Save Design' }).click()
    await page.getByLabel('Design name').fill(name)
    await save.click()
  }

  async function expectSeen(saved: Promise<Request>) {
    const { previewImage } = (await saved).postDataJSON()
    expect(await darkPixels(page, previewImage.url)).toBeGreaterThan(50)
    await expect(save).toHaveCount(0)
  }
})

/** How many pixels of a picture are dark as a new text is; a white shirt has none. */
const darkPixels = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    const { width, height } = picture
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
    context?.drawImage(picture, 0, 0)
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
    return Array.from({ length: data.length / 4 }, (_, at) =>
      Math.max(...data.slice(at * 4, at * 4 + 3)),
    ).filter((brightest) => brightest < 100).length
  }, address)
