import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { productTag, tagsOfLooks } from '../looks/cache-tags.ts'
import { featuredProduct, submission } from '../looks/look.ts'
import { pageInQuery } from '../paging.ts'
import { memberTag } from './cache-tags.ts'
import { memberLevels, memberStats } from './member.ts'
import { membership, profileFields } from './membership.ts'

/** A member as everyone sees them: no address, no email, and no other name than the one that they chose. */
export const memberProfile = z.object({
  /** Opaque. */
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  profileImage: z.string().nullable(),
  /** Plain text; '' for none. */
  bio: z.string(),
  level: z.enum(memberLevels),
  /** Whether the level brings an ambassador's page, at the same last part of the address. */
  hasOwnPage: z.boolean(),
  /** The month of joining in Colombo, such as '2026-11'. */
  joinedMonth: z.string(),
  stats: memberStats,
  /** The milestones that were reached, as '<kind>:<from>'. */
  milestones: z.array(z.string()),
})
export type MemberProfile = z.output<typeof memberProfile>

/** Public profiles of members, and what members choose to show there. */
export const memberProfileCalls = {
  'community.member': defineCall({
    method: 'GET',
    path: '/api/community/members/:slug',
    access: 'everyone',
    tags: { of: ({ member, looks }) => [memberTag(member._id), ...tagsOfLooks(looks)] },
    summary: "Returns a member's public profile with a page of their looks, the newest first.",
    request: {
      params: z.object({ slug: z.string().min(1).max(60) }),
      query: z.object({ page: pageInQuery }),
    },
    response: success({
      member: memberProfile,
      looks: z.array(submission),
      pagination: z.object({ total: z.number().int(), current: z.number().int() }),
    }),
    refusals: ['community.member-unknown'],
  }),
  'community.ambassador': defineCall({
    method: 'GET',
    path: '/api/community/ambassadors/:slug',
    access: 'everyone',
    tags: {
      of: ({ member, looks, products }) => [
        memberTag(member._id),
        ...tagsOfLooks(looks),
        ...products.map(({ _id }) => productTag(_id)),
      ],
    },
    summary:
      "Returns the page of a member whose level brings one: the profile, the products of the latest looks, and the code of the member's referral link.",
    request: {
      params: z.object({ slug: z.string().min(1).max(60) }),
      query: z.object({ page: pageInQuery }),
    },
    response: success({
      member: memberProfile,
      looks: z.array(submission),
      pagination: z.object({ total: z.number().int(), current: z.number().int() }),
      products: z.array(featuredProduct),
      referralCode: z.string(),
    }),
    refusals: ['community.member-unknown'],
  }),
  'community.profile-save': defineCall({
    method: 'POST',
    path: '/api/community/profile',
    access: 'customer',
    limit: 'profile-changes',
    summary: 'Sets what the customer shows to others. With another name the address of the profile changes.',
    request: { body: profileFields },
    response: success({ message: z.string(), membership }),
    refusals: ['community.not-a-member', 'community.name-invalid', 'community.words-refused'],
  }),
}
