import { expect, gotoHydrated, photograph, signedIn, test } from '../shop.ts'

test('names in the gallery and on the leaderboard lead to profiles, which unfurl with a picture', async ({
  page,
}) => {
  await gotoHydrated(page, '/community?tab=leaderboard&type=likes')
  const first = page.getByRole('list', { name: 'The first three' }).getByRole('listitem').first()
  const name = await first.getByRole('link').textContent()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/community\/members\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await expect(page.getByText('Ambassador', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Member since [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  await expect(page.getByText('Challenges won')).toBeVisible()
  const html = await (await page.request.get(page.url())).text()
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.jpg"/)
  expect(html).toContain('<meta property="og:type" content="profile"/>')
  expect(html).toContain('"@type":"ProfilePage"')
  await page
    .getByRole('link', { name: /^Open the look: / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('link', { name: name ?? '' })).toBeVisible()
})

test('the name of a winner leads to the profile, where a page after the last one leads to the first', async ({
  page,
}) => {
  await gotoHydrated(page, '/community?tab=challenges')
  const past = page.locator('section', { has: page.getByRole('heading', { name: 'Past challenges' }) })
  const winner = past.getByRole('listitem').filter({ hasText: 'Amaya Perera' }).last()
  await expect(winner.getByRole('link', { name: 'See the look of Amaya Perera' })).toBeVisible()
  await winner.getByRole('link', { name: 'Amaya Perera', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Amaya Perera' })).toBeVisible()
  const profile = page.url()
  await gotoHydrated(page, `${profile}?page=99`)
  await expect(page.getByRole('heading', { name: 'That page doesn’t exist' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL(profile)
  await expect(page.getByRole('link', { name: /^Open the look: / }).first()).toBeVisible()
})

test('a member chooses a name, and hides; the cached pages follow at once', async ({ page }) => {
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
