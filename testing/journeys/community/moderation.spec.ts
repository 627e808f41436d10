import { expect, goToSection, gotoHydrated, photograph, signedIn, test } from '../shop.ts'

test('a moderator takes a reported look down with a reason, and its author asks for another look at it', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { token } = await signedIn(page)
  const title = `Too loud for some ${Date.now()}`
  const { name, mimeType, buffer } = await photograph(page, 'loud.jpg')
  const sent = await page.request.post('/api/community/submit-style', {
    headers: { token },
    multipart: { title, description: 'Checks on stripes.', images: { name, mimeType, buffer } },
  })
  expect(sent.status()).toBe(200)
  const staff = await context.newPage()
  await staff.goto('/admin')
  await staff.getByLabel('Email address').fill('owner@firstfashion.example')
  await staff.getByLabel('Password').fill('galle-fort-1663')
  await staff.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(staff.getByRole('heading', { name: 'Today' })).toBeVisible()
  await goToSection(staff, 'Looks')
  const look = staff.getByRole('article').filter({ hasText: title })
  await look.getByRole('button', { name: 'Take down' }).click()
  const reason = staff.getByRole('dialog', { name: 'Take down' })
  await reason.getByLabel('Reason').fill('It advertises a shop')
  await reason.getByRole('button', { name: 'Take down' }).click()
  await expect(look.getByText(/^Taken down on .*: It advertises a shop$/)).toBeVisible()
  await gotoHydrated(page, '/community?tab=gallery')
  await expect(page.getByText(`We took “${title}” down: It advertises a shop`)).toBeVisible()
  await expect(page.getByRole('link', { name: `Open the look: ${title}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask us to look again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask us to look again' })
  await dialog.getByLabel('Your message').fill('It is my own shirt.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('You asked us to look again. We will.')).toBeVisible()
  await staff.reload()
  await look.getByRole('button', { name: 'Show again' }).click()
  const again = staff.getByRole('dialog', { name: 'Show again' })
  await again.getByLabel('Reason').fill('You are right')
  await again.getByRole('button', { name: 'Show again' }).click()
  await expect(look.getByText('Appeal', { exact: true })).toHaveCount(0)
  await gotoHydrated(page, '/community?tab=gallery')
  await expect(page.getByRole('link', { name: `Open the look: ${title}` })).toBeVisible()
})
