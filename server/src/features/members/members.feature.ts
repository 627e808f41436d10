import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { applicationKinds, applicationMails } from './ambassadors/application.mail.ts'
import { countApplications } from './ambassadors/applications.queries.ts'
import { cachedPages, memberViewChanged } from './community-pages.service.ts'
import { membersRoutes } from './members.routes.ts'
import { membersStaffRoutes } from './members.staff.routes.ts'

/** Members of the community: profiles, levels, the leaderboard and applications of ambassadors. */
export function membersFeature(shop: Shop): Feature {
  return {
    name: 'members',
    mails: Object.values(applicationKinds),
    caches: [cachedPages(shop)],
    handlers: { ...membersRoutes(shop), ...membersStaffRoutes(shop) },
    waiting: [
      {
        name: 'applications',
        permission: 'community.change',
        path: '/applications?status=pending',
        count: (db) => countApplications(db, 'pending'),
      },
    ],
    subscriptions: applicationMails(shop),
    // Members can hide at any time, so their pages are not in the sitemap.
    personalData: {
      tables: ['community_members', 'community_milestones', 'community_applications'],
      // The download of looks says it, and the rows go with the account's.
      erase: async (tx) => {
        await memberViewChanged(shop, tx)
        return undefined
      },
    },
  }
}
