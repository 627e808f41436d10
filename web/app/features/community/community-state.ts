import { type LeaderboardType, leaderboardTypes } from '@first-fashion/contract/community/shown'
import { paths } from '../../platform/paths.ts'

export const communityTabs = ['home', 'challenges', 'gallery', 'leaderboard', 'news'] as const
export type CommunityTab = (typeof communityTabs)[number]

/** What of the community is shown. */
export interface CommunityState {
  readonly tab: CommunityTab
  /** Of the gallery; of the news, how many pages are shown at once. */
  readonly page: number
  /** The look that is open; '' for none. */
  readonly submission: string
  /** Of the leaderboard. */
  readonly type: LeaderboardType
}

const start: CommunityState = { tab: 'home', page: 1, submission: '', type: 'submissions' }

/** Reads an address; what it makes no sense of is left out. */
export function readCommunityState(query: URLSearchParams): CommunityState {
  const page = Number(query.get('page'))
  const submission = query.get('submission') ?? ''
  return {
    tab: communityTabs.find((one) => one === query.get('tab')) ?? 'home',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    submission: /^[\w-]{1,64}$/.test(submission) ? submission : '',
    type: leaderboardTypes.find((one) => one === query.get('type')) ?? 'submissions',
  }
}

/** The address of a tab, and of what is chosen in it. */
export function communityPath(chosen: Partial<CommunityState> = {}): string {
  const { tab, page, submission, type } = { ...start, ...chosen }
  const query = new URLSearchParams()
  if (tab !== 'home') query.set('tab', tab)
  if ((tab === 'gallery' || tab === 'news') && page > 1) query.set('page', String(page))
  if (tab === 'gallery' && submission !== '') query.set('submission', submission)
  if (tab === 'leaderboard' && type !== 'submissions') query.set('type', type)
  return query.size === 0 ? paths.community() : `${paths.community()}?${query}`
}

/** The address of a member's profile, and of a page of the looks there. */
export const memberPath = (slug: string, page = 1): string =>
  `${paths.community()}/members/${encodeURIComponent(slug)}${page > 1 ? `?page=${page}` : ''}`

/** The address of an ambassador's own page, and of a page of the looks there. */
export const ambassadorPath = (slug: string, page = 1): string =>
  `${paths.community()}/ambassadors/${encodeURIComponent(slug)}${page > 1 ? `?page=${page}` : ''}`

/** The address of an article. */
export const articlePath = (slug: string): string => `${paths.community()}/news/${encodeURIComponent(slug)}`
