import { samples } from '@first-fashion/contract/samples'
import { backOfficeDialog, backOfficeScreen } from '@first-fashion/testing/stage/back-office-screen'
import { altered, expect, type Screen } from '@first-fashion/testing/stage/screen'

const [member] = samples['staff.community-members'].members

/** Members and applications of ambassadors in the back office. */
export const screens: readonly Screen[] = [
  backOfficeScreen('members', 'members', { shows: member.name }),
  backOfficeDialog('members', 'level of a member', `Level of ${member.name}`),
  backOfficeScreen('members', 'excluded members', {
    answers: altered('staff.community-members', ({ members: [first] }) => {
      if (first !== undefined)
        Object.assign(first, { isBlocked: true, blockedReason: 'Advertises in the bio' })
    }),
    shows: 'Reason: Advertises in the bio',
  }),
  backOfficeDialog('members', 'member to exclude', `Exclude ${member.name}`),
  backOfficeDialog('members', 'level benefits', 'Level benefits', {
    steps: ({ page }) => expect(page.getByRole('button', { name: 'Save VIP' })).toBeVisible(),
  }),
  backOfficeScreen('applications', 'applications', {
    steps: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  }),
]
