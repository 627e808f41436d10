import { type LeaderboardType, leaderboardTypes } from './member.ts'

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

/** The state as a query, without default values, and without what the tab does not show. */
export function communityQuery({ tab, page, submission, type }: CommunityState): string {
  const query = new URLSearchParams()
  if (tab !== 'home') query.set('tab', tab)
  if ((tab === 'gallery' || tab === 'news') && page > 1) query.set('page', String(page))
  if (tab === 'gallery' && submission !== '') query.set('submission', submission)
  if (tab === 'leaderboard' && type !== 'submissions') query.set('type', type)
  return query.size === 0 ? '' : `?${query}`
}

/** The page of looks that an address of a member names, as a query. */
export function memberQuery(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}
