import type { Browser, Page } from '@playwright/test'
import { expect, newEmail, password, post, signedIn, test } from '../shop.ts'
import { addShape, addText, onCanvas, openDesigner, openPanel, property, shirt } from './designer-page.ts'
import { onServer, otherDevice } from './designs.ts'

/** A customer with a design that other devices can open. */
async function monsoonOnServer(page: Page): Promise<void> {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Monsoon')
  await onServer(page, 1)
}

test('what was done on one device is there on the next, with its steps to undo', async ({
  page,
  browser,
}) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Monsoon')
  await addShape(page, 'Star')
  await onServer(page, 2)
  const other = await otherDevice(browser, page)
  await openDesigner(other, new URL(page.url()).pathname)
  await expect(onCanvas(other, 'Star')).toBeVisible()
  await other.keyboard.press('ControlOrMeta+z')
  await expect(onCanvas(other, 'Star')).toHaveCount(0)
  await expect(onCanvas(other, 'Monsoon')).toBeVisible()
})

test('a design in another size is found on other devices, those that had it in the first one too', async ({
  page,
  browser,
}) => {
  await monsoonOnServer(page)
  const { product } = await (await page.request.get('/api/custom-products/catalog/product/71')).json()
  const first = shirt.replace('first', product.variants[0].id)
  const other = await otherDevice(browser, page)
  await openDesigner(other, first)
  await expect(onCanvas(other, 'Monsoon')).toBeVisible()
  const moved = page.waitForResponse('**/api/design-logs/*')
  await openPanel(page, 'Product')
  await page.getByRole('region', { name: 'Options' }).getByRole('button', { name: 'XL', exact: true }).click()
  expect((await moved).status()).toBe(200)
  const third = await otherDevice(browser, page)
  await openDesigner(third)
  await expect(onCanvas(third, 'Monsoon')).toBeVisible()
  const address = new URL(page.url()).pathname
  expect(new URL(third.url()).pathname).toBe(address)
  await openDesigner(other, first)
  await expect(other.getByText('Nothing to save yet')).toBeVisible()
  await openDesigner(other)
  await expect(onCanvas(other, 'Monsoon')).toBeVisible()
})

test('two tabs that change one design both keep it, and each can open the version of the other', async ({
  page,
}) => {
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
  await second.reload()
  await expect(onCanvas(second, 'Circle')).toBeVisible()
  await expect(onCanvas(second, 'Star')).toHaveCount(0)
  await second.getByText('Everything you did').click()
  await second.getByRole('button', { name: /^Open the version of/ }).click()
  await expect(onCanvas(second, 'Star')).toBeVisible()
  await expect(onCanvas(second, 'Circle')).toHaveCount(0)
})

test('what a tab could not send yet is there again, whatever other tabs and devices did meanwhile', async ({
  page,
  browser,
}) => {
  await monsoonOnServer(page)
  const address = new URL(page.url()).pathname
  const onlooker = await page.context().newPage()
  await openDesigner(onlooker)
  await expect(onCanvas(onlooker, 'Monsoon')).toBeVisible()
  const other = await otherDevice(browser, page)
  await openDesigner(other, address)
  await page.context().setOffline(true)
  await addShape(page, 'Star')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.close()
  await addShape(other, 'Circle')
  await onServer(other, 2)
  await onlooker.context().setOffline(false)
  const again = await onlooker.context().newPage()
  await openDesigner(again)
  await expect(onCanvas(again, 'Star')).toBeVisible()
  await expect(
    again.getByText('This design is also being changed in another tab or on another device.'),
  ).toBeVisible()
  await again.reload()
  await expect(onCanvas(again, 'Star')).toBeVisible()
  await expect(onCanvas(again, 'Circle')).toHaveCount(0)
})

test('the design that was changed last is opened, also after its profit was chosen', {
  tag: '@once',
}, async ({ page }) => {
  const { product } = await (await page.request.get('/api/custom-products/catalog/product/71')).json()
  const inSize = (size: number) => shirt.replace('first', product.variants[size].id)
  await openDesigner(page, inSize(0))
  await addText(page, 'Galle')
  await openDesigner(page, inSize(1))
  await addText(page, 'Matara')
  await openDesigner(page, inSize(0))
  await addShape(page, 'Star')
  await openPanel(page, 'Product')
  await page.getByRole('region', { name: 'Pricing' }).getByRole('button', { name: 'High (100%)' }).click()
  const next = await page.context().newPage()
  await openDesigner(next)
  await expect(onCanvas(next, 'Galle')).toBeVisible()
  await expect(onCanvas(next, 'Star')).toBeVisible()
})

