import { samples } from '@first-fashion/contract/samples'
import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/order-limits'
const unusual = '/admin/orders/unusual'
const [order] = samples['staff.orders'].orders

/** How much one person may order. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, order limits',
    route,
    as: 'owner',
    steps: ({ page }) => expect(page.getByLabel('From one account')).toBeVisible(),
  },
  {
    name: 'back office, order limits refused',
    route,
    as: 'owner',
    layoutOf: 'back office, order limits',
    steps: async ({ page }) => {
      await page.getByLabel('From one account').fill('a few')
      await page.getByRole('button', { name: 'Save' }).click()
    },
    shows: 'A whole number, or nothing',
  },
  {
    name: 'back office, order limits not loaded',
    route,
    as: 'owner',
    answers: { 'staff.order-limits': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'The shop is very busy. Please try again.',
  },
  {
    name: 'back office, unusual orders',
    route: unusual,
    as: 'owner',
    answers: altered('staff.order-alerts', (answer) => {
      const common = { paymentMethod: 'cod', createdAt: order.date } as const
      answer.total = 2
      answer.alerts = [
        {
          ...common,
          order: {
            _id: '019a0000-0000-7000-8000-000000000001',
            number: '9F3A21C4',
            customer: 'Nadeesha Silva',
          },
          amount: 118_400,
          units: 16,
          reasons: ['many-units', 'high-amount'],
          canCancel: true,
        },
        {
          ...common,
          order: {
            _id: '019a0000-0000-7000-8000-000000000002',
            number: '04B7D1E0',
            customer: 'Ruwan de Silva',
          },
          amount: 24_350,
          units: 1,
          reasons: ['unverified-cash', 'several-accounts'],
          canCancel: false,
        },
      ]
    }),
    shows: '2 unusual orders',
  },
  {
    name: 'back office, no unusual orders',
    route: unusual,
    as: 'owner',
    shows: 'No unusual orders',
  },
]
