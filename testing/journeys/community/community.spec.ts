import { expect, gotoHydrated, photograph, signedIn, test } from '../shop.ts'
import { openSeededLook } from './seeded-look.ts'

test('a visitor finds challenges, looks and news, and joins by logging in [B6.03] [B2.53] [B2.55]', async ({
  page,
}) => {
  await gotoHydrated(page, '/community')
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
  for (const benefit of ['Loyalty Points', 'Exclusive Benefits', 'Connect'])
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Read More: / })).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Participate: / })).toHaveCount(2)
  await page.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL(/\?tab=news$/)
  await expect(page.getByText('styling tips').first()).toBeVisible()
  await page
    .getByRole('link', { name: 'Read More: Three ways to tie a sarong, and when to use which' })
    .click()
  await expect(page).toHaveURL(/\/community\/news\/three-ways-to-tie-a-sarong$/)
  await expect(page.getByRole('heading', { level: 2, name: 'The dance floor' })).toBeVisible()
  await gotoHydrated(page, '/community')
  await page.getByRole('button', { name: 'Join the Community' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a look opens over the gallery with its products, and its link unfurls with its picture [B2.57] [B2.59] [B9.22]', async ({
  page,
}) => {
  await gotoHydrated(page, '/community?tab=gallery')
  await page
    .getByRole('link', { name: /^Open the look: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/submission=/)
  const dialog = await openSeededLook(page, 'Pettah in the rain')
  await expect(dialog.getByText('Yellow is easy to find in the rain')).toBeVisible()
  await expect(dialog.getByText('#monsoon')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'View South-West Monsoon Jacket' })).toHaveAttribute(
    'href',
    '/product/south-west-monsoon-jacket',
  )
  await expect(dialog.getByText(/^Rs\. [\d,]+\.00$/).first()).toBeVisible()
  const html = await (await page.request.get(page.url())).text()
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/1200\.jpg"/)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(/\?tab=gallery$/)
})

test('the leaderboard has a podium, badges of levels, and tiers of loyalty alone [B2.61] [B2.62] [B2.63]', async ({
  page,
}) => {
  await gotoHydrated(page, '/community?tab=leaderboard')
  await expect(page.getByRole('heading', { name: 'Community Leaderboard' })).toBeVisible()
  const podium = page.getByRole('list', { name: 'The first three' })
  await expect(podium.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('columnheader', { name: 'Tier' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Likes' }).click()
  await expect(page).toHaveURL(/type=likes$/)
  await expect(podium.getByRole('listitem').first()).toContainText('Ambassador')
  await page.getByRole('link', { name: 'Loyalty', exact: true }).last().click()
  await expect(page.getByRole('columnheader', { name: 'Tier' })).toBeVisible()
  await expect(page.locator('[data-tier]').first()).toBeVisible()
})

test('a customer joins by the button alone, and shares a look that was left half done [B2.51] [B2.67] [B8.65]', async ({
  page,
}) => {
  await signedIn(page)
  await gotoHydrated(page, '/community')
  await page.getByRole('button', { name: 'Join the Community' }).click()
  await expect(page.getByText('Welcome to the First Fashion community!')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Your Style' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit Your Style' })
  const send = dialog.getByRole('button', { name: 'Submit', exact: true })
  await send.click()
  await expect(dialog.getByText('Please fill in required fields')).toBeVisible()
  const title = `On the way to work ${Date.now()}`
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('<b>Linen</b>, and a hat.')
  await send.click()
  await expect(dialog.getByText('Please select at least one image')).toBeVisible()
  const add = dialog.getByLabel('Add pictures')
  await add.setInputFiles([{ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }])
  await expect(dialog.getByText('notes.jpg is not a valid image file')).toBeVisible()
  const pictures = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map((name) => photograph(page, `${name}.jpg`)),
  )
  await add.setInputFiles(pictures)
  await expect(dialog.getByText('Maximum 5 images allowed')).toBeVisible()
  const chosen = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')
  await expect(chosen).toHaveCount(5)
  for (const name of ['5.jpg', '4.jpg', '3.jpg'])
    await dialog.getByRole('button', { name: `Remove ${name}` }).click()
  await dialog.getByRole('button', { name: 'Move 2.jpg one earlier' }).click()
  await dialog.getByLabel('Caption of picture 1').fill('From behind')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Submit Your Style' }).click()
  await expect(dialog.getByText('Your draft is back.')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await expect(dialog.getByLabel('Caption of picture 1')).toHaveValue('From behind')
  await send.click()
  // A new shop still draws its own pictures, and this one waits for them.
  await expect(page).toHaveURL(/\?tab=gallery$/, { timeout: 60_000 })
  await page.getByRole('link', { name: `Open the look: ${title}` }).click()
  const look = page.getByRole('dialog', { name: title })
  await expect(look.getByText('<b>Linen</b>, and a hat.')).toBeVisible()
  await expect(look.getByRole('figure').first()).toContainText('From behind')
  const heart = look.getByRole('button', { name: `Like ${title}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveText('1')
  await heart.click()
  await expect(heart).toHaveText('0')
})

test('an application is made once, and its state stands in the place of the form [B2.66] [B5.09]', async ({
  page,
}) => {
  await signedIn(page)
  await gotoHydrated(page, '/community')
  await page.getByRole('button', { name: 'Join the Community' }).click()
  await page.getByRole('button', { name: 'Become an Ambassador' }).click()
  const dialog = page.getByRole('dialog', { name: 'Become an Ambassador' })
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('Please fill all required fields')).toBeVisible()
  await dialog.getByLabel('Phone').fill('+94 77 123 4567')
  await dialog.getByLabel('Number of followers').fill('1200')
  await dialog.getByLabel('About you').fill('I sew, and show it.')
  await dialog.getByLabel('Why do you want to be an ambassador?').fill('I wear it anyway.')
  await dialog.getByLabel('Portfolio link 2').fill('https://portfolio.example')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('Received', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Become an Ambassador' }).click()
  await expect(dialog.locator('[data-status=pending]')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Apply' })).toHaveCount(0)
})
