import { samples } from '@first-fashion/contract/samples'
import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const member = samples['community.member'].member
const own = samples['community.join'].membership
const notAnAddress = 'Choose a name, not an address'

/** One's own profile, just joined. */
const ownProfile = (name: string, rest: Partial<Screen>): Screen => ({
  name: `community, ${name}`,
  route: '/community/members/:slug',
  address: `/community/members/${own.slug}`,
  as: 'member',
  answers: altered('community.member', (answer) => {
    const { slug, name, bio, level, stats } = own
    Object.assign(answer.member, { slug, name, bio, level, stats, joinedMonth: '2026-11', milestones: [] })
    answer.member.hasOwnPage = false
    answer.looks = []
  }),
  ...rest,
  steps: async (stage) => {
    const { page } = stage
    await page.getByRole('button', { name: 'Edit profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your public profile' })
    await expect(dialog.getByLabel('Name')).toBeVisible()
    await rest.steps?.(stage)
  },
})

/** Public profiles, and the way to change one's own. */
export const screens: readonly Screen[] = [
  {
    name: 'community, a profile',
    route: '/community/members/:slug',
    address: `/community/members/${member.slug}`,
    shows: /^Member since /,
  },
  ownProfile('own profile without looks', {
    steps: ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
    shows: 'No looks yet',
  }),
  ownProfile('own profile to change', { over: true }),
  {
    name: "community, an ambassador's page",
    route: '/community/ambassadors/:slug',
    address: `/community/ambassadors/${member.slug}`,
    steps: ({ page }) => expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible(),
  },
  ownProfile('a name that is none', {
    over: true,
    steps: async ({ page, answer }) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('me@example.com')
      await answer({
        'community.profile-save': refused('community.name-invalid', notAnAddress, 400, {
          errors: { displayName: notAnAddress },
        }),
      })
      await dialog.getByRole('button', { name: 'Save' }).click()
    },
    shows: notAnAddress,
  }),
]
