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
import { type CommunityMailDeps, communityMails } from './community.mail.ts'
import { downloadedCommunity, picturesOfLooks, uploadsOf } from './community.personal-data.ts'
import { communityRoutes } from './community.routes.ts'
import { communityLevelRoutes, communityStaffRoutes, ownLooksRoutes } from './community.staff.routes.ts'
import { communitySubscriptions } from './community.subscribers.ts'
import { createCommunityCalendar } from './community-calendar.ts'
import type { CommunityPages } from './community-pages.ts'
import { createGallery } from './gallery/gallery.service.ts'
import { createLikes, type Likes } from './gallery/likes.service.ts'
import { createViews, purgeViews, type Views } from './gallery/views.ts'
import { createStaffLevels } from './levels/levels.staff.service.ts'
import type { Members, MembersDeps } from './members/members.service.ts'
import { createProfiles } from './members/profiles.service.ts'
import { createBannedWords } from './moderation/banned-words.staff.service.ts'
import { createStaffLooks, type StaffLooksDeps } from './moderation/looks.staff.service.ts'
import { createOwnLooks } from './moderation/own-looks.service.ts'
import { addressesOfPosts } from './news/news.queries.ts'
import { createNews } from './news/news.service.ts'
import { createStaffNews } from './news/news.staff.service.ts'
import { createCommunityPictures } from './pictures/community-pictures.staff.service.ts'
import { purgeUploads } from './pictures/uploads.queries.ts'
import { createSubmitStyle, type SubmitStyleDeps } from './submitting/submit-style.service.ts'
import { wornLooksRoutes } from './worn/worn-looks.routes.ts'
import { createWornLooks, type WornLooks } from './worn/worn-looks.service.ts'

type Deps = MembersDeps &
  SubmitStyleDeps &
  StaffLooksDeps &
  StaffApplicationsDeps &
  CommunityMailDeps & {
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
    subscriptions: [...communitySubscriptions({ ...deps, likes, wornLooks }), ...communityMails(deps)],
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
    uploads: [
      { kind: 'style-image', ownedAmong: picturesOfLooks },
      { kind: 'community-picture', ownedAmong: purgeUploads },
    ],
    // Members can hide at any time, so their pages are not in the sitemap.
    addresses: addressesOfPosts,
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
  ...communityEditingRoutes({
    challenges: createStaffChallenges(deps),
    news: createStaffNews(deps),
    pictures: createCommunityPictures(deps),
  }),
  ...communityLevelRoutes(createStaffLevels(deps)),
  ...ownLooksRoutes(createOwnLooks(deps)),
  ...wornLooksRoutes(wornLooks),
  ...communityRoutes({
    members: deps.members,
    profiles: createProfiles(deps),
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
    await communityPages.memberShown(tx)
    return () => Promise.all(names.map((name) => uploads.discard(name)))
  },
})
