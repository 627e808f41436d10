import { words } from '../../../platform/words/i18n.ts'

/** The words of the leaderboard, in English. */
const leaderboardEn = {
  title: 'Community Leaderboard',
  views: 'Rank by',
  types: { submissions: 'Submissions', likes: 'Likes', challenges: 'Challenges', loyalty: 'Loyalty' },
  note: {
    submissions: 'Looks in the gallery, of members who bought something and kept it.',
    likes: 'Likes of people who bought something and kept it.',
    challenges: 'Challenges won.',
    loyalty: 'Points earned in all, by members who bought something and kept it.',
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
