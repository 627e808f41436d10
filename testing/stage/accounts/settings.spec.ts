import { samples } from '@first-fashion/contract/samples'
import { refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

const settings = '/profile?tab=settings'

test('another password requires the current one [B5.07] [B5.08] [B8.16]', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const wrong = 'This is not your current password'
  const answers = {
    'profile.update': refused('accounts.password-wrong', wrong, 422, { errors: { currentPassword: wrong } }),
  }
  await stage.open(settings, { as: 'member', answers })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const change = () => page.getByRole('button', { name: 'Change password' }).click()
  await change()
  await expect(page.getByText('Please enter your current password')).toBeVisible()
  await field('Current password').fill('not-this-one')
  await field('New password').fill('another-long-one')
  await field('Confirm new password').fill('something-else')
  await change()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await field('Confirm new password').fill('another-long-one')
  await change()
  await expect(page.getByText(wrong).first()).toBeVisible()
  await field('Current password').fill('a-long-enough-one')
  await page.route('**/api/user/update', (route) => route.abort(), { times: 1 })
  await change()
  await expect(page.getByText('An error occurred')).toBeVisible()
  const message = 'Password changed. Your other devices were logged out.'
  await stage.answer({ 'profile.update': { ...samples['profile.update'], message } })
  const sent = page.waitForRequest('**/api/user/update')
  await change()
  expect((await sent).postDataJSON()).toMatchObject({
    currentPassword: 'a-long-enough-one',
    newPassword: 'another-long-one',
  })
  await expect(page.getByText(message)).toBeVisible()
  await expect(field('Current password')).toHaveValue('')
})

test('one device logs out another one, and then all', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const [here, other] = samples['security.devices'].devices
  await stage.open(settings, {
    as: 'member',
    answers: { 'security.devices': { success: true, devices: [here, other] } },
  })
  await expect(page.getByText('This device')).toHaveCount(1)
  await stage.answer({ 'security.devices': { success: true, devices: [here] } })
  const ended = page.waitForRequest('**/api/user/sessions/end')
  await page.getByRole('button', { name: /^Log out (?!everywhere)/ }).click()
  expect((await ended).postDataJSON()).toEqual({ sessionId: other._id })
  await expect(page.getByText('The device is logged out')).toBeVisible()
  await expect(page.getByText(other.device)).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText('You are logged out everywhere')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})
