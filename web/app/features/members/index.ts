import { lazyPart } from '../../platform/lost-chunk.ts'

export {
  type CommunityActions,
  CommunityActionsContext,
  useCommunityActions,
} from './community-actions.ts'
export { api, call, serverApi } from './community-calls.ts'
export { ambassadorPath, articlePath, communityPath, memberPath } from './community-state.ts'
export { LeaderboardTab } from './leaderboard/leaderboard-tab.tsx'
export { LevelBadge } from './leaderboard/level-badge.tsx'
export { MemberHeader } from './member-header.tsx'
export { MemberLink } from './member-link.tsx'
export { participatePath, participationIn, withoutParticipation } from './participation.ts'
export { communityKeys, useJoin, useLoginHere, useMembership } from './use-membership.ts'

export const ProfileDialog = lazyPart(() => import('./profile-dialog.tsx'))
export const AmbassadorDialog = lazyPart(() => import('./ambassador/ambassador-dialog.tsx'))
