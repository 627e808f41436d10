import { altered } from '../screen.ts'
import { expect, test } from '../stage.ts'

test('the focus follows to the forgotten password and back to sign in', { tag: '@desktop' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/admin')
  const email = page.getByLabel('Email address')
  await email.fill('owner@firstfashion.example')
  await page.getByRole('button', { name: 'Forgot your password?' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  await expect(email).toHaveValue('owner@firstfashion.example')
  await page.getByRole('button', { name: 'Back to sign in' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Back office' })).toBeFocused()
})

test('an owner is asked before an invitation is withdrawn, and the focus goes to the heading', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/admin/staff', {
    as: 'owner',
    answers: altered('staff.invitation-withdraw', (answer) => {
      answer.invitations = []
    }),
  })
  const withdraw = page.getByRole('button', { name: 'Withdraw invitation to Dilini Fernando' })
  await withdraw.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(withdraw).toBeFocused()
  await withdraw.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(withdraw).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'People' })).toBeFocused()
})

for (const [path, email] of [
  ['reset-password', 'owner@firstfashion.example'],
  ['join', 'dilini@firstfashion.example'],
] as const)
  test(`a password manager learns whose password the page '${path}' sets`, { tag: '@desktop' }, async ({
    stage,
  }) => {
    await stage.open(`/admin/${path}?token=none`)
    const field = stage.page.getByLabel('Email address')
    await expect(field).toHaveValue(email)
    await expect(field).toHaveAttribute('autocomplete', 'username')
    await expect(field).not.toBeEditable()
  })
