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
  await staff.getByRole('button', { name: 'Sign in' }).click()
  await expect(staff.getByRole('heading', { name: 'Orders' })).toBeVisible()
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

test('a look that was taken down is on no page and in no metadata, and its link says so', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { token } = await signedIn(page)
  const title = `Not for long ${Date.now()}`
  const { name, mimeType, buffer } = await photograph(page, 'short.jpg')
  const sent = await page.request.post('/api/community/submit-style', {
    headers: { token },
    multipart: { title, description: 'A scarf, seen briefly.', images: { name, mimeType, buffer } },
  })
  const { submission }: { submission: { _id: string; images: { url: string }[] } } = await sent.json()
  const link = `/community?tab=gallery&submission=${submission._id}`
  const html = async (path: string) => (await request.get(path)).text()
  const meta = (text: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(text)?.[1] ?? ''
  // Twice: the second one comes from the cache.
  for (const _ of [1, 2]) {
    const shown = await html(link)
    expect(meta(shown, 'og:title')).toBe(`${title} · By Nadeesha Silva · First Fashion`)
    expect(meta(shown, 'og:description')).toBe('A scarf, seen briefly.')
    const picture = new URL(meta(shown, 'og:image'))
    expect((await request.get(picture.pathname)).headers()['content-type']).toBe('image/jpeg')
    expect(await html('/community?tab=gallery')).toContain(title)
  }
  const data = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
  const session: { csrfToken: string } = await (await request.post('/api/admin/session', { data })).json()
  const hidden = await request.post(`/api/admin/looks/${submission._id}/hide`, {
    headers: { 'x-csrf-token': session.csrfToken },
    data: { reason: 'It advertises a shop' },
  })
  expect(hidden.status()).toBe(200)
  const gone = await request.get(link)
  expect(gone.status()).toBe(404)
  const left = await gone.text()
  expect(meta(left, 'og:title')).toBe('Gallery · Community · First Fashion')
  expect(meta(left, 'og:image')).toMatch(/\/social-card\.jpg$/)
  expect(/<link rel="canonical" href="([^"]+)"/.exec(left)?.[1]).toMatch(/\/community\?tab=gallery$/)
  for (const path of [link, '/community', '/community?tab=gallery'])
    expect(await html(path), path).not.toContain(title)
  expect((await request.get(submission.images[0]?.url ?? '')).status()).toBe(404)
  await page.goto(link)
  await expect(page.getByText('This look is no longer here')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
