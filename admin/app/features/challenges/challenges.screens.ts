import { backOfficeDialog, backOfficeScreen } from '@first-fashion/testing/stage/back-office-screen'
import { altered, expect, type Screen } from '@first-fashion/testing/stage/screen'

/** Challenges in the back office. */
export const screens: readonly Screen[] = [
  backOfficeScreen('challenges', 'challenges', {
    steps: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  }),
  backOfficeScreen('challenges', 'winner to choose', {
    answers: altered('staff.challenges', ({ challenges }) => {
      for (const challenge of challenges) Object.assign(challenge, { winners: [], isOver: true })
    }),
    steps: ({ page }) => expect(page.getByRole('radio').first()).toBeVisible(),
  }),
  backOfficeDialog('challenges', 'challenge to add', 'Add a challenge'),
]
