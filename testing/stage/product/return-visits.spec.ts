import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { product, productAddress } from '../product-page.ts'
import { altered } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const soldOut = 'Sea Sky'

test('a shopper requests an email for a sold-out size', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress)
  await expect(page.getByRole('button', { name: 'Notify me when it’s back' })).toHaveCount(0)
  await page.getByRole('button', { name: soldOut, exact: true }).click()
  await expect(page.getByRole('button', { name: 'S', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Notify me when it’s back' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${product.name} in ${soldOut}`)).toBeVisible()
  await dialog.getByLabel('Size').selectOption('S')
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog.getByText('Please enter your email address')).toBeVisible()
  await dialog.getByLabel('Email address').fill('nobody at home')
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  const email = 'nadeesha@example.com'
  await dialog.getByLabel('Email address').fill(email)
  const requested = page.waitForRequest('**/api/stock-alert/ask')
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  expect((await requested).postDataJSON()).toMatchObject({ productId: product._id, size: 'S', email })
  await expect(page.getByText('We will email you once when it is back.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a logged-in user’s address is filled in', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open(productAddress, { as: 'member' })
  await page.getByRole('button', { name: soldOut, exact: true }).click()
  await page.getByRole('button', { name: 'Notify me when it’s back' }).click()
  const { email } = samples['accounts.logged'].user
  await expect(page.getByRole('dialog').getByLabel('Email address')).toHaveValue(email)
})

/** The sample under another name. */
const named = (name: string) => ({ _id: `id-${name}`, slug: name.toLowerCase(), name })
const showing = (name: string) =>
  altered('catalog.single', ({ product: it }) => Object.assign(it, named(name)))

const isViewed = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('viewed-products'))).toContain(`id-${name}`)

test('recently viewed products are listed under the next product, the latest first; a first one has no strip', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  await stage.set({})
  // The strip asks for each by its id.
  await page.route('**/api/product/single?*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id') ?? ''
    const answer = samples['catalog.single-by-id']
    const json = { ...answer, product: { ...answer.product, ...named(id.replace('id-', '')) } }
    return route.fulfill({ json })
  })
  for (const name of ['First', 'Second']) {
    await stage.answer(showing(name))
    await gotoHydrated(page, `/product/${name.toLowerCase()}`)
    await isViewed(page, name)
    if (name === 'First') {
      await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible()
      await expect(strip).toHaveCount(0)
    }
  }
  await stage.answer(showing('Third'))
  await gotoHydrated(page, '/product/third')
  const shown = strip.getByRole('heading', { level: 3 })
  await expect(shown).toHaveText(['Second', 'First'])
  await stage.answer(showing('First'))
  await strip.getByRole('link', { name: 'First' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible()
  await expect(shown).toHaveText(['Third', 'Second'])
})
