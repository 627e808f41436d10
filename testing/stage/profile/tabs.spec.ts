import { samples } from '@first-fashion/contract/samples'
import { expect, test } from '../stage.ts'

test('the profile has its five tabs, each with a URL [B2.25] [B2.28] [A2.19]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/profile?tab=nonsense', { as: 'member' })
  const tabs = page.getByRole('navigation', { name: 'My Profile' }).getByRole('link')
  await expect(tabs).toHaveText(['Profile', 'Orders', 'Wishlist', 'Saved Designs', 'Settings'])
  const basics = page.getByRole('region', { name: 'Basic Information' })
  await expect(basics.getByText(samples['accounts.logged'].user.email)).toBeVisible()
  await tabs.filter({ hasText: 'Orders' }).click()
  await expect(page).toHaveURL(/\?tab=orders$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'See my orders' })).toHaveAttribute(
    'href',
    '/orders',
  )
  await tabs.filter({ hasText: 'Saved Designs' }).click()
  await expect(page).toHaveURL(/\?tab=designs$/)
  await tabs.filter({ hasText: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  await expect(tabs.filter({ hasText: 'Settings' })).toHaveAttribute('aria-current', 'page')
})

test('empty tabs link onwards [B2.25] [B2.26] [B2.28]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const answers = { 'saved-designs.list': { success: true, designs: [] } } as const
  await stage.open('/profile?tab=designs', { as: 'member', answers })
  await expect(page.getByRole('heading', { name: 'No saved designs yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create New Design' })).toHaveAttribute('href', '/collection')
  await page.goto('/profile?tab=custom-designs')
  await expect(page.getByRole('link', { name: 'My custom designs' })).toHaveAttribute(
    'href',
    '/custom-products',
  )
  await expect(page.getByRole('link', { name: 'Create New Design' })).toHaveAttribute('href', '/collection')
})

test('a visitor’s profile requires login, and returns to its tab', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/profile?tab=wishlist')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile%3Ftab%3Dwishlist$/)
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
})

test('at 195 px the name has its own row, and at 320 px the open tab is fully visible', {
  tag: '@phone',
}, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/profile?tab=settings')
  const tab = page.getByRole('navigation', { name: 'My Profile' }).getByRole('link', { name: 'Settings' })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(tab).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 195, height: 640 })
  const name = page.getByRole('main').getByText('Nadeesha Silva', { exact: true })
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(120)
  expect((await name.boundingBox())?.height).toBeLessThan(80)
})
