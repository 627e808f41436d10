import {
  type CommunityState,
  communityQuery,
  memberQuery,
} from '@first-fashion/contract/members/community-address'
import { paths } from '../../platform/paths.ts'

const start: CommunityState = { tab: 'home', page: 1, submission: '', type: 'submissions' }

/** The address of a tab, and of what is chosen in it. */
export const communityPath = (chosen: Partial<CommunityState> = {}): string =>
  `${paths.community()}${communityQuery({ ...start, ...chosen })}`

/** The address of a member's profile, and of a page of the looks there. */
export const memberPath = (slug: string, page = 1): string =>
  `${paths.community()}/members/${encodeURIComponent(slug)}${memberQuery(page)}`

/** The address of an ambassador's own page, and of a page of the looks there. */
export const ambassadorPath = (slug: string, page = 1): string =>
  `${paths.community()}/ambassadors/${encodeURIComponent(slug)}${memberQuery(page)}`

/** The address of an article. */
export const articlePath = (slug: string): string => `${paths.community()}/news/${encodeURIComponent(slug)}`
