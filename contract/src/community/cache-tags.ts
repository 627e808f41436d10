import type { Submission } from './shown.ts'

/** How members are shown: their names, pictures, levels and whether they hide. */
export const membersTag = 'community-members'
export const submissionTag = (submissionId: string) => `submission:${submissionId}`
/** What one member has: counts, milestones and looks. The id is the opaque one. */
export const memberTag = (memberId: string) => `community-member:${memberId}`

export const challengeTag = (challengeId: string) => `community-challenge:${challengeId}`
/** How often looks were seen. */
export const viewsTag = 'community-views'

export const productTag = (productId: string) => `product:${productId}`

/** What an answer shows that has looks in it: the looks, their authors, their challenges and their products. */
export const tagsOfLooks = (looks: readonly Submission[]): string[] => [
  membersTag,
  viewsTag,
  ...looks.map(({ _id }) => submissionTag(_id)),
  ...new Set(looks.flatMap(({ challenge }) => (challenge === null ? [] : [challengeTag(challenge._id)]))),
  ...new Set(looks.flatMap(({ products }) => products.map(({ _id }) => productTag(_id)))),
]
