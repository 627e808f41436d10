import { expect, goToSection, gotoHydrated, test } from '../shop.ts'
import { signIn } from '../staff.ts'
import { namedMember } from './named-member.ts'

test('staff make a member an ambassador, who reads what that brings, and has a page that friends join from', async ({
  page,
  context,
}) => {
  const displayName = await namedMember(page, 'Lagoon', 'I dye with roots.')
  const staff = await context.newPage()
  await signIn(staff)
  await staff.goto('/admin')
  await goToSection(staff, 'Members')
  await staff.getByRole('searchbox').fill(displayName)
  await staff.getByRole('button', { name: `Level of ${displayName}` }).click()
  const dialog = staff.getByRole('dialog', { name: `Level of ${displayName}` })
  await dialog.getByLabel('Level').selectOption('ambassador')
  await dialog.getByLabel('Reason').fill('Her dyes are in the news')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByText('Level saved')).toBeVisible()
  await gotoHydrated(page, '/community')
  await expect(page.getByRole('heading', { name: 'Your benefits' })).toBeVisible()
  await expect(page.getByText('Early access: you buy products')).toBeVisible()
  await page.getByRole('button', { name: 'Become an Ambassador' }).click()
  const already = page.getByRole('dialog', { name: 'Become an Ambassador' })
  await expect(already.getByText('You are already an ambassador')).toBeVisible()
  await expect(already.getByRole('textbox')).toHaveCount(0)
  await already.getByRole('link', { name: 'See your page' }).click()
  await expect(page).toHaveURL(/\/community\/ambassadors\/lagoon-\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible()
  await expect(page.getByText('I dye with roots.')).toBeVisible()
  const join = page.getByRole('link', { name: 'Create an account' })
  await expect(join).toHaveAttribute('href', /^\/login\?ref=[A-Z2-9]{8}$/)
  await staff.getByRole('button', { name: 'Level benefits' }).click()
  const levels = staff.getByRole('dialog', { name: 'Level benefits' })
  const line = `A seat at show ${Date.now()}`
  const benefits = levels.getByRole('form', { name: 'Ambassador' }).getByLabel('Other benefits')
  await benefits.fill(`${line}\n${line}`)
  await levels.getByRole('button', { name: 'Save Ambassador' }).click()
  await expect(benefits).toBeFocused()
  await expect(benefits).toHaveAccessibleDescription(new RegExp(`^“${line}” is there twice`))
  await benefits.fill(line)
  await levels.getByRole('button', { name: 'Save Ambassador' }).click()
  await expect(staff.getByText('Level saved').last()).toBeVisible()
  await gotoHydrated(page, '/community')
  await expect(page.getByText(line)).toBeVisible()
})
