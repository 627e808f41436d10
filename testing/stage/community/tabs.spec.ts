import { samples } from '@first-fashion/contract/samples'
import { type Answers, altered, photograph, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

/** So many looks on each of two pages of the gallery. */
const gallery = (current: number, count = 12): Answers =>
  altered('community.submissions', (answer) => {
    const [first] = answer.submissions
    if (first === undefined) return
    answer.submissions = Array.from({ length: count }, (_, at) => ({
      ...first,
      _id: `look-${at}`,
      title: `Look ${at}`,
    }))
    answer.pagination = { total: 2, current }
  })

test('the tabs stay on the screen while the page scrolls, and each has an address [B2.52]', async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/community')
  const tabs = page.getByRole('navigation', { name: 'Parts of the community' })
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Challenges', 'Gallery', 'Leaderboard', 'News'])
  await page.mouse.wheel(0, 1_200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await expect(tabs.getByRole('link', { name: 'Home' })).toBeInViewport()
  await tabs.getByRole('link', { name: 'Challenges' }).click()
  await expect(page).toHaveURL(/\?tab=challenges$/)
  await expect(tabs.getByRole('link', { name: 'Challenges' })).toHaveAttribute('aria-current', 'page')
})

test('a visitor finds challenges, looks and news, and joins by logging in [B6.03] [B2.53] [B2.55]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/community')
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()
  for (const benefit of ['Loyalty Points', 'Exclusive Benefits', 'Connect'])
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Read More: / })).toHaveCount(2)
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

test('a challenge has a picture, rules, prizes with their points, and its days; without one the tab says so [B2.54]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/community?tab=challenges')
  const challenge = page.getByRole('article').filter({ hasText: 'One Colour, Head to Toe' })
  await expect(challenge.locator('img')).toBeVisible()
  await expect(challenge.getByText('Pick one colour and stay with it.')).toBeVisible()
  await expect(challenge.getByText('Everything that is visible counts, shoes included.')).toBeVisible()
  await expect(challenge.getByRole('listitem')).toHaveText([
    /^1\. Rs\. 5,000 of store credit\+15 points$/,
    /^2\. A Handloom scarf$/,
  ])
  await expect(challenge.getByText(/^\d+ \w+ \d{4} to \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(challenge.getByRole('button', { name: 'Participate: One Colour, Head to Toe' })).toHaveText(
    'Participate',
  )
  await stage.answer({ 'community.challenges': { success: true, challenges: [] } })
  await page.getByRole('link', { name: 'News', exact: true }).click()
  await page.getByRole('link', { name: 'Challenges', exact: true }).click()
  await expect(page.getByText('No active challenges at the moment')).toBeVisible()
})

test('the gallery shows twelve looks a page, with the way to the next and back [B2.56] [B2.58] [B9.17]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/community?tab=gallery', { answers: gallery(1) })
  await expect(page.getByRole('heading', { level: 2, name: 'Style Gallery' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open the look: / })).toHaveCount(12)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByText('Page 1 of 2')).toBeVisible()
  await expect(pages.getByRole('link')).toHaveText(['Next'])
  await stage.answer(gallery(2))
  const next = page.waitForRequest(/\/api\/community\/submissions\?(?=.*page=2)(?=.*limit=12)/)
  await pages.getByRole('link', { name: 'Next' }).click()
  await next
  await expect(pages.getByText('Page 2 of 2')).toBeVisible()
  await stage.answer(gallery(1))
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(pages.getByText('Page 1 of 2')).toBeVisible()
})

test('a page after the last one of the gallery says so, and leads to the first', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/community?tab=gallery&page=999', { answers: gallery(999, 0) })
  await expect(page.getByText('That page doesn’t exist')).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toHaveCount(0)
  await expect(page.getByText(/^Page 999/)).toHaveCount(0)
  await stage.answer(gallery(1))
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('link', { name: /^Open the look: / })).toHaveCount(12)
})

