import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { altered, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'
import {
  addShape,
  addText,
  designedElsewhere,
  logElsewhere,
  onCanvas,
  openDesigner,
  openPanel,
  property,
  shirt,
} from './designer.ts'

test('a design in another size goes along on the server, and is found there on devices that had it in the first one', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member', answers: designedElsewhere })
  const first = shirt.replace('first', '4011')
  await openDesigner(page, first)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  const moved = altered('design-logs.list', (answer) => {
    answer.logs = [{ ...logElsewhere, variantId: 4014 }]
  })
  await stage.answer(moved)
  await openDesigner(page, first)
  await expect(page.getByText('Nothing to save yet')).toBeVisible()
  await openDesigner(page)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await expect(page).toHaveURL(shirt.replace('first', '4014'))
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/design-logs/'),
  )
  await openPanel(page, 'Product')
  await page.getByRole('region', { name: 'Options' }).getByRole('button', { name: 'S', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ variantId: 4011, entries: [] })
})

test('two tabs that change one design both keep it, also after a reload, and each can open the version of the other', {
  tag: '@once',
}, async ({ page }) => {
  await openDesigner(page)
  await addText(page, 'Monsoon')
  const second = await page.context().newPage()
  await openDesigner(second)
  await expect(onCanvas(second, 'Monsoon')).toBeVisible()
  await addShape(page, 'Star')
  await addShape(second, 'Circle')
  await expect(
    second.getByText('This design is also being changed in another tab or on another device.'),
  ).toBeVisible()
  await page.reload()
  await expect(onCanvas(page, 'Star')).toBeVisible()
  await second.reload()
  await expect(onCanvas(second, 'Circle')).toBeVisible()
  await expect(onCanvas(second, 'Star')).toHaveCount(0)
  await second.getByText('History', { exact: true }).click()
  await second.getByRole('button', { name: /^Open the version of/ }).click()
  await expect(onCanvas(second, 'Star')).toBeVisible()
  await expect(onCanvas(second, 'Circle')).toHaveCount(0)
})

test('a profit that is chosen in a second tab is that of a design of its own', { tag: '@once' }, async ({
  page,
}) => {
  await openDesigner(page)
  await addText(page, 'Monsoon')
  const second = await page.context().newPage()
  await openDesigner(second)
  await expect(onCanvas(second, 'Monsoon')).toBeVisible()
  await openPanel(second, 'Product')
  await second.getByText(/^Profit: /).click()
  await second.getByRole('button', { name: 'High (100%)' }).click()
  await expect(
    second.getByText('This design is also being changed in another tab or on another device.'),
  ).toBeVisible()
  await page.reload()
  await openPanel(page, 'Product')
  await expect(page.getByText('Profit: $10.00')).toBeVisible()
})

/** Each page that is opened in this tab is a minute later than the one before: on the stage all begin at the same time. */
const openLater = (tab: Page) =>
  tab.addInitScript(() => {
    const { now } = Date
    const opened = Number(localStorage.getItem('opened') ?? '0') + 1
    localStorage.setItem('opened', String(opened))
    Date.now = () => now() + opened * 60_000
  })

test('the design that was changed last is opened, also after its profit was chosen', {
  tag: '@once',
}, async ({ page }) => {
  const inSize = (size: number) => shirt.replace('first', String(4011 + size))
  await openLater(page)
  await openDesigner(page, inSize(0))
  await addText(page, 'Galle')
  await openDesigner(page, inSize(1))
  await addText(page, 'Matara')
  await openDesigner(page, inSize(0))
  await addShape(page, 'Star')
  await openPanel(page, 'Product')
  await page.getByText(/^Profit: /).click()
  await page.getByRole('button', { name: 'High (100%)' }).click()
  const next = await page.context().newPage()
  await openLater(next)
  await openDesigner(next)
  await expect(onCanvas(next, 'Galle')).toBeVisible()
  await expect(onCanvas(next, 'Star')).toBeVisible()
})

/** Logs somebody in, or nobody, as another tab of the shop does it. The designer opens anew. */
async function become(page: Page, token: string | null): Promise<void> {
  const opened = page.waitForEvent('load')
  await page.evaluate((value) => {
    localStorage.setItem('logged-out', (localStorage.getItem('token') ?? '').slice(-8))
    if (value === null) localStorage.removeItem('token')
    else localStorage.setItem('token', value)
  }, token)
  await opened
}

test('a customer’s design is not shown to whoever uses the device next, and is there again for its maker', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member' })
  await openDesigner(page)
  await addText(page, 'Secret')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await become(page, null)
  await expect(page.getByText('Nothing to save yet')).toBeVisible()
  await expect(onCanvas(page, 'Secret')).toHaveCount(0)
  await addText(page, 'Mine')
  const another = altered('design-logs.list', (answer) => {
    answer.customerId = '01a22508-6254-710f-8c6d-c79d7d1f0551'
  })
  await stage.answer(another)
  await become(page, 'token-of-another-customer')
  await expect(onCanvas(page, 'Mine')).toBeVisible()
  await stage.answer({ 'design-logs.list': samples['design-logs.list'] })
  await become(page, token)
  await expect(onCanvas(page, 'Secret')).toBeVisible()
  await expect(onCanvas(page, 'Mine')).toHaveCount(0)
})

test('a place that is typed far outside is refused, and what is stored is what is shown', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.set({ as: 'member' })
  await openDesigner(page)
  await addText(page, 'Monsoon')
  await openPanel(page, 'Properties')
  const x = page.getByLabel('X', { exact: true })
  await x.fill('20000')
  await expect(page.getByText('Between -400 and 400')).toBeVisible()
  const sent = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && /design-logs.*"x":10\b/.test(`${request.url()} ${request.postData()}`),
  )
  await x.fill('10')
  await x.blur()
  await sent
  await page.reload()
  await onCanvas(page, 'Monsoon').press('Enter')
  expect(await property(page, 'X')).toBe('10')
})

test('what was done is on the device as long as its copy could not be stored', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  const changed = refused('designs.log-changed', 'This design was changed elsewhere.', 409)
  await stage.set({ as: 'member', answers: { ...designedElsewhere, 'design-logs.add': changed } })
  await openDesigner(page)
  await expect(onCanvas(page, 'Galle')).toBeVisible()
  await page.route('**/api/design-logs/*', async (route) => {
    // From here on nothing more can be stored: each entry finds its place taken.
    await page.evaluate(() => {
      const { add } = IDBObjectStore.prototype
      IDBObjectStore.prototype.add = function (...row) {
        add.apply(this, row)
        return add.apply(this, row)
      }
    })
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/design-logs/*')
  await addShape(page, 'Circle')
  expect((await answered).ok()).toBe(false)
  await page.unroute('**/api/design-logs/*')
  await page.reload()
  await expect(onCanvas(page, 'Circle')).toBeVisible()
})
