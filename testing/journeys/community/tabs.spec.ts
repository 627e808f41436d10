import { alter, refuse } from '../answers.ts'
import { expect, gotoHydrated, test } from '../shop.ts'

test('the tabs stay on the screen while the page scrolls, and each has an address [B2.52]', async ({
  page,
}) => {
  await gotoHydrated(page, '/community')
  const tabs = page.getByRole('navigation', { name: 'Parts of the community' })
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Challenges', 'Gallery', 'Leaderboard', 'News'])
  await page.mouse.wheel(0, 1_200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await expect(tabs.getByRole('link', { name: 'Home' })).toBeInViewport()
  await tabs.getByRole('link', { name: 'Challenges' }).click()
  await expect(page).toHaveURL(/\?tab=challenges$/)
  await expect(tabs.getByRole('link', { name: 'Challenges' })).toHaveAttribute('aria-current', 'page')
})

test('a challenge has a picture, rules, prizes with their points, and its days; without one the tab says so [B2.54]', async ({
  page,
}) => {
  await gotoHydrated(page, '/community?tab=challenges')
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
  await alter<{ challenges: unknown[] }>(page, 'community/challenges/active', (answer) => {
    answer.challenges = []
  })
  await page.getByRole('link', { name: 'News', exact: true }).click()
  await page.getByRole('link', { name: 'Challenges', exact: true }).click()
  await expect(page.getByText('No active challenges at the moment')).toBeVisible()
})

test('the gallery shows twelve looks a page, with the way to the next and back [B2.56] [B2.58] [B9.17]', async ({
  page,
}) => {
  await gotoHydrated(page, '/community?tab=gallery')
  await expect(page.getByRole('heading', { level: 2, name: 'Style Gallery' })).toBeVisible()
  const looks = page.getByRole('link', { name: /^Open the look: / })
  await expect(looks).toHaveCount(12)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByText(/^Page 1 of [2-9]$/)).toBeVisible()
  await expect(pages.getByRole('link')).toHaveText(['Next'])
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(pages.getByText(/^Page 2 of [2-9]$/)).toBeVisible()
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(pages.getByText(/^Page 1 of [2-9]$/)).toBeVisible()
})

test('a page after the last one of the gallery says so, and leads to the first', async ({ page }) => {
  await gotoHydrated(page, '/community?tab=gallery&page=999')
  await expect(page.getByText('That page doesn’t exist')).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toHaveCount(0)
  await expect(page.getByText(/^Page 999/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('link', { name: /^Open the look: / })).toHaveCount(12)
})

test('the news show six articles, and six more with each press as long as there are some', async ({
  page,
}) => {
  // The demonstration has three articles.
  await page.route('**/api/community/posts?*', async (route) => {
    const response = await route.fetch()
    const answer: { posts: { _id: string; slug: string; title: string }[] } = await response.json()
    const [first] = answer.posts
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'))
    const posts = Array.from({ length: Math.min(limit, 14) }, (_, at) =>
      Object.assign({}, first, { _id: `${at}`, slug: `no-${at}`, title: `Article ${at + 1}` }),
    )
    await route.fulfill({ response, json: { ...answer, posts } })
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
  await page.unrouteAll({ behavior: 'wait' })
})

test('the Community Leaderboard has a panel with all nine milestones [B2.60] [B2.65] [B9.18]', async ({
  page,
}) => {
  await gotoHydrated(page, '/community?tab=leaderboard')
  await expect(page.getByRole('heading', { level: 2, name: 'Community Leaderboard' })).toBeVisible()
  const panel = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'Achievement Milestones' }),
  })
  await expect(panel.last().getByRole('listitem')).toHaveText([
    ...['Style Starter5', 'Fashion Enthusiast20', 'Style Icon50'],
    ...['Crowd Favorite50', 'Trendsetter200', 'Fashion Influencer500'],
    ...['Challenge Winner1', 'Challenge Master3', 'Challenge Legend5'],
  ])
})

test('a visitor who takes part, or likes, reads that a login is needed [B8.33] [B8.34]', async ({ page }) => {
  await gotoHydrated(page, '/community?tab=gallery')
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

test('a gallery that does not load says so; other parts that fail say nothing [B8.35] [B8.36]', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  for (const call of ['submissions?*', 'leaderboard?*', 'posts?*', 'challenges/active'])
    await refuse(page, `community/${call}`)
  await gotoHydrated(page, '/community')
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
