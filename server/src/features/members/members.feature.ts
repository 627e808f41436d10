import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { applicationMails } from './ambassadors/application.mail.ts'
import { createApplications } from './ambassadors/applications.service.ts'
import {
  createStaffApplications,
  type StaffApplicationsDeps,
} from './ambassadors/applications.staff.service.ts'
import { createBannedWords } from './banned-words.service.ts'
import { createStaffLevels } from './levels/levels.staff.service.ts'
import { membersRoutes } from './members.routes.ts'
import type { Members, MembersDeps } from './members.service.ts'
import { membersStaffRoutes } from './members.staff.routes.ts'
import { createProfiles, type ProfilesDeps } from './profiles/profiles.service.ts'

type Deps = MembersDeps & ProfilesDeps & StaffApplicationsDeps & Shop & { readonly members: Members }

/** Members of the community: profiles, levels, the leaderboard and applications of ambassadors. */
export const membersFeature = (deps: Deps): Feature => ({
  name: 'members',
  handlers: {
    ...membersRoutes({
      members: deps.members,
      profiles: createProfiles(deps),
      applications: createApplications(deps),
    }),
    ...membersStaffRoutes({
      applications: createStaffApplications(deps),
      bannedWords: createBannedWords(deps),
      levels: createStaffLevels(deps),
    }),
  },
  subscriptions: applicationMails(deps),
  // Members can hide at any time, so their pages are not in the sitemap.
  personalData: {
    tables: ['community_members', 'community_milestones', 'community_applications'],
    // The download of looks says it, and the rows go with the account's.
    erase: async (tx) => {
      await deps.communityPages.memberShown(tx)
      return undefined
    },
  },
})
