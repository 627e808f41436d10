import type { Page } from '@playwright/test'
import { asOwner, expect, photograph, signedIn } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import { alter, type ScreenState } from '../screen-state.ts'

async function open(page: Page, list: string) {
  await signIn(page)
  await page.goto(`/admin/${list}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens a dialog of a list. */
async function opened(page: Page, list: string, button: string) {
  await open(page, list)
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** An application waits for a decision. */
async function applied(page: Page) {
  const { email, token } = await signedIn(page)
  const headers = { token }
  await page.request.post('/api/community/join', { headers, data: {} })
  const answer = await page.request.post('/api/community/ambassador/apply', {
    headers,
    data: {
      fullName: 'Amaya Perera',
      email,
      phone: '+94 77 123 4567',
      socialMedia: { instagram: 'https://instagram.com/amaya' },
      followerCount: 1_200,
      bio: 'I sew, and show it.',
      whyAmbassador: 'I wear it anyway.',
    },
  })
  expect(await answer.text()).toContain('"success":true')
}

interface Challenges {
  readonly challenges: readonly { title: string; winners: unknown[] }[]
}

/** Someone is excluded, under an address of their own. */
async function excluded(page: Page): Promise<string> {
  const { email, token } = await signedIn(page)
  await page.request.post('/api/community/join', { headers: { token }, data: {} })
  const headers = await asOwner(page)
  const listed = await page.request.get(`/api/admin/community-members?search=${email}`, { headers })
  const { members }: { members: { _id: string }[] } = await listed.json()
  const block = `/api/admin/community-members/${members[0]?._id}/block`
  const answer = await page.request.post(block, { headers, data: { reason: 'Advertises in the bio' } })
  expect(answer.status()).toBe(200)
  return email
}

/** The community in the back office. */
export const staffCommunity: readonly ScreenState[] = [
  {
    name: 'back office, looks',
    route: '/admin/looks',
    async arrive(page) {
      await open(page, 'looks')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'back office, no looks found',
    route: '/admin/looks',
    upTo: 500,
    async arrive(page) {
      await open(page, 'looks?search=no-such-thing')
      await expect(page.getByText('No results.')).toBeVisible()
    },
  },
  {
    name: 'back office, look to take down',
    route: '/admin/looks',
    over: true,
    arrive: (page) => opened(page, 'looks', 'Take down'),
  },
  {
    name: 'back office, products of a look',
    route: '/admin/looks',
    over: true,
    arrive: (page) => opened(page, 'looks', 'Products of the look'),
  },
  {
    name: 'back office, banned words',
    route: '/admin/looks',
    over: true,
    arrive: (page) => opened(page, 'looks', 'Banned words'),
  },
  {
    name: 'back office, members',
    route: '/admin/members',
    async arrive(page) {
      await open(page, 'members?search=amaya')
      await expect(page.getByText('Amaya Perera')).toBeVisible()
    },
  },
  {
    name: 'back office, level of a member',
    route: '/admin/members',
    over: true,
    arrive: (page) => opened(page, 'members?search=amaya', 'Level of Amaya Perera'),
  },
  {
    name: 'back office, excluded members',
    route: '/admin/members',
    async arrive(page) {
      await open(page, `members?search=${await excluded(page)}&blocked=true`)
      await expect(page.getByText('Reason: Advertises in the bio')).toBeVisible()
    },
  },
  {
    name: 'back office, member to exclude',
    route: '/admin/members',
    over: true,
    arrive: (page) => opened(page, 'members?search=amaya', 'Exclude Amaya Perera'),
  },
  {
    name: 'back office, level benefits',
    route: '/admin/members',
    over: true,
    async arrive(page) {
      await opened(page, 'members', 'Level benefits')
      await expect(page.getByRole('button', { name: 'Save VIP' })).toBeVisible()
    },
  },
  {
    name: 'back office, challenges',
    route: '/admin/challenges',
    async arrive(page) {
      await open(page, 'challenges')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'back office, winner to choose',
    route: '/admin/challenges',
    async arrive(page) {
      await alter<Challenges>(page, 'admin/challenges?*', ({ challenges }) => {
        for (const challenge of challenges) challenge.winners = []
      })
      await open(page, 'challenges')
      await expect(page.getByRole('radio', { name: /^Table at the end/ })).toBeVisible()
    },
  },
  {
    name: 'back office, challenge to add',
    route: '/admin/challenges',
    over: true,
    arrive: (page) => opened(page, 'challenges', 'Add a challenge'),
  },
  {
    name: 'back office, news',
    route: '/admin/news',
    async arrive(page) {
      await open(page, 'news')
      await expect(page.getByRole('button', { name: /^Three ways/ })).toBeVisible()
    },
  },
  {
    name: 'back office, article to write',
    route: '/admin/news',
    over: true,
    async arrive(page) {
      await opened(page, 'news', 'Write an article')
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toBeVisible()
    },
  },
  {
    name: 'back office, article with a picture in its text',
    route: '/admin/news',
    over: true,
    async arrive(page) {
      await opened(page, 'news', 'Write an article')
      await page.getByRole('button', { name: 'Picture in the text' }).click()
      const dialog = page.getByRole('dialog', { name: 'Picture in the text' })
      await dialog.getByLabel('Add a picture').setInputFiles(await photograph(page))
      await expect(dialog.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
    },
  },
  {
    name: 'back office, article to delete',
    route: '/admin/news',
    over: true,
    async arrive(page) {
      await opened(page, 'news', 'Three ways to tie a sarong, and when to use which')
      await page.getByRole('button', { name: 'Delete article' }).click()
      await expect(page.getByRole('dialog', { name: /^Delete/ })).toBeVisible()
    },
  },
  {
    name: 'preview of an article',
    route: '/preview/news/:id',
    async arrive(page) {
      await open(page, 'news')
      const answer: { posts: { _id: string }[] } = await (
        await page.request.get('/api/admin/posts?page=1')
      ).json()
      await page.goto(`/preview/news/${answer.posts[0]?._id}`)
      await expect(page.getByText('Preview: only staff can see this page.')).toBeVisible()
    },
  },
  {
    name: 'preview of an article without a sign-in',
    route: '/preview/news/:id',
    async arrive(page) {
      await page.goto('/preview/news/019a0000-0000-7000-8000-000000000000')
      await expect(page.getByText('Sign in to the back office in this browser')).toBeVisible()
    },
  },
  {
    name: 'back office, applications',
    route: '/admin/applications',
    async arrive(page) {
      await applied(page)
      await open(page, 'applications')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
]