test('the news show six articles, and six more with each press as long as there are some', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const [first] = samples['community.posts'].posts
  await stage.set({})
  await page.route('**/api/community/posts?*', (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'))
    const posts = Array.from({ length: Math.min(limit, 14) }, (_, at) => ({
      ...first,
      ...{ _id: `${at}`, slug: `no-${at}`, title: `Article ${at + 1}` },
    }))
    return route.fulfill({ json: { success: true, posts } })
  })
  await gotoHydrated(page, '/community')
  await page.getByRole('link', { name: 'News', exact: true }).click()
  const articles = page.getByRole('link', { name: /^Read More: / })
  await expect(articles).toHaveCount(6)
  const more = page.getByRole('link', { name: 'Show more articles' })
  await more.click()
  await expect(articles).toHaveCount(12)
  await expect(page.getByRole('link', { name: 'Read More: Article 7' })).toBeFocused()
  await more.click()
  await expect(articles).toHaveCount(14)
  await expect(more).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/community$/)
})

test('the Community Leaderboard has a podium, badges of levels, tiers of loyalty alone and all nine milestones [B2.60] [B2.61] [B2.62] [B2.63] [B2.65] [B9.18]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/community?tab=leaderboard')
  await expect(page.getByRole('heading', { level: 2, name: 'Community Leaderboard' })).toBeVisible()
  const podium = page.getByRole('list', { name: 'The first three' })
  await expect(podium.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('columnheader', { name: 'Tier' })).toHaveCount(0)
  const panel = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'Achievement Milestones' }),
  })
  await expect(panel.last().getByRole('listitem')).toHaveText([
    ...['Style Starter5', 'Fashion Enthusiast20', 'Style Icon50'],
    ...['Crowd Favorite50', 'Trendsetter200', 'Fashion Influencer500'],
    ...['Challenge Winner1', 'Challenge Master3', 'Challenge Legend5'],
  ])
  await page.getByRole('link', { name: 'Likes' }).click()
  await expect(page).toHaveURL(/type=likes$/)
  await expect(podium.getByRole('listitem').first()).toContainText('Ambassador')
  await page.getByRole('link', { name: 'Loyalty', exact: true }).last().click()
  await expect(page.getByRole('columnheader', { name: 'Tier' })).toBeVisible()
  await expect(page.locator('[data-tier]').first()).toBeVisible()
})

test('a visitor who takes part, or likes, reads that a login is needed [B8.33] [B8.34]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/community?tab=gallery')
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click()
  await expect(page.getByText('Please login to like submissions')).toBeVisible()
  await page.getByRole('link', { name: 'Challenges', exact: true }).click()
  await page
    .getByRole('button', { name: /^Participate: / })
    .first()
    .click()
  await expect(page.getByText('Please login to submit')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('a gallery that does not load says so; other parts that fail say nothing [B8.35] [B8.36]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const warnings: string[] = []
  await stage.open('/community')
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await stage.answer({
    'community.submissions': refused(),
    'community.leaderboard': refused(),
    'community.posts': refused(),
    'community.challenges': refused(),
  })
  for (const [tab, title, part] of [
    ['Leaderboard', 'Community Leaderboard', 'leaderboard'],
    ['News', 'News', 'posts'],
    ['Challenges', 'Challenges', 'challenges'],
  ]) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    expect(warnings.some((text) => text.includes(`${part} could not be loaded`))).toBe(true)
  }
  await expect(page.getByText('The shop is very busy')).toHaveCount(0)
  await expect(page.getByText('No active challenges at the moment')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: 'Gallery', exact: true }).click()
  await expect(page.getByText('Failed to load gallery').first()).toBeVisible()
})

test('staff give a challenge a picture of its own', { tag: '@desktop' }, async ({ stage }) => {
  const { page } = stage
  const { address } = samples['staff.community-picture-add'].picture
  await stage.set({ as: 'owner' })
  await page.goto('/admin/challenges')
  await page.getByRole('button', { name: 'Add a challenge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a challenge' })
  await dialog.getByLabel('Title').fill('Buttons')
  await dialog.getByLabel('First day').fill('2020-01-01')
  await dialog.getByLabel('Last day').fill('2020-01-02')
  await dialog.getByLabel('Add a picture').setInputFiles(await photograph(page, 'buttons.jpg'))
  await expect(dialog.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/challenges'),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ title: 'Buttons', featuredImage: address })
  await expect(dialog).toHaveCount(0)
})
