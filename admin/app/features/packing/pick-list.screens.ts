import { held, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/orders/pick-list'

/** What staff take from the shelves. */
export const screens: readonly Screen[] = [
  { name: 'back office, pick list', route, as: 'owner', shows: 'Print' },
  {
    name: 'back office, pick list, nothing to pack',
    route,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.pick-list': { success: true, picks: [], orders: 0, units: 0 } },
    shows: 'There is nothing to pack.',
  },
  {
    name: 'back office, pick list, loading',
    route,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.pick-list': held },
    layoutOf: 'back office, orders loading',
  },
  {
    name: 'back office, pick list, failed',
    route,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.pick-list': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
