import { sessionOver } from '../log-in.ts'
import { altered, held, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'
import { countInHeader, heartOf, product, wished } from './wished.ts'

const tab = '/profile?tab=wishlist'
const linenShirt = { _id: 'another-product', name: 'Galle Fort Linen Shirt', slug: 'galle-fort-linen-shirt' }

test('the wishlist tab shows each product, and removes one [B2.31] [B2.32] [B2.33]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(tab, { as: 'member', answers: wished() })
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See the collection' })).toHaveAttribute(
    'href',
    '/collection',
  )
  await stage.answer(wished(product, linenShirt))
  await page.reload()
  await expect(page.getByText('2 items', { exact: true })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: product.name })
  await expect(card.getByText(/^Rs\. [\d,]+\.\d\d$/)).toBeVisible()
  await expect(card.getByText(/review/)).toBeVisible()
  await expect(card.getByText(/^Added on \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(card.getByRole('link', { name: /^View Product/ })).toHaveAttribute(
    'href',
    `/product/${product.slug}`,
  )
  await stage.answer(wished(linenShirt))
  await card.getByRole('button', { name: `Remove ${product.name} from wishlist` }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('Removed from wishlist')).toBeVisible()
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Wishlist' })).toBeFocused()
  await expect(page.getByRole('article').filter({ hasText: linenShirt.name })).toBeVisible()
})

test('clearing the wishlist asks first [B2.31] [A7.19]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open(tab, { as: 'member', answers: wished(product) })
  await page.getByRole('button', { name: 'Clear All' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Are you sure you want to clear your entire wishlist?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await stage.answer(wished())
  await dialog.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('Wishlist cleared')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(countInHeader(page, '0 items')).toBeVisible()
})

test('a refused change is rolled back, with the server’s message or ours [A8.04] [A8.01]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(tab, { as: 'member', answers: wished(product) })
  const card = page.getByRole('article').filter({ hasText: product.name })
  await page.route('**/api/wishlist/*', (route) =>
    route.request().url().endsWith('/get') ? route.fallback() : route.abort(),
  )
  await expect(card).toBeVisible()
  // Otherwise the reloaded list could roll it back.
  await stage.answer({ 'wishlist.get': held })
  await card.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Failed to remove from wishlist')).toBeVisible()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('Failed to clear wishlist')).toBeVisible()
  await expect(card).toBeVisible()
  await card.getByRole('link', { name: /^View Product/ }).click()
  const heart = heartOf(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText('Failed to update wishlist')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/wishlist/*')
  await stage.answer({ 'wishlist.remove': refused('server.overloaded', 'The shop is very busy.') })
  await heart.click()
  await expect(page.getByText('The shop is very busy.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await stage.answer({ 'wishlist.remove': sessionOver })
  await heart.click()
  await expect(page.getByText('Please login to manage wishlist')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
})

test('an unavailable product says so and cannot move to the cart', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const answers = altered('wishlist.get', ({ wishlist: { products } }) => {
    const [first, second] = products
    if (first === undefined || second === undefined) return
    Object.assign(first, { state: 'sold-out', productId: { ...first.productId, ...product } })
    Object.assign(second, { state: 'unpublished', productId: { ...second.productId, ...linenShirt } })
    products.length = 2
  })
  await stage.open(tab, { as: 'member', answers })
  const first = page.getByRole('article').filter({ hasText: product.name })
  await expect(first.getByText('Out of stock')).toBeVisible()
  await expect(first.getByRole('link', { name: /^View Product/ })).toBeVisible()
  const second = page.getByRole('article').filter({ hasText: linenShirt.name })
  await expect(second.getByText('No longer available')).toBeVisible()
  await expect(second.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0)
  await expect(second.getByRole('button', { name: /^Remove/ })).toBeVisible()
})
