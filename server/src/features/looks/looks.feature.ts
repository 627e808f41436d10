import type { Feature, PersonalData } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { eraseLikes } from './gallery/likes.service.ts'
import { purgeViews } from './gallery/views.service.ts'
import { downloadedCommunity, picturesOfLooks, uploadsOf } from './looks.personal-data.ts'
import { looksRoutes } from './looks.routes.ts'
import { looksStaffRoutes } from './looks.staff.routes.ts'
import { looksSubscriptions } from './looks.subscribers.ts'
import { countLooks } from './moderation/looks.queries.ts'
import { lookTakenDownMail, takenDownMails } from './moderation/taken-down.mail.ts'

/** Looks: the gallery, likes and views, what is worn in looks, and their moderation. */
export const looksFeature = (shop: Shop): Feature => ({
  name: 'looks',
  mails: [lookTakenDownMail],
  handlers: { ...looksRoutes(shop), ...looksStaffRoutes(shop) },
  subscriptions: [...looksSubscriptions(shop), ...takenDownMails(shop)],
  retention: [{ name: 'purge-community-views', purge: purgeViews }],
  waiting: [
    {
      name: 'looks-to-check',
      permission: 'community.moderate',
      path: '/looks?waiting=true',
      count: (db) => countLooks(db, { waiting: true }),
    },
  ],
  uploads: [{ kind: 'style-image', ownedAmong: picturesOfLooks }],
  personalData: personalDataOf(shop),
})

const personalDataOf = (shop: Shop): PersonalData => ({
  tables: ['community_submissions', 'community_likes', 'community_reports'],
  // With the member, whom the download has always shown beside the looks.
  download: async (db, { customerId }) => ({ community: await downloadedCommunity(db, customerId) }),
  // The rest goes with the account's row.
  erase: async (tx, { customerId }) => {
    const names = await uploadsOf(tx, customerId)
    await eraseLikes(shop, tx, customerId)
    return () => Promise.all(names.map((name) => shop.uploads.discard(name)))
  },
})
