import { words } from '../../../platform/words/i18n.ts'

/** The words of the leaderboard, in English. */
const leaderboardEn = {
  title: 'Community Leaderboard',
  views: 'Rank by',
  types: { submissions: 'Submissions', likes: 'Likes', challenges: 'Challenges', loyalty: 'Loyalty' },
  note: {
    submissions: 'Looks in the gallery by members who bought and kept something.',
    likes: 'Likes from people who bought and kept something.',
    challenges: 'Challenges won.',
    loyalty: 'All points earned by members who bought and kept something.',
  },
  rank: 'Rank',
  member: 'Member',
  tier: 'Tier',
  podium: 'The first three',
  place: 'Place {{rank}}',
  levels: { ambassador: 'Ambassador', vip: 'VIP' },
  none: 'Nobody is here yet',
  noneText: 'Share a look to be the first.',
  milestones: 'Achievement Milestones',
  kinds: { submissions: 'Submissions', likes: 'Likes', challenges: 'Challenge wins' },
  reached: 'Reached',
  progress: '{{done}} of {{from}}',
} as const

words.addResourceBundle('en', 'leaderboard', leaderboardEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    leaderboard: typeof leaderboardEn
  }
}
