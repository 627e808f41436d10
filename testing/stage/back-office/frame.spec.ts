import { samples } from '@first-fashion/contract/samples'
import { permissionsOf } from '@first-fashion/contract/staff/roles'
import type { Page } from '@playwright/test'
import { altered, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

const { product } = samples['staff.product']
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Back office' })
const goTo = (page: Page, name: string) => navigation(page).getByRole('link', { name }).click()

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('owner@firstfashion.example')
  await page.getByLabel('Password').fill('galle-fort-1663')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('an owner is asked before leaving unsaved changes, and keeps them when the session ends', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(`/admin/products/${product._id}`, { as: 'owner' })
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Half written')
  await goTo(page, 'Orders')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(name).toHaveValue('Half written')

  const dead = refused('staff.session-dead', 'Please sign in', 401)
  await stage.answer({ 'staff.product-save': dead, 'staff.product-edit': dead })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0)
  await expect(name).toHaveValue('Half written')

  await goTo(page, 'Orders')
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
})

test('the back office says so when it has no such page, order or product', { tag: '@desktop' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/admin/nope', {
    as: 'owner',
    answers: {
      'staff.order': refused('order.unknown', 'Order not found', 404),
      'staff.product': refused('catalog.product-unknown', 'Product not found', 404),
    },
  })
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  for (const [list, message] of [
    ['orders', 'Order not found'],
    ['products', 'Product not found'],
  ] as const) {
    await page.goto(`/admin/${list}/00000000-0000-4000-8000-000000000000`)
    await expect(page.getByRole('alert')).toHaveText(message)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
})

test('a screen that does not load says so, the navigation stays, and it loads on another try', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const screen = '**/admin/assets/promo-codes-page*'
  await stage.set({ as: 'owner' })
  await page.route(screen, (route) => route.abort())
  await page.goto('/admin/orders')
  await goTo(page, 'Promo codes')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await goTo(page, 'Reviews')
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
  await goTo(page, 'Promo codes')
  await page.unroute(screen)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Add a promo code' })).toBeVisible()
})

test('support staff see only what their role may do, in a menu on a phone', async ({ stage, viewport }) => {
  const { page } = stage
  const answers = altered('staff.session', ({ staff }) => {
    staff.role = 'support'
    staff.permissions = [...permissionsOf.support]
  })
  await stage.open('/admin/orders', { as: 'support', answers })
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menu' }).click()
  await expect(navigation(page).getByRole('link')).toHaveText([
    'Today',
    'Orders 22 waiting',
    'Returns 6 waiting',
    'Made to order 1 waiting',
    'Payments 1 waiting',
    'Chat 2 waiting',
    'Products 9 waiting',
    'Collections',
    'Currencies',
    'Delivery zones',
    'Countries',
  ])
})

test('staff retry a failed job and remove another, and both leave the list', { tag: '@desktop' }, async ({
  stage,
}) => {
  const { page } = stage
  const [first] = samples['staff.failed-jobs'].jobs
  const second = { ...first, _id: '63373681-507b-4208-835b-8a22982d970f', reason: '451 4.7.1 try later' }
  const listOf = (jobs: readonly object[]) =>
    altered('staff.failed-jobs', (list) => Object.assign(list, { jobs, total: jobs.length }))
  await stage.open('/admin/failed-jobs', { as: 'owner', answers: listOf([first, second]) })
  const jobs = page.getByRole('article')
  await expect(jobs).toContainText(['550 5.1.1', '451 4.7.1'])

  await stage.answer({
    ...listOf([second]),
    'staff.failed-job-replay': { success: true, message: 'The job is being retried' },
  })
  const replayed = page.waitForRequest(`**/api/admin/failed-jobs/${first._id}/**`)
  await jobs.first().getByRole('button', { name: 'Try again' }).click()
  await replayed
  await expect(page.getByText('The job is being retried')).toBeVisible()
  await expect(jobs).toHaveCount(1)
  await expect(jobs).toContainText('451 4.7.1')

  await stage.answer({
    ...listOf([]),
    'staff.failed-job-drop': { success: true, message: 'Dismissed' },
  })
  await jobs.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Dismissed')).toBeVisible()
  await expect(jobs).toHaveCount(0)
  await expect(page.getByText('No failed jobs')).toBeVisible()
})
