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
import { type CommunityPages, pagesOfMembers } from './community-pages.ts'
import { createGallery } from './gallery/gallery.service.ts'
import { createLikes, type Likes } from './gallery/likes.service.ts'
import { createViews, purgeViews, type Views } from './gallery/views.ts'
import type { Members, MembersDeps } from './members/members.service.ts'
import { createBannedWords } from './moderation/banned-words.staff.service.ts'
import { createStaffLooks, type StaffLooksDeps } from './moderation/looks.staff.service.ts'
import { createOwnLooks } from './moderation/own-looks.service.ts'
import { createNews } from './news/news.service.ts'
import { createStaffNews } from './news/news.staff.service.ts'
import { createCommunityPictures } from './pictures/community-pictures.staff.service.ts'
import { purgeUploads } from './pictures/uploads.queries.ts'
import { createSubmitStyle, type SubmitStyleDeps } from './submitting/submit-style.service.ts'

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
  const followCalendar = createCommunityCalendar(deps)
  return {
    name: 'community',
    handlers: handlersOf(deps, likes, views),
    subscriptions: communitySubscriptions({ ...deps, likes }),
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
    personalData: personalDataOf({ ...deps, likes }),
  }
}

const handlersOf = (deps: Deps, likes: Likes, views: Views): Handlers => ({
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
  ...ownLooksRoutes(createOwnLooks(deps)),
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
    await communityPages.changed(tx, pagesOfMembers)
    return () => Promise.all(names.map((name) => uploads.discard(name)))
  },
})
