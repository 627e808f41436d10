import { altered, held, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/today'

/** What staff see first. */
export const screens: readonly Screen[] = [
  { name: 'back office, today', route, as: 'owner', shows: 'Orders to pack' },
  {
    name: 'back office, today, nothing waits',
    route,
    as: 'owner',
    answers: altered('staff.today', (today) => {
      today.waiting = today.waiting.map((line) => ({ ...line, count: 0 }))
      const none = { orders: 0, amount: 0 }
      today.sales = { today: none, thisWeek: none, weekBefore: none }
    }),
    shows: 'Nothing waits',
  },
  {
    name: 'back office, today, for moderators',
    route,
    as: 'owner',
    answers: altered('staff.today', (today) => {
      today.waiting = today.waiting.filter(({ path }) =>
        /^\/(reviews|looks|applications|products)/.test(path),
      )
      today.sales = null
    }),
    shows: 'Reviews to check',
  },
  {
    name: 'back office, today, loading',
    route,
    as: 'owner',
    answers: { 'staff.today': held },
    layoutOf: 'back office, orders loading',
  },
  {
    name: 'back office, today, failed',
    route,
    as: 'owner',
    answers: { 'staff.today': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