test('a tab brings back its own version after a reload, whatever another tab did since', async ({ page }) => {
  await openDesigner(page)
  await addText(page, 'Monsoon')
  const second = await page.context().newPage()
  await openDesigner(second)
  await addShape(page, 'Star')
  await addShape(second, 'Circle')
  await expect(
    second.getByText('This design is also being changed in another tab or on another device.'),
  ).toBeVisible()
  await page.reload()
  await expect(onCanvas(page, 'Star')).toBeVisible()
  await second.reload()
  await expect(onCanvas(second, 'Circle')).toBeVisible()
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

async function anotherCustomer(page: Page): Promise<string> {
  const data = { name: 'Ruwan Perera', email: newEmail(), password }
  const { token }: { token: string } = await (await post(page, '/api/user/register', { data })).json()
  return token
}

test('a customer’s design is not shown to whoever uses the device next, and is there again for its maker', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Secret')
  await onServer(page, 1)
  await become(page, null)
  await expect(page.getByText('Nothing to save yet')).toBeVisible()
  await expect(onCanvas(page, 'Secret')).toHaveCount(0)
  await addText(page, 'Mine')
  await become(page, await anotherCustomer(page))
  await onServer(page, 1)
  await expect(onCanvas(page, 'Mine')).toBeVisible()
  await become(page, token)
  await expect(onCanvas(page, 'Secret')).toBeVisible()
  await expect(onCanvas(page, 'Mine')).toHaveCount(0)
})

test('a place that is typed far outside is refused, and what is stored is what is shown', async ({
  page,
}) => {
  await signedIn(page)
  await openDesigner(page)
  await addText(page, 'Monsoon')
  await openPanel(page, 'Properties')
  const x = page.getByLabel('X', { exact: true })
  await x.fill('20000')
  await expect(page.getByText('Between -400 and 400')).toBeVisible()
  await x.fill('10')
  await x.blur()
  await onServer(page, 2)
  await page.reload()
  await onCanvas(page, 'Monsoon').press('Enter')
  expect(await property(page, 'X')).toBe('10')
})

/** Another device that has the design open, while this one goes on with it. */
async function deviceLeftBehind(browser: Browser, page: Page): Promise<Page> {
  await monsoonOnServer(page)
  const other = await otherDevice(browser, page)
  await openDesigner(other, new URL(page.url()).pathname)
  await expect(onCanvas(other, 'Monsoon')).toBeVisible()
  await addShape(page, 'Star')
  await onServer(page, 2)
  return other
}

test('two devices that change one design at once both keep it', { tag: '@once' }, async ({
  page,
  browser,
}) => {
  const other = await deviceLeftBehind(browser, page)
  await addShape(other, 'Circle')
  await expect(
    other.getByText('This design is also being changed in another tab or on another device.'),
  ).toBeVisible()
  await expect(onCanvas(other, 'Circle')).toBeVisible()
  await other.reload()
  await other.getByText('Everything you did').click()
  await other.getByRole('button', { name: /^Open the version of/ }).click()
  await expect(onCanvas(other, 'Star')).toBeVisible()
})

test('what was done is on the device as long as its copy could not be stored', { tag: '@once' }, async ({
  page,
  browser,
}) => {
  const other = await deviceLeftBehind(browser, page)
  await other.route('**/api/design-logs/*', async (route) => {
    // From here on nothing more can be stored: each entry finds its place taken.
    await other.evaluate(() => {
      const { add } = IDBObjectStore.prototype
      IDBObjectStore.prototype.add = function (...row) {
        add.apply(this, row)
        return add.apply(this, row)
      }
    })
    await route.continue()
  })
  const refused = other.waitForResponse('**/api/design-logs/*')
  await addShape(other, 'Circle')
  expect((await refused).ok()).toBe(false)
  await other.unroute('**/api/design-logs/*')
  await other.reload()
  await expect(onCanvas(other, 'Circle')).toBeVisible()
})
