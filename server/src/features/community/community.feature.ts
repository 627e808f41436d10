import type { Feature, PersonalData } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { UploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'
import { createApplications } from './ambassadors/applications.service.ts'
import {
  createStaffApplications,
  type StaffApplicationsDeps,
} from './ambassadors/applications.staff.service.ts'
import { createChallenges } from './challenges/challenges.service.ts'
import { createStaffChallenges } from './challenges/challenges.staff.service.ts'
import { communityEditingRoutes } from './community.editing.routes.ts'
import { downloadedCommunity, picturesOfLooks, uploadsOf } from './community.personal-data.ts'
import { communityRoutes } from './community.routes.ts'
import { communityStaffRoutes, ownLooksRoutes } from './community.staff.routes.ts'
import { communitySubscriptions } from './community.subscribers.ts'
import { createCommunityCalendar } from './community-calendar.ts'
import type { CommunityPages } from './community-pages.ts'
import { createGallery } from './gallery/gallery.service.ts'
import { createLikes, type Likes } from './gallery/likes.service.ts'
import { createViews, purgeViews, type Views } from './gallery/views.ts'
import type { Members, MembersDeps } from './members/members.service.ts'
import { createBannedWords } from './moderation/banned-words.staff.service.ts'
import { createStaffLooks, type StaffLooksDeps } from './moderation/looks.staff.service.ts'
import { createOwnLooks } from './moderation/own-looks.service.ts'
import { createNews } from './news/news.service.ts'
import { createStaffNews } from './news/news.staff.service.ts'
import { createSubmitStyle, type SubmitStyleDeps } from './submitting/submit-style.service.ts'
import { wornLooksRoutes } from './worn/worn-looks.routes.ts'
import { createWornLooks, type WornLooks } from './worn/worn-looks.service.ts'

type Deps = MembersDeps &
  SubmitStyleDeps &
  StaffLooksDeps &
  StaffApplicationsDeps & {
    readonly members: Members
    readonly communityPages: CommunityPages
    readonly uploads: UploadedPictures
  }

/** Members and what they share: looks, likes, challenges and news. */
export function communityFeature(deps: Deps): Feature {
  const likes = createLikes(deps)
  const views = createViews(deps)
  const wornLooks = createWornLooks(deps)
  const followCalendar = createCommunityCalendar(deps)
  return {
    name: 'community',
    handlers: handlersOf(deps, { likes, views, wornLooks }),
    subscriptions: communitySubscriptions({ ...deps, likes, wornLooks }),
    tasks: [
      {
        name: 'refresh-community-pages',
        rhythm: 'every-minute',
        run: async () => {
          await followCalendar()
          await views.show()
        },
      },
    ],
    retention: [{ name: 'purge-community-views', purge: purgeViews }],
    uploads: [{ kind: 'style-image', ownedAmong: picturesOfLooks }],
    personalData: personalDataOf({ ...deps, likes }),
  }
}

interface Shared {
  readonly likes: Likes
  readonly views: Views
  readonly wornLooks: WornLooks
}

const handlersOf = (deps: Deps, { likes, views, wornLooks }: Shared): Handlers => ({
  ...communityStaffRoutes({
    looks: createStaffLooks(deps),
    bannedWords: createBannedWords(deps),
    applications: createStaffApplications(deps),
  }),
  ...communityEditingRoutes({ challenges: createStaffChallenges(deps), news: createStaffNews(deps) }),
  ...ownLooksRoutes(createOwnLooks(deps)),
  ...wornLooksRoutes(wornLooks),
  ...communityRoutes({
    members: deps.members,
    gallery: createGallery(deps),
    likes,
    views,
    submitStyle: createSubmitStyle(deps),
    challenges: createChallenges(deps),
    news: createNews(deps),
    applications: createApplications(deps),
  }),
})

type OwnDeps = Pick<Deps, 'communityPages' | 'uploads'> & { readonly likes: Likes }

const personalDataOf = ({ communityPages, uploads, likes }: OwnDeps): PersonalData => ({
  tables: [
    'community_members',
    'community_milestones',
    'community_submissions',
    'community_likes',
    'community_winners',
    'community_applications',
    'community_reports',
  ],
  download: async (db, { customerId }) => ({ community: await downloadedCommunity(db, customerId) }),
  // The rest goes with the account's row.
  erase: async (tx, { customerId }) => {
    const names = await uploadsOf(tx, customerId)
    await likes.eraseOf(tx, customerId)
    await communityPages.changed(tx, ['community-gallery', 'community-leaderboard', 'community-worn'])
    return () => Promise.all(names.map((name) => uploads.discard(name)))
  },
})
