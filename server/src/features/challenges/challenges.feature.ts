import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { challengesRoutes } from './challenges.routes.ts'
import { type ChallengesDeps, createChallenges } from './challenges.service.ts'
import { createStaffChallenges, type StaffChallengesDeps } from './challenges.staff.service.ts'
import { createPictures } from './pictures/pictures.staff.service.ts'

/** Challenges, their prizes and winners, and pictures that staff upload. */
export const challengesFeature = (deps: ChallengesDeps & StaffChallengesDeps & Shop): Feature => ({
  name: 'challenges',
  handlers: challengesRoutes({
    challenges: createChallenges(deps),
    staff: createStaffChallenges(deps),
    pictures: createPictures(deps),
  }),
  // A winner stays one without a name: the reference to the customer goes with the account's row.
  personalData: { tables: ['community_winners'] },
})
