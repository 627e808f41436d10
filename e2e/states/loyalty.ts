import type { Page } from '@playwright/test'
import { asMember } from '../account/loyal-member.ts'
import { expect, gotoHydrated, signedIn } from '../shop.ts'
import { alter, hold, refuse, type ScreenState } from './screen-state.ts'

const route = '/loyalty'

interface Dashboard {
  readonly loyaltyData: Record<string, unknown>
}

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
}
const credit = {
  ...code,
  _id: 'two',
  name: 'Rs. 2,500 store credit',
  type: 'store_credit',
  code: 'CREDIT-9ZT3HMNA',
}

const november = Date.UTC(2026, 10, 12)
const entry = { createdAt: november, reversals: [], reversedPoints: 0, expiresAt: null }

/** An order's points, of which a refund took some back. */
const takenBack = [
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
]

const access = {
  ...code,
  _id: 'three',
  name: 'Early access',
  type: 'special_access',
  code: 'EARLY-0190A000-4E3A-7000-8000-000000000001',
  points: 20,
  expiresAt: Date.UTC(2027, 0, 30, 18, 29),
}
const usedAccess = { ...access, _id: 'four', canBeUndone: false }

/** A member with something of everything. */
async function rich(page: Page) {
  await asMember(page, 'amaya@example.com')
  await alter<Dashboard>(page, 'loyalty/dashboard', ({ loyaltyData }) =>
    Object.assign(loyaltyData, {
      currentPoints: 64,
      pendingPoints: 7,
      expiringPoints: 4,
      activeRedemptions: [code, credit],
    }),
  )
}

async function openTab(page: Page, tab: string) {
  await gotoHydrated(page, route)
  await page.getByRole('tab', { name: tab }).click()
}

/** Loyalty: points, history, friends and rewards. */
export const loyalty: readonly ScreenState[] = [
  {
    name: 'loyalty, overview',
    route,
    async arrive(page) {
      await rich(page)
      await gotoHydrated(page, route)
      await expect(page.getByText('4 points expire within the next 30 days')).toBeVisible()
    },
  },
  {
    name: 'loyalty, new member',
    route,
    async arrive(page) {
      await signedIn(page)
      await gotoHydrated(page, route)
      await expect(page.getByText('No transactions yet')).toBeVisible()
    },
  },
  {
    name: 'loyalty, loading',
    route,
    async arrive(page) {
      await signedIn(page)
      await hold(page, 'loyalty/*')
      await gotoHydrated(page, route)
    },
  },
  {
    name: 'loyalty, failed',
    route,
    async arrive(page) {
      await signedIn(page)
      await refuse(page, 'loyalty/*')
      await gotoHydrated(page, route)
      await expect(page.getByText('The shop is very busy. Please try again.').first()).toBeVisible()
    },
  },
  {
    name: 'loyalty, balance explained',
    route,
    over: true,
    async arrive(page) {
      await rich(page)
      await gotoHydrated(page, route)
      await page.getByRole('button', { name: 'Explain this balance' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'loyalty, history',
    route,
    async arrive(page) {
      await rich(page)
      await openTab(page, 'History')
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'loyalty, history failed',
    route,
    async arrive(page) {
      await signedIn(page)
      await refuse(page, 'loyalty/history')
      await openTab(page, 'History')
      await expect(page.getByText('Your history could not be loaded')).toBeVisible()
    },
  },
  {
    name: 'loyalty, referrals',
    route,
    async arrive(page) {
      await rich(page)
      await openTab(page, 'Referrals')
      await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
      await expect(page.getByText('Nobody has joined with your link yet')).toBeVisible()
    },
  },
  {
    name: 'loyalty, visitor',
    route,
    async arrive(page) {
      await gotoHydrated(page, route)
      await expect(page.getByRole('heading', { name: 'Tiers' })).toBeVisible()
    },
  },
  {
    name: 'loyalty, friends who joined',
    route,
    async arrive(page) {
      await rich(page)
      await alter<{ referrals: object[] }>(page, 'loyalty/referrals', (answer) => {
        const at = Date.UTC(2026, 10, 12)
        answer.referrals = [
          { name: 'Ruwan', state: 'confirmed', at },
          { name: 'Bartholomeuszina', state: 'joined', at },
        ]
      })
      await openTab(page, 'Referrals')
      await expect(page.getByRole('rowheader', { name: 'Ruwan' })).toBeVisible()
    },
  },
  {
    name: 'loyalty, points taken back',
    route,
    async arrive(page) {
      await rich(page)
      await alter<object>(page, 'loyalty/history', (answer) =>
        Object.assign(answer, { transactions: takenBack }),
      )
      await openTab(page, 'History')
      await expect(
        page.getByText('3 points of it were taken back on 12/11/2026 after a refund'),
      ).toBeVisible()
    },
  },
  {
    name: 'loyalty, share menu',
    route: '/product/galle-fort-linen-shirt',
    over: true,
    async arrive(page) {
      await rich(page)
      await gotoHydrated(page, '/product/galle-fort-linen-shirt')
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await expect(page.getByText('Share and earn')).toBeVisible()
    },
  },
  {
    name: 'loyalty, rewards',
    route,
    async arrive(page) {
      await rich(page)
      await gotoHydrated(page, '/loyalty?tab=rewards')
      await expect(page.getByText('Only 7 left')).toBeVisible()
    },
  },
  {
    name: 'loyalty, early access redeemed',
    route,
    async arrive(page) {
      await asMember(page, 'amaya@example.com')
      await alter<Dashboard>(page, 'loyalty/dashboard', ({ loyaltyData }) =>
        Object.assign(loyaltyData, { currentPoints: 64, activeRedemptions: [access, usedAccess] }),
      )
      await gotoHydrated(page, '/loyalty?tab=rewards')
      await expect(page.getByText('Early access until 30 January 2027').first()).toBeVisible()
    },
  },
  {
    name: 'loyalty, rewards out of reach',
    route,
    async arrive(page) {
      await signedIn(page)
      await gotoHydrated(page, '/loyalty?tab=rewards')
      await expect(page.getByText('10 more points needed').first()).toBeVisible()
    },
  },
  {
    name: 'loyalty, rewards failed',
    route,
    async arrive(page) {
      await signedIn(page)
      await page.route('**/api/loyalty/rewards', (answer) => answer.abort())
      await gotoHydrated(page, '/loyalty?tab=rewards')
      await expect(page.getByText('Failed to load rewards catalog')).toBeVisible()
    },
  },
  {
    name: 'loyalty, reward to confirm',
    route,
    over: true,
    async arrive(page) {
      await rich(page)
      await alter<{ userPoints: number }>(page, 'loyalty/rewards', (answer) => {
        answer.userPoints = 64
      })
      await gotoHydrated(page, '/loyalty?tab=rewards')
      await page.getByRole('button', { name: 'Redeem Free shipping' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
