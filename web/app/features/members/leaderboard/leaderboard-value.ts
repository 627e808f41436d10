import type { LeaderboardEntry, LeaderboardType } from '@first-fashion/contract/members/member'

const field = {
  submissions: 'submissions',
  likes: 'totalLikes',
  challenges: 'challengesWon',
  loyalty: 'lifetimePoints',
} as const

/** What a leaderboard ranks by. */
export const rankedValue = ({ stats }: LeaderboardEntry, type: LeaderboardType): number => stats[field[type]]

/** Platinum, Gold and Silver have colours of their own; anything else looks like Bronze [B2.64]. */
export const tierTone = (tier: string): string =>
  tier === 'Platinum'
    ? 'bg-ink text-paper'
    : tier === 'Gold'
      ? 'bg-saffron text-ink'
      : tier === 'Silver'
        ? 'bg-hairline text-ink'
        : 'bg-timber text-paper'
