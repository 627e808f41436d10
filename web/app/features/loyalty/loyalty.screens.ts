import { samples } from '@first-fashion/contract/samples'
import {
  type Answers,
  altered,
  expect,
  held,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const mine = { route: '/loyalty', as: 'member' } as const
const rewards = { ...mine, address: '/loyalty?tab=rewards' } as const

const code = {
  _id: 'one',
  name: 'Rs. 2,000 off',
  type: 'discount',
  code: 'REWARD-K7M2PQ4X',
  points: 10,
  createdAt: Date.UTC(2026, 10, 1),
  expiresAt: Date.UTC(2027, 0, 30),
  state: 'active',
  canBeUndone: true,
} as const
const credit = {
  ...code,
  ...{ _id: 'two', name: 'Rs. 2,500 store credit', code: 'CREDIT-9ZT3HMNA' },
  type: 'store_credit',
} as const
const access = {
  ...code,
  ...{ _id: 'three', name: 'Early access', code: 'EARLY-0190A000-4E3A-7000-8000-000000000001', points: 20 },
  type: 'special_access',
  expiresAt: Date.UTC(2027, 0, 30, 18, 29),
} as const

const member = (change: object): Answers =>
  altered('loyalty.dashboard', ({ loyaltyData }) => {
    Object.assign(loyaltyData, change)
  })

/** A member with something of everything. */
const rich = member({
  ...{ currentPoints: 64, pendingPoints: 7, expiringPoints: 4 },
  activeRedemptions: [code, credit],
})

const november = Date.UTC(2026, 10, 12)
const entry = { createdAt: november, reversals: [], reversedPoints: 0, expiresAt: null }

/** An order's points, of which a refund took some back. */
const takenBack: Answers = {
  'loyalty.history': {
    ...samples['loyalty.history'],
    transactions: [
      {
        ...entry,
        _id: 'reversal',
        description: 'Taken back: Order 4F2A9C1B',
        kind: 'reversal',
        type: 'reversed',
        points: -3,
        isPending: false,
        availableAt: null,
        cause: 'refund',
      },
      {
        ...entry,
        _id: 'award',
        description: 'Order 4F2A9C1B',
        kind: 'order',
        type: 'earned',
        points: 6,
        isPending: true,
        availableAt: november + 7 * 86_400_000,
        expiresAt: november + 365 * 86_400_000,
        reversedPoints: 3,
        reversals: [{ points: 3, at: november, cause: 'refund' }],
        cause: '',
      },
    ],
  },
}

const openTab =
  (name: string) =>
  ({ page }: Stage) =>
    page.getByRole('tab', { name }).click()

/** Loyalty: points, history, friends and rewards. */
export const screens: readonly Screen[] = [
  { name: 'loyalty', route: '/loyalty', shows: /./ },
  { ...mine, name: 'loyalty, overview', answers: rich, shows: /^4 points expire within the next 30 days/ },
  {
    ...mine,
    name: 'loyalty, new member',
    answers: member({ currentPoints: 0, pendingPoints: 0, transactions: [] }),
    shows: 'No transactions yet',
  },
  {
    ...mine,
    name: 'loyalty, loading',
    answers: { 'loyalty.dashboard': held, 'loyalty.rewards': held, 'loyalty.history': held },
  },
  {
    ...mine,
    name: 'loyalty, failed',
    answers: { 'loyalty.dashboard': refused(), 'loyalty.rewards': refused(), 'loyalty.history': refused() },
    shows: 'The shop is very busy. Please try again.',
  },
  {
    ...mine,
    name: 'loyalty, balance explained',
    over: true,
    answers: rich,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Explain this balance' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'loyalty, history',
    answers: rich,
    steps: async (stage) => {
      await openTab('History')(stage)
      await expect(stage.page.getByRole('table')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'loyalty, history failed',
    answers: { 'loyalty.history': refused() },
    steps: openTab('History'),
    shows: /^Your history could not be loaded/,
  },
  {
    ...mine,
    name: 'loyalty, referrals',
    answers: rich,
    steps: async (stage) => {
      await openTab('Referrals')(stage)
      await expect(stage.page.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
    },
    shows: /^Nobody has joined with your link yet/,
  },
  {
    name: 'loyalty, visitor',
    route: '/loyalty',
    steps: ({ page }) => expect(page.getByRole('heading', { name: 'Tiers' })).toBeVisible(),
  },
  {
    ...mine,
    name: 'loyalty, friends who joined',
    answers: {
      ...rich,
      'loyalty.referrals': {
        ...samples['loyalty.referrals'],
        referrals: [
          { name: 'Ruwan', state: 'confirmed', at: november },
          { name: 'Bartholomeuszina', state: 'joined', at: november },
        ],
      },
    },
    steps: async (stage) => {
      await openTab('Referrals')(stage)
      await expect(stage.page.getByRole('rowheader', { name: 'Ruwan' })).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'loyalty, points taken back',
    answers: { ...rich, ...takenBack },
    steps: openTab('History'),
    shows: /3 points of it were taken back on 12\/11\/2026 after a refund/,
  },
  {
    name: 'loyalty, share menu',
    route: '/product/:slug',
    address: `/product/${samples['catalog.single'].product.slug}`,
    as: 'member',
    over: true,
    answers: rich,
    steps: ({ page }) => page.getByRole('button', { name: 'Share', exact: true }).click(),
    shows: /^Share and earn/,
  },
  { ...rewards, name: 'loyalty, rewards', answers: rich, shows: 'Only 7 left' },
  {
    ...rewards,
    name: 'loyalty, early access redeemed',
    answers: member({
      currentPoints: 64,
      activeRedemptions: [access, { ...access, _id: 'four', canBeUndone: false }],
    }),
    shows: /Early access until 30 January 2027/,
  },
  {
    ...rewards,
    name: 'loyalty, rewards out of reach',
    answers: {
      ...member({ currentPoints: 0 }),
      ...altered('loyalty.rewards', (answer) => {
        answer.userPoints = 0
      }),
    },
    shows: /10 more points needed/,
  },
  {
    ...rewards,
    name: 'loyalty, rewards failed',
    layoutOf: 'loyalty, history failed',
    answers: { 'loyalty.rewards': refused('server.overloaded', 'Failed to load rewards catalog') },
    shows: 'Failed to load rewards catalog',
  },
  {
    ...rewards,
    name: 'loyalty, reward to confirm',
    over: true,
    answers: {
      ...rich,
      ...altered('loyalty.rewards', (answer) => {
        answer.userPoints = 64
      }),
    },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Redeem Free shipping' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
