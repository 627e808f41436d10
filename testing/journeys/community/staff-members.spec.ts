import { expect, goToSection, test } from '../shop.ts'
import { signIn } from '../staff.ts'
import { namedMember } from './named-member.ts'

test('staff exclude a member with a reason, find everyone who is excluded, and let the member in again', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const displayName = await namedMember(page, 'Mangrove', 'Buy at my shop.')
  const staff = await context.newPage()
  await signIn(staff)
  await staff.goto('/admin')
  await goToSection(staff, 'Members')
  await staff.getByRole('searchbox').fill(displayName)
  await staff.getByRole('button', { name: `Exclude ${displayName}` }).click()
  const dialog = staff.getByRole('dialog', { name: 'Exclude' })
  await expect(dialog.getByText(`${displayName} can no longer share or like anything`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Exclude' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('Advertises in the bio')
  await dialog.getByRole('button', { name: 'Exclude' }).click()
  const row = staff.getByRole('row').filter({ hasText: displayName })
  await expect(row).toContainText('Reason: Advertises in the bio')
  await staff.getByLabel('Participation').selectOption('Excluded')
  await expect(staff).toHaveURL(/blocked=true/)
  const again = row.getByRole('button', { name: `Let ${displayName} in again` })
  await again.click()
  await staff
    .getByRole('dialog', { name: 'Let in again' })
    .getByRole('button', { name: 'Let in again' })
    .click()
  await expect(staff.getByText('No results.')).toBeVisible()
  await staff.getByLabel('Participation').selectOption('All')
  await expect(row).not.toContainText('Excluded')
})
