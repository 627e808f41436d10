import { challengeTag } from '../challenges/cache-tags.ts'
import { membersTag } from '../members/cache-tags.ts'
import type { Submission } from './look.ts'

export const submissionTag = (submissionId: string) => `submission:${submissionId}`
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
