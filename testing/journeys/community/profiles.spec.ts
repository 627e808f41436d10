import { expect, gotoHydrated, photograph, signedIn, test } from '../shop.ts'

test('a member chooses a name, and hides; the cached pages follow at once', { tag: '@phone' }, async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const title = `Quiet colours ${Date.now()}`
  const chosen = `Quiet ${Date.now()}`
  const { name, mimeType, buffer } = await photograph(page, 'quiet.jpg')
  await page.request.post('/api/community/submit-style', {
    headers: { token },
    multipart: { title, description: 'Grey on grey.', images: { name, mimeType, buffer } },
  })
  await gotoHydrated(page, '/community?tab=gallery')
  await page.getByRole('button', { name: 'Your Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your public profile' })
  await dialog.getByLabel('Name').fill('me@example.com')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose a name, not an address').first()).toBeVisible()
  await dialog.getByLabel('Name').fill(chosen)
  await dialog.getByLabel('About you').fill('<b>I like grey.</b>')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is saved')).toBeVisible()
  await page.getByRole('link', { name: chosen }).click()
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible()
  await expect(page.getByText('<b>I like grey.</b>')).toBeVisible()
  const profile = page.url()
  const gallery = new URL('/community?tab=gallery', profile).href
  // Twice, so that the second one is cached.
  for (const _ of [1, 2]) {
    expect(await (await page.request.get(profile)).text()).toContain(chosen)
    expect(await (await page.request.get(gallery)).text()).toContain(chosen)
  }
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await dialog.getByLabel('Hide my profile').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is hidden')).toBeVisible()
  const gone = await page.request.get(profile)
  expect(gone.status()).toBe(404)
  expect(await gone.text()).toContain('<meta name="robots" content="noindex"/>')
  const shown = await (await page.request.get(gallery)).text()
  expect(shown).toContain(title)
  expect(shown).not.toContain(chosen)
  await gotoHydrated(page, '/community?tab=gallery')
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Anonymous')
})
