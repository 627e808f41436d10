import { permissionsOf } from '@first-fashion/contract/staff/roles'
import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = { route: '/admin/staff', as: 'owner' } as const
const join = { route: '/admin/join', address: '/admin/join?token=none' } as const

/** Who works in the back office, and joining it. */
export const screens: readonly Screen[] = [
  { ...one, name: 'back office, people', shows: 'support@firstfashion.example' },
  {
    ...one,
    name: 'back office, people, as a manager',
    answers: altered('staff.session', ({ staff }) =>
      Object.assign(staff, { role: 'manager', permissions: permissionsOf.manager }),
    ),
    layoutOf: 'back office, people',
    steps: async ({ page }) => {
      await expect(page.getByText('Dilini Fernando')).toBeVisible()
      await expect(page.getByRole('button', { name: /Invite|Switch|Withdraw|Hand over/ })).toHaveCount(0)
    },
  },
  {
    ...one,
    name: 'back office, people, failed',
    upTo: 500,
    answers: { 'staff.people': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
  {
    ...one,
    name: 'back office, somebody about to be invited',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Invite somebody' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Email address').fill('nobody')
      await form.getByRole('button', { name: 'Send the invitation' }).click()
      await expect(form.getByText('One email address, such as')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, the last owner about to get another role',
    over: true,
    answers: {
      'staff.role-set': refused('staff.last-owner', 'This is the last active owner.', 409),
    },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Change role of Ruwani Bandara' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Role').selectOption('Manager')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByText('This is the last active owner.')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, a member about to get an own role',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Change role of Sanjaya Wickramasinghe' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Role').selectOption('Packing')
      await expect(form.getByText('Does what this role of yours allows.')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, the ownership about to be handed over',
    over: true,
    answers: {
      'staff.ownership-hand-over': refused(
        'staff.hand-over-impossible',
        'Sanjaya Wickramasinghe needs a second factor first.',
        409,
      ),
    },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Hand over the ownership' }).click()
      const form = page.getByRole('dialog')
      // Nobody who is switched off, invited or an owner already.
      await expect(form.getByLabel('New owner').getByRole('option')).toHaveText([
        'Choose a member',
        'Sanjaya Wickramasinghe (support@firstfashion.example)',
        'Malith Gunasekara (malith@firstfashion.example)',
      ])
      await form.getByLabel('New owner').selectOption({ index: 1 })
      await form.getByLabel('Your role from then on').selectOption('None: I leave')
      await form.getByRole('button', { name: 'Hand over the ownership' }).click()
      await expect(form.getByText('needs a second factor first')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, the ownership handed over',
    layoutOf: 'back office, sign in',
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Hand over the ownership' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('New owner').selectOption({ index: 1 })
      await form.getByRole('button', { name: 'Hand over the ownership' }).click()
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, a member about to be switched off',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Switch off Sanjaya Wickramasinghe' }).click()
      await expect(page.getByRole('dialog')).toContainText('Their sessions end at once')
    },
  },
  {
    ...one,
    name: 'back office, a second factor about to be reset',
    over: true,
    answers: altered('staff.people', ({ members }) =>
      Object.assign(members[1] ?? {}, { hasSecondFactor: true }),
    ),
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Reset second factor of Sanjaya Wickramasinghe' }).click()
      await expect(page.getByRole('dialog')).toContainText('their password alone signs them in')
    },
  },
  {
    ...one,
    name: 'back office, a proof is needed',
    over: true,
    answers: {
      'staff.role-set': refused('staff.proof-needed', 'Confirm it is you to continue.', 403),
      'staff.proof': refused('staff.password-wrong', 'This is not your current password', 422, {
        errors: { currentPassword: 'This is not your current password' },
      }),
    },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Change role of Ruwani Bandara' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      const form = page.getByRole('dialog', { name: 'Is it you?' })
      await form.getByRole('button', { name: 'Use the app' }).click()
      await form.getByLabel('Code').fill('123 456')
      await form.getByRole('button', { name: 'Use the password' }).click()
      await form.getByLabel('Current password').fill('not-this-one')
      await form.getByRole('button', { name: 'Continue' }).click()
    },
    shows: 'This is not your current password',
  },
  {
    ...one,
    name: 'back office, sessions of a member',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Sessions of Sanjaya Wickramasinghe' }).click()
      await expect(page.getByRole('dialog').getByText('Safari on iOS')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, sessions of a member, ended',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Sessions of Sanjaya Wickramasinghe' }).click()
      await page.getByRole('button', { name: 'End sessions' }).click()
      await expect(page.getByText('Not signed in anywhere.')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, how staff sign in, a wrong number',
    layoutOf: 'back office, people',
    steps: async ({ page }) => {
      await page.getByLabel('Minutes until an unused session ends').fill('soon')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('A whole number from 5 to 720')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, how staff sign in, saved by another owner first',
    answers: {
      'staff.access-policy-set': refused(
        'staff.policy-changed-meanwhile',
        'Someone else has changed how staff sign in. Please reload.',
        409,
      ),
    },
    steps: async ({ page }) => {
      await page.getByLabel('Everyone needs a second factor').check()
      await page.getByRole('button', { name: 'Save' }).click()
    },
    shows: 'Someone else has changed how staff sign in.',
  },
  {
    ...one,
    name: 'back office, a second factor is needed first',
    answers: {
      ...altered('staff.session', ({ staff }) => Object.assign(staff, { needsSecondFactor: true })),
      ...altered('staff.second-factor', ({ secondFactor }) =>
        Object.assign(secondFactor, { codesSince: null, recoveryCodesLeft: 0, passkeys: [] }),
      ),
    },
    steps: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Continue to the back office' })).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
    },
  },
  {
    ...one,
    name: 'back office, a second factor is set up, as it was needed',
    answers: altered('staff.session', ({ staff }) => Object.assign(staff, { needsSecondFactor: true })),
    steps: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Switch codes off' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Continue to the back office' })).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, an invitation about to be withdrawn',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Withdraw invitation to Dilini Fernando' }).click()
      await expect(page.getByRole('dialog')).toContainText('Its link no longer works')
    },
  },
  { ...join, name: 'back office, join', shows: 'Choose your password' },
  {
    ...join,
    name: 'back office, join, dead invitation',
    answers: {
      'staff.join-link': refused('staff.invitation-dead', 'This invitation was withdrawn.', 422),
    },
    shows: 'This invitation was withdrawn.',
  },
  {
    ...join,
    name: 'back office, join, invitation withdrawn meanwhile',
    answers: {
      'staff.join': refused('staff.invitation-dead', 'This invitation was withdrawn.', 422),
    },
    layoutOf: 'back office, join',
    steps: async ({ page }) => {
      await page.getByLabel('Password').fill('a-long-enough-one')
      await page.getByRole('button', { name: 'Join' }).click()
    },
    shows: 'This invitation was withdrawn.',
  },
]
