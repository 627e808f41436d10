/** The front door of members: who takes part in the community, under which name, and at which level. */
export { refuseBannedWords } from './banned-words.service.ts'
export { communityPagesChanged, memberCountsChanged, memberViewChanged } from './community-pages.service.ts'
export { hasCompletedPurchase } from './completed-purchase.view.ts'
export { accessByLevel } from './levels/levels.queries.ts'
export { membersFeature } from './members.feature.ts'
export {
  changeCounts,
  lockMember,
  membersOf,
  publicMemberIds,
  setBlocked,
  setBuyer,
} from './members.queries.ts'
export {
  downloadMember,
  enrolMember,
  loyaltyStanding,
  memberIdentityChanged,
  memberPointsChanged,
  refuseBlockedMember,
} from './members.service.ts'
export { authorsOf } from './profiles/authors.view.ts'
export { type MemberLooks, memberLooks } from './profiles/profiles.service.ts'
