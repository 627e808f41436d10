import { samples } from '@first-fashion/contract/samples'
import { backOfficeDialog, backOfficeScreen } from '@first-fashion/testing/stage/back-office-screen'
import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

/** The home page in place of a page of text. */
const home = altered('staff.page', ({ page }) => {
  const always = { isOn: true, from: null, until: null }
  const sections = samples['content.home'].home.sections.map((section) => ({ ...section, ...always }))
  Object.assign(page, {
    slug: 'home',
    title: '{{store}}',
    fields: { ...page.fields, title: '{{store}}', sections },
  })
})

const one = { address: '/admin/pages/privacy-policy' }

/** Pages that the owner writes. */
export const screens: readonly Screen[] = [
  backOfficeScreen('pages', 'pages', { shows: 'To be checked' }),
  backOfficeDialog('pages', 'page to add', 'New page'),
  backOfficeScreen('pages', 'pages failed', {
    upTo: 500,
    answers: { 'staff.pages': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  }),
  backOfficeScreen('pages/:slug', 'page with versions', {
    ...one,
    steps: ({ page }) => expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible(),
  }),
  backOfficeScreen('pages/:slug', 'page that was published', {
    ...one,
    layoutOf: 'back office, page with versions',
    answers: altered('staff.page-save', (answer) => {
      answer.page.version += 1
      answer.message = 'Published'
    }),
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Publish…' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    shows: 'Published',
  }),
  backOfficeScreen('pages/:slug', 'page to be checked', {
    ...one,
    over: true,
    answers: altered('staff.page', ({ page }) => {
      page.isUnchecked = true
    }),
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Publish…' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
      await dialog.getByLabel('I have checked this text').check()
      await expect(dialog.getByRole('button', { name: 'Publish' })).toBeEnabled()
    },
  }),
  backOfficeScreen('pages/:slug', 'page with a link to another', {
    ...one,
    over: true,
    steps: async ({ page }) => {
      const text = page.getByRole('textbox', { name: 'Text' })
      await text.press('Control+A')
      await page.getByRole('button', { name: 'Link' }).click()
      const set = page.getByRole('dialog').getByRole('button', { name: 'Set link' })
      await page.getByLabel('Address').fill('//evil.example')
      await expect(set).toBeDisabled()
      await page.getByLabel('Address').fill('/terms-and-conditions')
      await set.click()
      await expect(text.locator('a[href="/terms-and-conditions"]').first()).toBeVisible()
    },
  }),
  backOfficeScreen('pages/:slug', 'home page', {
    address: '/admin/pages/home',
    answers: home,
    steps: async ({ page }) => {
      const names = () => page.getByRole('list').locator('summary').allInnerTexts()
      await page.getByRole('button', { name: 'Move Tiles: Shop by category up' }).press('Enter')
      expect((await names()).slice(0, 2)).toEqual(['Tiles: Shop by category', 'Hero: Latest Arrivals'])
      const down = page.getByRole('button', { name: 'Move Tiles: Shop by category down' })
      await expect(down).toBeFocused()
      await down.press('Enter')
      expect((await names())[0]).toBe('Hero: Latest Arrivals')
      await page.locator('summary', { hasText: 'Hero' }).click()
      await expect(page.getByLabel('Line above the title')).toHaveValue('OUR BESTSELLERS')
    },
  }),
  backOfficeScreen('pages/:slug', 'home page with a section that ends before it starts', {
    address: '/admin/pages/home',
    answers: {
      ...home,
      'staff.page-save': refused('content.ends-before-start', 'The end has to be later than the start.', 422),
    },
    steps: async ({ page }) => {
      await page.locator('summary', { hasText: 'Newsletter' }).click()
      await page.getByLabel('From').fill('2027-01-02T10:00')
      await page.getByLabel('Until').fill('2027-01-01T10:00')
      await page.getByRole('button', { name: 'Save draft' }).click()
    },
    shows: 'The end has to be later than the start.',
  }),
  backOfficeScreen('pages/:slug', 'page with changes, and a version to restore', {
    ...one,
    over: true,
    steps: async ({ page }) => {
      await page.getByLabel('Introduction').fill('Another one')
      await page.getByRole('button', { name: 'Restore version 1' }).click()
      const dialog = page.getByRole('dialog', { name: 'Discard your changes?' })
      await expect(dialog.getByRole('button', { name: 'Restore' })).toBeVisible()
    },
  }),
  backOfficeScreen('pages/:slug', 'page saved by somebody else', {
    ...one,
    layoutOf: 'back office, page with versions',
    answers: {
      'staff.page-save': refused(
        'content.changed-meanwhile',
        'Someone else saved this page first. Load it again.',
        409,
      ),
    },
    steps: async ({ page }) => {
      await page.getByLabel('Introduction').fill('Another one')
      await page.getByRole('button', { name: 'Save draft' }).click()
    },
    shows: 'Someone else saved this page first',
  }),
]
