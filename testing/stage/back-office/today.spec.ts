import { altered } from '../screen.ts'
import { expect, test } from '../stage.ts'

test('staff start with what waits for them, and a tap leads to the list with its filter', async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/admin', { as: 'owner' })
  await expect(page).toHaveURL(/\/admin\/today$/)
  await expect(page.getByText('22% more than last week by this time')).toBeVisible()
  const asked = page.waitForRequest('**/api/admin/returns?*todo=receive*')
  await page.getByRole('main').getByRole('link', { name: '4 Returns to receive' }).click()
  await asked
  await expect(page.getByLabel('To do')).toHaveValue('receive')
})

test('the menu counts what waits, and leaves out what the shop has no use for', { tag: '@desktop' }, async ({
  stage,
}) => {
  const { page } = stage
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await stage.open('/admin/today', {
    as: 'owner',
    answers: altered('staff.today', (today) => {
      today.waiting = today.waiting.filter(({ path }) => !path.startsWith('/made-to-order'))
      today.off = ['made-to-order']
    }),
  })
  await expect(navigation.getByRole('link', { name: 'Orders 22 waiting' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Looks', exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Made to order' })).toHaveCount(0)
})

test('what waits is asked again after a change', { tag: '@desktop' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/admin/reviews', { as: 'owner' })
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('link', { name: '1 Reviews to check' })).toBeVisible()
  await page.goBack()
  await stage.answer(
    altered('staff.today', ({ waiting }) => {
      for (const line of waiting) if (line.name === 'reported-reviews') line.count = 0
    }),
  )
  await page.getByRole('button', { name: 'Hide' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Spam')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('link', { name: '0 Reviews to check' })).toBeVisible()
})
