import { altered, refused, type Screen } from '@first-fashion/testing/stage/screen'

const ran = Date.parse('2026-11-21T22:20:00Z')

/** What runs in the background, and what of it failed. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, background tasks',
    route: '/admin/tasks',
    as: 'owner',
    shows: 'Cancel orders that were not paid in time',
  },
  {
    name: 'back office, background tasks, one fails',
    route: '/admin/tasks',
    as: 'owner',
    layoutOf: 'back office, background tasks',
    answers: altered('staff.tasks', ({ tasks: [first] }) => {
      if (first === undefined) return
      const failure = 'no answer from https://open.er-api.example within 10 seconds'
      Object.assign(first, { runs: 9, failures: 2, succeededAt: ran - 86_400_000, failedAt: ran, failure })
    }),
    shows: 'Failing',
  },
  { name: 'back office, failed jobs', route: '/admin/failed-jobs', as: 'owner', shows: '550 5.1.1' },
  {
    name: 'back office, failed-jobs, failed',
    route: '/admin/failed-jobs',
    as: 'owner',
    upTo: 500,
    answers: { 'staff.failed-jobs': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]
