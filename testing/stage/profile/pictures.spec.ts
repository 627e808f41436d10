import { sessionOver } from '../log-in.ts'
import { type Answers, altered, photograph, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

const withCover = (coverImage: string | null): Answers => ({
  ...altered('accounts.logged', ({ user }) => void Object.assign(user, { coverImage, profileImage: null })),
  ...altered('profile.upload-cover-image', ({ user }) => void Object.assign(user, { coverImage })),
  ...altered('profile.remove-cover-image', ({ user }) => void Object.assign(user, { coverImage })),
})

test('a cover is added and, after a question, removed [B2.24]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/profile', { as: 'member', answers: withCover(null) })
  await page.getByLabel('Add cover').setInputFiles(await photograph(page))
  await stage.answer(withCover('/media/uploads/sea/1280.webp'))
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('img', { name: 'Cover picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove cover' }).click()
  await stage.answer(withCover(null))
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Image removed')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Cover picture' })).toHaveCount(0)
})

test('an invalid, too large or failed picture shows an error in the dialog, which stays open [B5.17] [B8.13] [B8.14]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const unreadable = refused('profile.picture-unreadable', 'We cannot read this picture', 422)
  const answers = { ...withCover(null), 'profile.upload-profile-image': unreadable }
  await stage.open('/profile', { as: 'member', answers })
  const text = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture '.repeat(50)) }
  await page.getByLabel('Add picture').setInputFiles(text)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your browser can’t preview this file')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('alert')).toContainText('We cannot read this picture')
  const large = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  await dialog.getByLabel('Choose another').setInputFiles(large)
  await expect(dialog.getByRole('alert')).toHaveText('This picture is too large. Maximum size is 10MB')
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
  await dialog.getByLabel('Choose another').setInputFiles(await photograph(page))
  await page.route('**/api/user/upload-*-image', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload profile image')
  await page.keyboard.press('Escape')
  await page.getByLabel('Add cover').setInputFiles(await photograph(page))
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload image')
})

test('a picture upload with an expired session explains the login page', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const answers = { ...withCover(null), 'profile.upload-profile-image': sessionOver }
  await stage.open('/profile', { as: 'member', answers })
  await page.getByLabel('Add picture').setInputFiles(await photograph(page))
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
})
