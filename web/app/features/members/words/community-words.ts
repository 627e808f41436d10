import { words } from '../../../platform/words/i18n.ts'

/** The words of the community that every tab needs, in English. */
const communityEn = {
  title: 'Community',
  pageTitle: 'Community · $t(store)',
  description:
    'Looks that people wear, monthly challenges with prizes, a leaderboard, and news of the house. Share yours.',
  intro: 'Clothes are finished by the people who wear them. Show us how you wear yours.',
  join: 'Join the Community',
  welcome: 'Welcome to the $t(store) community!',
  joinFailed: 'You could not join. Check your connection and try again.',
  submit: 'Submit Your Style',
  ambassador: 'Become an Ambassador',
  profile: 'Your Profile',
  tabsLabel: 'Parts of the community',
  tabs: {
    home: 'Home',
    challenges: 'Challenges',
    gallery: 'Gallery',
    leaderboard: 'Leaderboard',
    news: 'News',
  },
  participate: 'Participate',
  participateIn: 'Participate: {{title}}',
  viewAll: 'View All',
  benefits: {
    points: 'Loyalty Points',
    pointsText: 'Each look you share earns 3 points, and an entry of a challenge 5.',
    exclusive: 'Exclusive Benefits',
    exclusiveText: 'Prizes of challenges, badges, and early access for ambassadors.',
    connect: 'Connect',
    connectText: 'Find people who wear what you wear, and shop the whole look.',
  },
  latest: 'Latest Updates',
  activeChallenges: 'Active Challenges',
  noChallenges: 'No active challenges at the moment',
  noChallengesText: 'A new one begins soon. Until then, share a look in the gallery.',
  noNews: 'No news at the moment',
  challengesTitle: 'Challenges',
  rules: 'Rules',
  prizes: 'Prizes',
  prize: '{{position}}. {{description}}',
  prizePoints: '+{{count}} points',
  runs: '{{from}} to {{to}}',
  past: 'Past challenges',
  place: '{{position}}.',
  noWinners: 'The winners are being chosen.',
  seeLook: 'See the look',
  seeLookOf: 'See the look of {{name}}',
  newsTitle: 'News',
  moreNews: 'Show more articles',
  categories: { challenge: 'challenge', 'styling-tips': 'styling tips', spotlight: 'spotlight' },
  readMore: 'Read More',
  readMoreOf: 'Read More: {{title}}',
  views_one: '{{count}} view',
  views_other: '{{count}} views',
  anonymous: 'Anonymous',
  loginToSubmit: 'Please login to submit',
  loginToApply: 'Please login to apply',
} as const

words.addResourceBundle('en', 'community', communityEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    community: typeof communityEn
  }
}
