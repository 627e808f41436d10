import type { Submission } from '@first-fashion/contract/looks/look'
import { galleryPageSize } from '@first-fashion/contract/looks/look-limits'
import { type CommunityState, readCommunityState } from '@first-fashion/contract/members/community-address'
import { leaderboardPlaces } from '@first-fashion/contract/members/member-limits'
import type { Post } from '@first-fashion/contract/news/article'
import { postsFetched, postsMaximum } from '@first-fashion/contract/news/post-limits'
import type { Api, Result } from '../../platform/api.ts'

/** What the tab in an address shows. What could not be loaded is undefined. */
export async function loadCommunity(call: Api, url: string) {
  const state = readCommunityState(new URL(url).searchParams)
  const has = (...tabs: readonly string[]) => tabs.includes(state.tab)
  const [challenges, past, posts, gallery, linked, leaderboard] = await Promise.all([
    has('home', 'challenges') ? call('community.challenges') : undefined,
    has('challenges') ? call('community.past-challenges') : undefined,
    has('home', 'news')
      ? call('community.posts', { query: { limit: String(postsShown(state)) } })
      : undefined,
    has('gallery')
      ? call('community.submissions', { query: { page: String(state.page), limit: String(galleryPageSize) } })
      : undefined,
    has('gallery') && state.submission !== ''
      ? call('community.submission', { params: { id: state.submission } })
      : undefined,
    has('leaderboard')
      ? call('community.leaderboard', { query: { type: state.type, limit: String(leaderboardPlaces) } })
      : undefined,
  ])
  logFailures({ challenges, past, posts, leaderboard })
  return {
    state,
    challenges: challenges?.ok ? challenges.value.challenges : undefined,
    past: past?.ok ? past.value.challenges : undefined,
    posts: posts?.ok ? posts.value.posts : undefined,
    gallery: gallery?.ok ? gallery.value : undefined,
    leaderboard: leaderboard?.ok ? leaderboard.value.leaderboard : undefined,
    linked: linkedOf(linked),
  }
}

/** How many articles the news show: some more of them with each press. */
const postsShown = ({ tab, page }: CommunityState): number =>
  Math.min(postsMaximum, tab === 'news' ? page * postsFetched : postsFetched)

/** Whether there may be articles that the news do not show yet. */
export const hasMorePosts = (state: CommunityState, posts: readonly Post[]): boolean =>
  posts.length === postsShown(state) && posts.length < postsMaximum

interface Loaded {
  readonly ok: boolean
  readonly failure?: { readonly code: string }
}

/** All but the gallery fail without a message [B8.36]. */
function logFailures(parts: Readonly<Record<string, Loaded | undefined>>): void {
  for (const [part, answer] of Object.entries(parts))
    if (answer?.ok === false)
      console.warn(`the community's ${part} could not be loaded`, answer.failure?.code)
}

/** The look that the address names; 'gone' if there is none any more, and undefined if nobody knows just now. */
function linkedOf(answer: Result<'community.submission'> | undefined): Submission | 'gone' | undefined {
  if (answer?.ok) return answer.value.submission
  return answer?.failure.status === 404 ? 'gone' : undefined
}

export type CommunityData = Awaited<ReturnType<typeof loadCommunity>>
