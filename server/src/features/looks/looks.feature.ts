import type { Feature, PersonalData } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { createGallery } from './gallery/gallery.service.ts'
import { createLikes, type Likes } from './gallery/likes.service.ts'
import { createViews, purgeViews, type ViewsDeps } from './gallery/views.service.ts'
import { downloadedCommunity, picturesOfLooks, uploadsOf } from './looks.personal-data.ts'
import { looksRoutes } from './looks.routes.ts'
import { looksStaffRoutes } from './looks.staff.routes.ts'
import { looksSubscriptions } from './looks.subscribers.ts'
import { createStaffLooks, type StaffLooksDeps } from './moderation/looks.staff.service.ts'
import { createOwnLooks } from './moderation/own-looks.service.ts'
import { takenDownMails } from './moderation/taken-down.mail.ts'
import { createSubmitStyle, type SubmitStyleDeps } from './submitting/submit-style.service.ts'
import { createWornLooks } from './worn/worn-looks.service.ts'

type Deps = SubmitStyleDeps & StaffLooksDeps & Shop & ViewsDeps

/** Looks: the gallery, likes and views, what is worn in looks, and their moderation. */
export function looksFeature(deps: Deps): Feature {
  const likes = createLikes(deps)
  const wornLooks = createWornLooks(deps)
  return {
    name: 'looks',
    handlers: {
      ...looksRoutes({
        gallery: createGallery(deps),
        likes,
        views: createViews(deps),
        submitStyle: createSubmitStyle(deps),
        ownLooks: createOwnLooks(deps),
        wornLooks,
      }),
      ...looksStaffRoutes(createStaffLooks(deps)),
    },
    subscriptions: [...looksSubscriptions({ ...deps, likes, wornLooks }), ...takenDownMails(deps)],
    retention: [{ name: 'purge-community-views', purge: purgeViews }],
    uploads: [{ kind: 'style-image', ownedAmong: picturesOfLooks }],
    personalData: personalDataOf({ ...deps, likes }),
  }
}

interface OwnDeps extends Shop {
  readonly likes: Likes
}

const personalDataOf = ({ uploads, likes }: OwnDeps): PersonalData => ({
  tables: ['community_submissions', 'community_likes', 'community_reports'],
  // With the member, whom the download has always shown beside the looks.
  download: async (db, { customerId }) => ({ community: await downloadedCommunity(db, customerId) }),
  // The rest goes with the account's row.
  erase: async (tx, { customerId }) => {
    const names = await uploadsOf(tx, customerId)
    await likes.eraseOf(tx, customerId)
    return () => Promise.all(names.map((name) => uploads.discard(name)))
  },
})
