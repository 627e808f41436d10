import { samples } from '@first-fashion/contract/samples'
import { altered, expect, photograph, type Screen } from '@first-fashion/testing/stage/screen'

const [member] = samples['staff.community-members'].members
const [post] = samples['staff.posts'].posts

const screen = (list: string, name: string, rest: Partial<Screen> = {}): Screen => ({
  name: `back office, ${name}`,
  route: `/admin/${list}`,
  as: 'owner',
  ...rest,
})

/** A dialog of a list. */
const dialog = (list: string, name: string, button: string, rest: Partial<Screen> = {}): Screen =>
  screen(list, name, {
    over: true,
    ...rest,
    steps: async (stage) => {
      const { page } = stage
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await rest.steps?.(stage)
    },
  })

/** Looks, members, challenges and news in the back office. */
export const screens: readonly Screen[] = [
  screen('looks', 'looks', { steps: ({ page }) => expect(page.getByRole('article').first()).toBeVisible() }),
  screen('looks', 'no looks found', {
    address: '/admin/looks?search=no-such-thing',
    upTo: 500,
    answers: { 'staff.looks': { ...samples['staff.looks'], looks: [], total: 0 } },
    layoutOf: 'back office, no orders found',
    shows: 'No results.',
  }),
  dialog('looks', 'look to take down', 'Take down'),
  dialog('looks', 'products of a look', 'Products of the look'),
  dialog('looks', 'banned words', 'Banned words'),
  screen('members', 'members', { shows: member.name }),
  dialog('members', 'level of a member', `Level of ${member.name}`),
  screen('members', 'excluded members', {
    answers: altered('staff.community-members', ({ members: [first] }) => {
      if (first !== undefined)
        Object.assign(first, { isBlocked: true, blockedReason: 'Advertises in the bio' })
    }),
    shows: 'Reason: Advertises in the bio',
  }),
  dialog('members', 'member to exclude', `Exclude ${member.name}`),
  dialog('members', 'level benefits', 'Level benefits', {
    steps: ({ page }) => expect(page.getByRole('button', { name: 'Save VIP' })).toBeVisible(),
  }),
  screen('challenges', 'challenges', {
    steps: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  }),
  screen('challenges', 'winner to choose', {
    answers: altered('staff.challenges', ({ challenges }) => {
      for (const challenge of challenges) Object.assign(challenge, { winners: [], isOver: true })
    }),
    steps: ({ page }) => expect(page.getByRole('radio').first()).toBeVisible(),
  }),
  dialog('challenges', 'challenge to add', 'Add a challenge'),
  screen('news', 'news', { shows: post.title }),
  dialog('news', 'article to write', 'Write an article', {
    steps: ({ page }) =>
      expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toBeVisible(),
  }),
  dialog('news', 'article with a picture in its text', 'Write an article', {
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Picture in the text' }).click()
      const picture = page.getByRole('dialog', { name: 'Picture in the text' })
      await picture.getByLabel('Add a picture').setInputFiles(await photograph(page))
      await expect(picture.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
    },
  }),
  dialog('news', 'article to delete', post.title, {
    layoutOf: 'back office, collection about to be deleted',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete article' }).click()
      await expect(page.getByRole('dialog', { name: /^Delete/ })).toBeVisible()
    },
  }),
  screen('applications', 'applications', {
    steps: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  }),
]
