/** The front door of the community: its members, and what happens in it. */
export * from './community.events.ts'
export { communityFeature } from './community.feature.ts'
export { createCommunityPages } from './community-pages.ts'
export { findSubmission } from './gallery/submissions.queries.ts'
export { accessByLevel } from './levels/level-early-access.ts'
export { createMembers } from './members/members.service.ts'
export { newsFeedRoutes } from './news/news-feed.routes.ts'
